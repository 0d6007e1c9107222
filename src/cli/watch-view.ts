/** Replayed transcripts for people. */

import type { Finding, RuleMentioned, Totals } from '../hosts/transcripts/finding.ts';
import { count, oneLine, wrap } from './text.ts';
import type { View } from './view.ts';
import type { Watched } from './watch.ts';

/** What a transcript holds that is worth a line; nothing for one in which no rule was said. */
export function transcriptLines(view: View, watched: Watched): string[] {
  const findings = watched.findings.filter((finding) => view.all || isShown(finding));
  if (findings.length === 0) return [];
  return [headingOf(view, watched), ...findings.flatMap((finding) => findingLines(view, finding)), ''];
}

/** "You can use the new parser" takes nothing back, mostly because nothing was forbidden. */
const isShown = (finding: Finding): boolean =>
  finding.kind !== 'not_understood' || finding.code !== 'nothing_to_end';

function headingOf({ paint }: View, { name, agent, from, cwd }: Watched): string {
  const about = [agent, from?.slice(0, 16).replace('T', ' '), cwd].flatMap((part) => part ?? []);
  return `${paint.bold(oneLine(name))}  ${paint.dim(about.map(oneLine).join(', '))}`;
}

function findingLines(view: View, finding: Finding): string[] {
  const { label, dress, text, notes = [] } = wordsOf(view, finding);
  const place = `${finding.at?.slice(11, 16) ?? '     '}  `;
  const indent = place.length + LABEL;
  const [first = '', ...rest] = wrap(text, view.width - indent - 2);
  return [
    `  ${view.paint.dim(place)}${dress(label)}${' '.repeat(LABEL - label.length)}${first}`,
    ...[...rest, ...notes.flatMap((note) => wrap(note, view.width - indent - 2).map(view.paint.dim))].map(
      (line) => `  ${' '.repeat(indent)}${line}`,
    ),
  ];
}

const LABEL = 14;

interface Words {
  readonly label: string;
  readonly dress: (text: string) => string;
  readonly text: string;
  /** What is told in lines below it. */
  readonly notes?: readonly string[];
}

function wordsOf({ paint }: View, finding: Finding): Words {
  switch (finding.kind) {
    case 'rule_said':
      return {
        label: finding.again ? 'said again' : 'rule',
        dress: paint.green,
        text: quoted(finding.sentence),
        notes: meaningsOf(finding.rules),
      };
    case 'rule_broken':
      return {
        label: finding.decision === 'deny' ? 'BROKEN' : 'NOT ASKED',
        dress: finding.outcome === 'refused' ? paint.dim : paint.red,
        text: callText(finding),
        notes: [`${WOULD[finding.decision]}${became(finding)}: ${sentencesOf(finding.rules)}`],
      };
    case 'rule_changed':
      return {
        label: finding.change,
        dress: paint.yellow,
        text: `${sentencesOf(finding.rules)} ${oneLine(finding.message)}`,
        notes: [`you said: ${quoted(finding.said)}`],
      };
    case 'rule_over':
      return { label: 'over', dress: paint.yellow, text: `${sentencesOf(finding.rules)} came to its end` };
    case 'waiver_used':
      return {
        label: 'allowed once',
        dress: paint.green,
        text: callText(finding),
        notes: [`you said: ${quoted(finding.said)}`],
      };
    case 'not_understood':
      return {
        label: 'unclear',
        dress: paint.yellow,
        text: `${quoted(finding.sentence)} ${oneLine(finding.message)}`,
      };
    case 'bad_line':
      return {
        label: 'bad line',
        dress: paint.yellow,
        text: `line ${finding.line}: ${oneLine(finding.message)}`,
      };
  }
}

const WOULD = { deny: 'would have been denied', ask: 'would have been asked about' } as const;

function became({ outcome, after_compaction }: Extract<Finding, { kind: 'rule_broken' }>): string {
  const notes = [
    ...(outcome === 'refused' ? ['it was refused then too'] : []),
    ...(after_compaction ? ['the conversation had been compacted since'] : []),
  ];
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`;
}

const quoted = (text: string): string => `“${oneLine(text)}”`;

const sentencesOf = (rules: readonly RuleMentioned[]): string =>
  [...new Set(rules.map(({ sentence }) => quoted(sentence)))].join(' and ');

/** One line for each meaning, with all the tools that it is for. */
function meaningsOf(rules: Extract<Finding, { kind: 'rule_said' }>['rules']): readonly string[] {
  const tools = new Map<string, string[]>();
  for (const { tool, meaning } of rules)
    tools.set(meaning, [...(tools.get(meaning) ?? []), tool ?? 'no tool yet']);
  return [...tools].map(([meaning, names]) => `${names.map(oneLine).join(', ')}: ${oneLine(meaning)}`);
}

/** A call by what tells it apart: its command, its file, or its first arguments. */
function callText({ tool, arguments: args }: { readonly tool: string; readonly arguments: object }): string {
  const [first] = Object.entries(args).sort(([a], [b]) => rank(a) - rank(b));
  const value = first === undefined ? '' : typeof first[1] === 'string' ? first[1] : JSON.stringify(first[1]);
  const text = oneLine(value);
  return `${oneLine(tool)} ${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}`.trim();
}

const LONGEST = 160;
const TELLING = ['command', 'file_path', 'filePath', 'path', 'url', 'query', 'pattern'];
const rank = (name: string): number => (TELLING.includes(name) ? TELLING.indexOf(name) : TELLING.length);

export function summaryLines({ paint }: View, watched: readonly Watched[], totals: Totals): string[] {
  const { prompts, calls, rules_said, rules_ended, waived, broken, would_deny, would_ask } = totals;
  const { broken_after_compaction, not_understood, bad_lines } = totals;
  const dress = broken > 0 ? paint.red : paint.green;
  return [
    `${count(watched.length, 'transcript')}, ${count(prompts, 'message')} of the user, ${count(calls, 'call')}`,
    `${count(rules_said, 'rule')} said, ${rules_ended} ended, ${waived} waived`,
    dress(
      broken === 0
        ? 'no call broke a rule'
        : `${count(broken, 'call')} broke a rule: ${would_deny} would have been denied, ${would_ask} asked about` +
            (broken_after_compaction > 0 ? `; ${broken_after_compaction} came after a compaction` : ''),
    ),
    ...(not_understood > 0
      ? [`${count(not_understood, 'sentence')} not understood, and so not enforced`]
      : []),
    ...(bad_lines > 0 ? [`${count(bad_lines, 'line')} could not be read`] : []),
  ];
}
