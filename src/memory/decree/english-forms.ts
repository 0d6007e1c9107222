/** The forms of English words: verbs in their four forms, nouns in two. */

export type Form = 'base' | 'third' | 'past' | 'gerund';

/** The forms of a verb; only its first word changes ("reach out to" → "reaching out to"). */
export function* verbForms(
  verb: string,
  irregular: ReadonlyMap<string, readonly (readonly string[])[]>,
): Generator<readonly [Form, string]> {
  const [first = '', ...rest] = verb.split(' ');
  const whole = (form: string) => [form, ...rest].join(' ');
  yield ['base', verb];
  yield ['third', whole(thirdPerson(first))];
  const known = irregular.get(first) ?? [];
  for (const [past = '', participle = '', gerund = ''] of known) {
    yield ['past', whole(past)];
    yield ['past', whole(participle)];
    yield ['gerund', whole(gerund)];
  }
  if (known.length > 0) return;
  for (const stem of stemsOf(first)) {
    yield ['past', whole(`${stem}ed`)];
    yield ['gerund', whole(`${stem}ing`)];
  }
}

const thirdPerson = (verb: string): string => {
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
};

/** What -ed and -ing are added to: `bake` → `bak`, `tag` → `tagg` as well as `tag`, `try` → `tri` and `try`. */
function stemsOf(verb: string): readonly string[] {
  if (/[^aeo]e$/.test(verb)) return [verb.slice(0, -1)];
  if (/[^aeiou]y$/.test(verb)) return [verb, `${verb.slice(0, -1)}i`];
  if (/[^aeiou][aeiou][bdgklmnprt]$/.test(verb)) return [verb, `${verb}${verb.at(-1)}`];
  return [verb];
}

/** A noun and its plural. */
export function nounForms(noun: string): readonly string[] {
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return [noun, `${noun}es`];
  if (/[^aeiou]y$/.test(noun)) return [noun, `${noun.slice(0, -1)}ies`];
  return [noun, `${noun}s`];
}
