/** Sentences: where one ends, which is not at every full stop (`sarah@example.com`, `.env`, `v1.2`, `e.g.`). */

export interface Sentence {
  /** Own words, with quotations blanked out. */
  readonly text: string;
  /** Code units of the message. */
  readonly from: number;
  readonly to: number;
  readonly question: boolean;
}

/** Longer sentences are not read: part of one may say the opposite of the whole. */
export const LONGEST_SENTENCE = 600;

const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|mr|mrs|ms|dr|prof|st|vs|no|approx|inc|ltd|jr|sr|dept|fig|a\.m|p\.m|z\.b|bzw|usw|p\. ?ex|p\. ?ej|sra|sr|srta|dra|ud|uds|m|mm|mme|mlle|hr|hrn|nr|ca|ggf|inkl|evtl|d\. ?h|u\. ?a|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)\.$/i;
const END = /[.!?…]+["'”’)\]]*(?=\s|$)|[。！？；\n]+/gu;

export function sentencesOf(own: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const { 0: mark, index } of own.matchAll(END)) {
    const end = index + mark.length;
    if (mark === '.' && goesOn(own, from, index)) continue;
    sentences.push(...pieces(own, from, end));
    from = end;
  }
  sentences.push(...pieces(own, from, own.length));
  return joined(sentences);
}

/** "Don't deploy. Until Monday, that is.": a limit that stands alone belongs to the sentence before it. */
const LIMIT =
  /^(?:(?:only |but only |at least |well, |and |or )*(?:until|till|unless|except|apart from|other than|without asking|without my)\b|(?:only|but only) (?:if|when|for|on|after|while)\b|(?:for now|for today|just for now|just for today)[.!]?$|not (?:until|before)\b)/i;
/** A limit that is longer says something of its own. */
const LONGEST_LIMIT = 80;

function joined(sentences: readonly Sentence[]): readonly Sentence[] {
  const kept: Sentence[] = [];
  for (const sentence of sentences) {
    const before = kept.at(-1);
    if (before && (isLimit(sentence, before) || isAnswer(sentence, before)))
      kept[kept.length - 1] = together(before, sentence);
    else kept.push(sentence);
  }
  return kept;
}

/** "Deleting blocks? Not without my OK." */
const isAnswer = ({ text }: Sentence, before: Sentence): boolean =>
  before.question &&
  before.text.split(/\s+/).length <= 6 &&
  !/^(?:why|what|how|who|when|where|which|is|are|do|does|did|can|could|should|shall|may|have|has|will|would)\b/i.test(
    before.text,
  ) &&
  /^(?:not without|never without|not unless|only (?:if|when|with|after|for|on|to))\b/i.test(text);

const isLimit = ({ text, question }: Sentence, before: Sentence): boolean =>
  text.length <= LONGEST_LIMIT &&
  !question &&
  !before.question &&
  LIMIT.test(text) &&
  !/,\s*(?!that is\b|of course\b|please\b|ok\b|thanks?\b|obviously\b)\S/i.test(text) &&
  !/[:\n]/.test(text);

/** The full stop between them ends nothing; every place stays what it was. */
function together(before: Sentence, limit: Sentence): Sentence {
  const stop = before.text.replace(/[.!…?]+$/, (mark) => ' '.repeat(mark.length));
  const gap = ' '.repeat(limit.from - before.to);
  const text = limit.text.replace(/,\s*(?:that is|of course|please|ok|thanks?|obviously)\s*[.!]*$/i, (end) =>
    ' '.repeat(end.length),
  );
  return { text: stop + gap + text, from: before.from, to: limit.to, question: false };
}

/** The full stop of an abbreviation, or of a list number at the start of a line. */
function goesOn(own: string, from: number, stop: number): boolean {
  const start = own.slice(Math.max(from, stop - 12), stop + 1);
  if (!ABBREVIATION.test(start)) return /^\s*\d{1,3}\.$/.test(own.slice(from, stop + 1));
  return !/^\s+(?:Never|Don['’]t|Do not|Please)\b/.test(own.slice(stop + 1, stop + 20));
}

function* pieces(own: string, from: number, to: number): Generator<Sentence> {
  const whole = own.slice(from, to);
  const text = whole.trim();
  if (text === '') return;
  const start = from + whole.indexOf(text);
  yield { text, from: start, to: start + text.length, question: /[?？]["'”’)\]]*$/.test(text) };
}
