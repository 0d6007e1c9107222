/** The words of a policy: what a host adds to the reading of sentences, and what is wrong with it. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createPolicy } from '../../src/lictor.ts';
import { formatDiagnostic } from '../../src/logic/diagnostics.ts';
import { capture } from '../../src/memory/capture.ts';
import { readDecrees } from '../../src/memory/decrees.ts';
import { policyWords } from '../../src/memory/policy-words.ts';
import { codes, policy } from '../support/policies.ts';
import { originAt } from '../support/rules.ts';

const EXAMPLE = readFileSync(new URL('../../docs/examples/words/policy.pl', import.meta.url), 'utf8');
const words = policyWords(policy(EXAMPLE));

const told = (text: string, tools = words.tools) =>
  readDecrees(text, { tools }, words).readings.map(({ kind, tool, matcher, until }) =>
    [kind, tool, ...Object.values(matcher), ...(until === undefined ? [] : [`until ${until}`])].join(' '),
  );

describe('the words of a policy', () => {
  test.each<[string, readonly string[]]>([
    ['Never yeet files.', ['prohibit delete_file']],
    ['Stop yeeting files under /etc.', ['prohibit delete_file path /etc/*']],
    ['No huddles before 9am.', ['prohibit create_event start <09:00']],
    ['Never deploy to the big one.', ['prohibit deploy environment production']],
    ['Never touch the ledger.', ['prohibit acct__post_entry']],
    ["Don't use the ledger.", ['prohibit acct__list_entries', 'prohibit acct__post_entry']],
    ['Keep out of the books.', ['prohibit acct__list_entries', 'prohibit acct__post_entry']],
    [
      'Ask me before you use the ledger.',
      ['require_confirmation acct__list_entries', 'require_confirmation acct__post_entry'],
    ],
    ['It would be lovely not to deploy.', ['prohibit deploy']],
    ["Don't deploy this sprint of ours.", ['prohibit deploy until this sprint of ours']],
  ])('count beside the shipped ones: %s', (text, readings) => {
    expect(told(text)).toEqual(readings);
  });

  test('change nothing of what the shipped words say', () => {
    expect(told('Never email Sarah at sarah@example.com.')).toEqual([
      'prohibit send_email to sarah@example.com',
    ]);
    expect(readDecrees('Never yeet files.', { tools: words.tools }).readings).toMatchObject([{ tool: null }]);
  });

  test('are of the tools however a session spells them', () => {
    const tools = ['mcp__acct__post_entry', 'mcp__acct__list_entries', 'Bash'];
    expect(told('Never touch the ledger.', tools)).toEqual(['prohibit mcp__acct__post_entry']);
  });

  test('for roles make a matcher one of a role', () => {
    const decrees = readDecrees('Never email my godmother or the godmother.', { tools: words.tools }, words);
    const origin = { ...originAt(), ...(words.facts && { facts: words.facts }) };
    const { changes } = capture({ ...origin, decrees, calls: [] }, { rules: [], waivers: [] });
    const matchers = changes.flatMap(({ kind, value }) => (kind === 'rule' && value ? value.matchers : []));
    expect(matchers.length).toBeGreaterThan(0);
    expect(matchers.every(({ role }) => role === true)).toBe(true);
    const plain = capture(
      {
        ...originAt(),
        decrees: {
          ...decrees,
          readings: decrees.readings.map((one) => ({ ...one, matcher: { arg: 'to', value: 'godmother' } })),
        },
        calls: [],
      },
      { rules: [], waivers: [] },
    );
    expect(JSON.stringify(plain.changes)).not.toContain('"role":true');
  });

  test.each([
    ['capitals', 'decree_verb(en, delete, any, ["Yeet"]).', 'Never yeet files.'],
    [
      'contractions',
      'decree_phrase(en, forbid, ["I’d hate it if you’d ever"]).',
      'I’d hate it if you’d ever delete files.',
    ],
    ['full-width letters', 'decree_verb(en, delete, any, ["ｙｅｅｔ"]).', 'Never yeet files.'],
    ['another script', 'decree_verb(zh, delete, any, ["咔嚓"]).', '不要咔嚓文件。'],
  ])('are taken as sentences have them: %s', (_, fact, sentence) => {
    const own = policyWords(policy(`unit(tool(delete_file), [effect(delete)]).\n${fact}`));
    expect(readDecrees(sentence, own, own).readings).toMatchObject([
      { kind: 'prohibit', tool: 'delete_file' },
    ]);
  });

  test('of a language of its own are read', () => {
    const own = policyWords(
      policy(`
        unit(tool(delete_file), [effect(delete)]).
        decree_hint(eo, ["neniam", "ne", "la"]).
        decree_phrase(eo, forbid, ["neniam"]).
        decree_verb(eo, delete, any, ["forigu"]).
        decree_noun(eo, file, none, ["dosierojn"]).
        decree_determiner(eo, ["la"]).
      `),
    );
    expect(readDecrees('Neniam forigu la dosierojn!', own, own).readings).toMatchObject([
      { kind: 'prohibit', tool: 'delete_file' },
    ]);
  });
});

describe('facts about words', () => {
  const diagnosed = (fact: string): readonly string[] => {
    const made = createPolicy({ files: [{ path: 'w.pl', text: `unit(tool(a), []).\n${fact}` }] });
    return (made.ok ? made.value.warnings : made.error).map(formatDiagnostic);
  };

  test.each<[string, RegExp]>([
    [
      'decree_verb(en, delte, any, ["yeet"]).',
      /^w\.pl:2:17: error unknown_value: `delte` is no action .*did you mean `delete`\?/,
    ],
    [
      'decree_verb(em, delete, any, ["yeet"]).',
      /^w\.pl:2:13: error unknown_value: `em` is no language .*did you mean `en`\?/,
    ],
    [
      'decree_noun(en, calender, create, ["huddle"]).',
      /^w\.pl:2:17: error unknown_value: `calender` is no domain .*`calendar`\?/,
    ],
    [
      'decree_phrase(en, forbit, ["no way to"]).',
      /^w\.pl:2:19: error unknown_value: `forbit` is no role .*`forbid`\?/,
    ],
    ['decree_alias(sever, acct, ["the ledger"]).', /^w\.pl:2:14: error unknown_value: .*`server`\?/],
    ['decree_verbs(en, delete, any, ["yeet"]).', /^w\.pl:2:1: error misspelt_relation: .*`decree_verb\/4`\?/],
    [
      'decree_verb(en, delete, ["yeet"]).',
      /^w\.pl:2:1: error wrong_arity: .*decree_verb\(Language, Action, Domain, Words\)/,
    ],
    ['decree_verb(en, delete, any, "yeet").', /^w\.pl:2:30: error wrong_type: .*a list of texts/],
    [
      'decree_verb(en, delete, any, [yeet, 5]).',
      /^w\.pl:2:37: error wrong_type: `5` cannot stand here; expected a text/,
    ],
    ['decree_verb(en, delete, any, ["…"]).', /error wrong_type: .*a text with a letter/],
    ['decree_phrase(en, forbid, ["{do|does not"]).', /error wrong_type: .*every `\{` has its `\}`/],
    ['decree_verb(en, delete, any, ["yeet"]) :- unit(_).', /error facts_only/],
    [
      `decree_verb(en, delete, any, ["${'x'.repeat(200)}"]).`,
      /error out_of_range: the text has 200 characters; expected at most 128/,
    ],
    [
      `decree_programs([${Array(4097).fill('a').join(', ')}]).`,
      /error out_of_range: the list has 4097 words/,
    ],
    ['decree_forms(en, [["yeet", "yote"], "yeeted"]).', /^w\.pl:2:37: error wrong_type/],
  ])('that are wrong are told with their place: %s', (fact, expected) => {
    expect(diagnosed(fact)).toEqual([expect.stringMatching(expected)]);
  });

  test.each([
    'decree_verb(en, teleport, any, ["teleport", "beam"]).',
    'decree_verb(en, deplete, any, ["deplete"]).',
    'decree_verb(en, yeet, cargo, ["yeet"]).\ndecree_command(yeet, ["yeet"]).\ndecree_noun(en, cargo, none, ["cargo"]).',
    'decree_verb(tlh, delete, any, ["teq"]).\ndecree_phrase(tlh, forbid, ["yImev"]).',
  ])('may name actions, domains and languages of their own: %s', (fact) => {
    expect(diagnosed(fact)).toEqual([]);
  });

  test('as they are shipped are a policy without a mistake', () => {
    const shipped = readFileSync(new URL('../../rules/decree-lexicon.pl', import.meta.url), 'utf8');
    expect(codes(`unit(tool(a), []).\n${shipped}`)).toEqual([]);
  });

  test('of hostile names and sizes add nothing that others rest on', () => {
    const own = policyWords(
      policy(`
        unit(tool(delete_file), [effect(delete)]).
        decree_verb(en, delete, any, ["__proto__", "constructor", "toString"]).
        decree_alias(server, '__proto__', ["constructor"]).
        decree_alias(environment, constructor, ["hasOwnProperty"]).
      `),
    );
    expect(readDecrees('Never constructor files.', own, own).readings).toMatchObject([
      { tool: 'delete_file' },
    ]);
    expect(readDecrees('Never delete files.', own, own).readings).toMatchObject([{ tool: 'delete_file' }]);
  });
});
