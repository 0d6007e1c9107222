/** Limits: until when, under which condition, and except for what an order holds. */

import { AND_EXCEPT, NOT } from '../condition.ts';
import type { Limit } from './clause.ts';

export interface RuleLimits {
  readonly condition?: string;
  readonly until?: string;
  readonly except?: string;
}

export interface Limits {
  readonly rule: RuleLimits;
  /** "Without asking me": the user's word makes it allowed. */
  readonly asks: boolean;
  /** "Again", "now", "from now on": what is allowed was forbidden. */
  readonly again: boolean;
  readonly automatic: boolean;
  /** "Other than", "nobody but": everything else is meant. */
  readonly others: boolean;
  /** "Nobody but": they are meant, though no thing is named. */
  readonly nobody: boolean;
}

const AGAIN =
  /\b(?:again|any ?more|any longer|no longer|back|after all|now|once more|from now on|from here on|going forward|in future|wieder|ab jetzt|jetzt|nouveau|maintenant|désormais|desormais|doch|aufgehoben|levee|prohibido|otra vez|de nuevo|volver a|vuelvas a|ahora|ya)\b|了|再|又|重新|现在|恢复|以后|今后|もう|また|再|今日から|今から|これから|今後|다시|이제/;

export function decreeLimits(limits: readonly Limit[], message: string): Limits {
  const text = (kinds: readonly string[], write: (limit: Limit) => string) =>
    limits.filter(({ kind }) => kinds.includes(kind)).map(write);
  const whole = ({ opener, said }: Limit) => slice([...opener, ...said], message);
  const said = (limit: Limit) =>
    limit.said.length > 0
      ? slice(limit.said, message).replace(/[, ]+(?:please|pls|thanks|thank you|ok|okay)$/i, '')
      : whole(limit);
  const until = [
    ...text(['until', 'time'], said),
    ...text(['task'], () => 'task'),
    ...text(['session'], () => 'session'),
  ];
  const condition = [
    ...text(['if', 'season'], (limit) =>
      limit.kind === 'season' || isTime(limit) ? whole(limit) : said(limit),
    ),
    ...text(['only if'], (limit) => `${NOT}${said(limit)}`),
    ...text(['only season'], (limit) => `${NOT}${whole(limit)}`),
    ...text(['unless'], unlessText(message)),
    ...limits.filter(isConsentTo).map(whole),
  ];
  const except = text(['except', 'others'], (limit) => bare(said(limit)));
  const norms = limits
    .filter(({ kind }) => kind === 'again' || kind === 'allow' || kind === 'allowed')
    .map(({ opener }) => opener.map(({ norm }) => norm).join(opener[0]?.kind === 'han' ? '' : ' '));
  return {
    rule: {
      ...(condition.length > 0 && { condition: condition.join('; ') }),
      ...(until.length > 0 && { until: untilText(until) }),
      ...(except.length > 0 && { except: except.join(AND_EXCEPT) }),
    },
    asks: limits.some(({ kind }) => kind === 'consent'),
    again: norms.some((norm) => AGAIN.test(norm)),
    others: limits.some(({ kind, opener }) => kind === 'except' && opener[0]?.norm !== 'unless'),
    nobody: limits.some(({ kind }) => kind === 'others'),
    automatic: limits.some(({ kind }) => kind === 'automatic'),
  };
}

/** "Nach 18 Uhr", "durante la demo": when, which the words that open it say. */
const isTime = ({ opener, said }: Limit): boolean =>
  (/^(?:after|before|between)$/.test(opener[0]?.norm ?? '') &&
    /^(?:clock|number)$/.test(said[0]?.kind ?? '')) ||
  /^(?:danach|nachdem|waehrend|apres|a partir|pendant|durant|despues|tras|durante)/.test(
    opener.map(({ norm }) => norm).join(' '),
  );

/** "Unless I confirm the price": what the user's word is about. */
const isConsentTo = ({ kind, said, opener }: Limit): boolean =>
  kind === 'consent' &&
  opener.some(({ norm }) => norm === 'i') &&
  said.some(
    ({ kind: shape, norm }) =>
      shape !== 'mark' &&
      !/^(?:it|this|that|them|first|so|to|you|me|ok|okay|yes|give|green|light|go-ahead|nod|signal|thumbs|up|my|approval|permission|the|a|on|at|is|fine|word|go|ahead|otherwise|explicitly|in|writing|person|please|with|for|by|and|or|each|every|time|personally)$/.test(
        norm,
      ),
  );

/** `task` and `session` are ends of their own; several times are one text. */
function untilText(ends: readonly string[]): string {
  if (ends.length === 1) return ends[0] as string;
  const times = ends.filter((end) => end !== 'task' && end !== 'session');
  return times.length > 0 ? times.join(' ') : (ends[0] as string);
}

/** "Unless the tests pass": it holds while they do not. */
const unlessText =
  (message: string) =>
  ({ opener, said }: Limit): string => {
    const fact = slice(said, message);
    const positive = /^(?:only|so|as|provided)$/.test(opener[0]?.norm ?? '');
    return `${!positive && opener[0]?.norm === 'without' ? 'without ' : NOT}${fact}`;
  };

function slice(words: Limit['said'], message: string): string {
  const [first] = words;
  const last = words.at(-1);
  return first && last ? message.slice(first.from, last.to).replace(/\s+/gu, ' ') : '';
}

/** "For the landlord" names the landlord. */
const bare = (text: string): string => text.replace(/^(?:for|to|in|on|with|about|from|it is|it's)\s+/i, '');
