/** Charts: one picture a table, drawn as text without a browser. */

import { BarChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TitleComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { duration, peerTime, type Row, type Table } from './table.ts';

echarts.use([BarChart, GridComponent, LegendComponent, TitleComponent, SVGRenderer]);

const WIDTH = 900;
const ROW_HEIGHT = 44;

/** Bars of a table, ours and the peers', on a logarithmic scale of milliseconds. */
export function chartOf({ title, rows }: Table): string {
  const height = 110 + ROW_HEIGHT * rows.length;
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height });
  const peers = [
    ...new Set(rows.flatMap(({ peer }) => (peerTime(peer) === undefined ? [] : [peer?.name ?? '']))),
  ];
  chart.setOption({
    animation: false,
    backgroundColor: '#ffffff',
    title: { text: title, left: 12, top: 10, textStyle: { fontSize: 15 } },
    legend: { top: 40, left: 12, data: ['ours', ...peers] },
    grid: { left: 330, right: 90, top: 74, bottom: 30 },
    xAxis: { type: 'log', axisLabel: { formatter: (ms: number) => duration(ms) } },
    yAxis: {
      type: 'category',
      inverse: true,
      data: rows.map(({ work }) => work),
      axisLabel: { width: 310, overflow: 'truncate' },
    },
    series: [
      bars('ours', rows, ({ ours }) => ours.p50, '#2f6f4f'),
      ...peers.map((name, i) =>
        bars(
          name,
          rows,
          ({ peer }) => (peer?.name === name ? peerTime(peer) : undefined),
          PEER_COLOURS[i % PEER_COLOURS.length],
        ),
      ),
    ],
  });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg;
}

const PEER_COLOURS = ['#b0b7c3', '#d9a441', '#7d8bb1', '#a35d6a'];

const bars = (
  name: string,
  rows: readonly Row[],
  time: (row: Row) => number | undefined,
  color: string | undefined,
) => ({
  name,
  type: 'bar' as const,
  barMaxWidth: 14,
  itemStyle: { color },
  label: {
    show: true,
    position: 'right' as const,
    formatter: ({ value }: { value: unknown }) => duration(Number(value)),
  },
  data: rows.map((row) => time(row) ?? '-'),
});
