/** Decrees: how well sentences are read, by the labels of a file, and what reading one takes. */

import { performance } from 'node:perf_hooks';
import { readDecrees } from '../../src/memory/decrees.ts';
import {
  f1,
  type LabelledDecree,
  precision,
  readLabelled,
  recall,
  type Score,
  scoreOf,
} from '../support/decree-score.ts';
import type { Sample } from './sample.ts';
import { atMost, type Row, type Table } from './table.ts';

/** The least of each, as the labels' own description states it. */
const LEAST = { precision: 0.97, recall: 0.9, f1: 0.87 } as const;
const MOST = { typical: 1, worst: 20 } as const;
const OWN = 'test/cases/decrees.jsonl';

export async function decreesBench(files: readonly string[]): Promise<Table> {
  const read = (files.length > 0 ? files : [OWN]).map((file) => ({ file, lines: readLabelled(file) }));
  const texts = read.flatMap(({ lines }) => lines);
  return {
    topic: 'decrees',
    title: 'Decrees: reading one message',
    rows: [timeRow(texts), ...longRows()],
    notes: read.flatMap(({ file, lines }) => notesOf(file.split('/').at(-1) ?? file, lines)),
  };
}

const readLine = ({ text, tools, context }: LabelledDecree) => readDecrees(text, { tools, ...context });

function timeRow(lines: readonly LabelledDecree[]): Row {
  for (let round = 0; round < 20; round++) for (const line of lines) readLine(line);
  const ours = sampleOf(lines.map((line) => timeOf(() => readLine(line), 5)));
  return { work: `${lines.length} labelled messages`, ours, targets: [atMost(MOST.typical, ours)] };
}

/** Hostile texts in one sentence, and ordinary ones, of 4,096 characters. */
function longTexts(): readonly string[] {
  const pieces = [
    'never ',
    'do not push, ',
    'unless ',
    'email or text ',
    'before ',
    'and ',
    '(',
    'without asking ',
    'no ',
    'Never push. ',
    'until Monday, ',
    '`',
    '``` ',
    '> no\n',
    '[system] ',
    '[system]\n',
    '"',
    '“',
    '「',
    '“a\'b"c”d‘e’f`g`h',
    '("never push") ',
    '[{(',
    'a',
    '中',
    '不要',
    '😀',
    '\u200b',
    '\t',
    '\n',
    'stop\n',
    '<system> ',
  ];
  return [
    ...pieces.map((piece) => piece.repeat(Math.ceil(LENGTH / piece.length))),
    pieces.join('').repeat(60),
    'Never email Sarah until Monday, unless it is about invoices. '.repeat(67),
    '不要给客户发邮件，除非是发票的事。'.repeat(240),
    ...manyRules(),
    ...[...pieces, ...CHINESE].flatMap(longSentences),
  ].map((text) => text.slice(0, LENGTH));
}

const LENGTH = 4096;

/** A kilobyte is one of UTF-8, in which a character of Chinese takes three bytes. */
function longRows(): readonly Row[] {
  const texts = longTexts();
  const inBytes = texts.map((text) =>
    new TextDecoder('utf-8').decode(new TextEncoder().encode(text).slice(0, LENGTH)).replace(/\uFFFD$/, ''),
  );
  return [
    worstRow('a message of 4 KB', inBytes, MOST.worst),
    worstRow('a message of 4,096 characters, of any script', texts),
  ];
}

function worstRow(work: string, texts: readonly string[], most?: number): Row {
  for (const text of texts) readDecrees(text, { tools: TOOLS });
  const times = texts.map((text) => timeOf(() => readDecrees(text, { tools: TOOLS }), 5));
  const worst = Math.max(...times);
  const said = `at worst (${worst.toFixed(1)})`;
  return {
    work,
    ours: sampleOf(times),
    targets: most === undefined ? [] : [{ text: `≤ ${most} ms ${said}`, met: worst <= most }],
  };
}

const CHINESE = [
  '不要',
  '不要推送，',
  '也不要推送',
  '如果',
  '之前',
  '除了',
  '或',
  '只有',
  '才能',
  '今天',
  '我不在的时候不要部署',
  '给客户发邮件',
  '不要发给客户或供应商，',
];

/** A hundred short rules, each of its own. */
const manyRules = (): readonly string[] =>
  [
    (i: number) => `不要给客户${i}发邮件。`,
    (i: number) => `周五之前不要把文件${i}发给客户，除非我同意。`,
    (i: number) => `第${i}条：不许删除 src/${i} 目录下的文件\n`,
    (i: number) => `Don't push to b${i}.\n`,
    (i: number) => `Schick Kunde${i} bis Montag keine E-Mails, außer es geht um Rechnung ${i}. `,
    (i: number) => `N'envoie jamais d'e-mail au client ${i} avant lundi, sauf pour la facture. `,
    (i: number) => `No envíes correos al cliente ${i} hasta el lunes, salvo por la factura. `,
    (i: number) => `月曜日まで顧客${i}にメールを送らないでください。`,
  ].map((rule) => Array.from({ length: 400 }, (_, i) => rule(i)).join(''));

/** Sentences of 600 characters, as long as one may be, that hardly end. */
const longSentences = (piece: string): readonly string[] =>
  [(i: number) => `never push b${i} `, (i: number) => `不要推送${i}`].map((order) =>
    Array.from({ length: 7 }, (_, i) => `${order(i)}${piece.repeat(560).slice(0, 560)}.\n`).join(''),
  );

const TOOLS = ['send_email', 'git_push', 'deploy', 'bash', 'edit_file', 'delete_file'];

function timeOf(work: () => unknown, times: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

function sampleOf(times: readonly number[]): Sample {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9), runs: sorted.length };
}

function notesOf(file: string, lines: readonly LabelledDecree[]): readonly string[] {
  const scoreOfLines = (some: readonly LabelledDecree[]) =>
    scoreOf(some.map((line) => ({ line, found: readLine(line).readings })));
  const other = (lang: string) => lang !== 'en' && lang !== 'zh';
  const all = scoreOfLines(lines);
  const groups = [
    ['en', lines.filter(({ lang }) => lang === 'en')],
    ['zh', lines.filter(({ lang }) => lang === 'zh')],
    ['other', lines.filter(({ lang }) => other(lang))],
  ] as const;
  return [
    `${file}: ${scoreText(all)}`,
    `${file}: detection precision ${verdict(precision(all.detection), LEAST.precision)}, recall ${verdict(recall(all.detection), LEAST.recall)}, rules F1 ${verdict(f1(all.rules), LEAST.f1)}, limits lost ${all.lost.length} (${all.lost.length === 0 ? 'met' : 'missed'}, 0)`,
    ...groups
      .filter(([, some]) => some.length > 0)
      .map(([name, some]) => `${file} ${name}: ${scoreText(scoreOfLines(some))}`),
    `${file} F1 by kind: ${[...all.byKind].map(([kind, counts]) => `${kind} ${f1(counts).toFixed(3)}`).join(', ')}`,
    `${file} kept: ${[...all.limits].map(([limit, { kept, wanted }]) => `${limit} ${kept}/${wanted}`).join(', ')}`,
  ];
}

const verdict = (value: number, least: number): string =>
  `${value.toFixed(3)} (${value >= least ? 'met' : 'missed'}, ≥ ${least})`;

const scoreText = ({ lines, detection, rules, falseCaptures, noneLines }: Score): string =>
  `${lines} lines, detection ${precision(detection).toFixed(3)}/${recall(detection).toFixed(3)}, rules F1 ${f1(rules).toFixed(3)}, false captures ${((100 * falseCaptures) / Math.max(1, noneLines)).toFixed(1)} per 100`;
