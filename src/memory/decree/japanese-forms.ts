/** The forms of Japanese verbs to which orders are added: 送る → 送ら(ないで), 送り, 送っ(て), 送れ. */

/** Row of a kana that ends a verb: before ない, before ます, before ば, before て. */
const ROWS: Readonly<Record<string, string>> = {
  う: 'わいえっ',
  く: 'かきけい',
  ぐ: 'がぎげい',
  す: 'さしせし',
  つ: 'たちてっ',
  ぬ: 'なにねん',
  ぶ: 'ばびべん',
  む: 'まみめん',
  る: 'らりれっ',
};
/** る after one of these is all that changes, but for a few verbs. */
const UNCHANGED = /(?:[えけせてねへめれげぜでべきちにびみりじ]|[見出着寝得])る$/;
const CHANGED = /(?:切|入|知|走|帰|減|滑|握|喋|蹴|しゃべ|いじ|返)る$/;

export function japaneseForms(verb: string): readonly string[] {
  if (verb.endsWith('する')) {
    const noun = verb.slice(0, -2);
    return [noun, verb, ...['し', 'さ', 'すれ', 'をし', 'をする', 'をさ'].map((end) => `${noun}${end}`)];
  }
  const stem = verb.slice(0, -1);
  if (UNCHANGED.test(verb) && !CHANGED.test(verb)) return [verb, stem, `${stem}れ`, `${stem}られ`];
  const row = ROWS[verb.slice(-1)];
  if (row === undefined) return [verb];
  return [verb, ...[...row].map((end) => `${stem}${end}`)];
}
