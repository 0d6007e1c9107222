/** Recorded defects that Lictor does not repeat, each with the law it would break or the defect that it is. */

/** A law of compiling (1 to 16), or a defect of the recorded program by its number in the study of it. */
export type Ground = { readonly law: number } | { readonly defect: string };

export type Quirk = Ground & { readonly why: string };

export const QUIRKS: { readonly [id: string]: Quirk } = {
  'el-scope-literal-subset': {
    defect: 'Q28',
    why: 'a unit is no wider a scope than the kind it is of, so asking for it narrows the scope of the parent',
  },
  'rk-quoted-names': {
    law: 6,
    why: 'rank ends with the identity as it is, by code point, and not with how Prolog would quote it',
  },
  'dep-diamond': { defect: 'Q13', why: 'two units require the same one, and both are reasons for it' },
  'dep-two-roots-equal': { defect: 'Q13', why: 'reasons do not get lost where scores are equal' },
  'dep-denied-bypass': { law: 9, why: 'a unit that the host denies does not come back as a requirement' },
  'dep-text-negated-bypass': {
    law: 9,
    why: 'a unit that the text rules out does not come back as a requirement',
  },
  'sug-denied-bypass': { law: 9, why: 'a unit that the host denies does not come back as a suggestion' },
  'sup-mutual': {
    law: 5,
    why: 'of two units that supersede each other one stays, so that the other lost to a selected one',
  },
  'sup-conflict-loser': { law: 5, why: 'a unit that loses a conflict supersedes nobody' },
  'sup-dependency': { law: 1, why: 'what requires a superseded unit is out with it' },
  'con-dependency-left': { law: 2, why: 'a requirement of a unit that lost has nobody left to vouch for it' },
  'con-dependency-lost': { law: 1, why: 'what requires a unit that lost a conflict is out with it' },
  'con-own-dependency': { law: 1, why: 'a unit in conflict with its own requirement cannot stand at all' },
  'rej-once': { law: 1, why: 'a unit does not stay when what it requires is denied' },
  'pk-omitted-rep': {
    defect: 'Q17',
    why: 'a representation of kind `omitted` writes nothing and is charged nothing',
  },
  'pk-tool-schema-leak': { law: 12, why: 'a tool that packing left out gives the model no schema' },
  'pk-hidden-schema-leak': { law: 12, why: 'a tool hidden from the provider gives it no schema' },
  'pk-tie-drops-first': {
    defect: 'Q16',
    why: 'of two units of equal worth the one that ranks first is packed',
  },
  'bad-trigger-poison': {
    defect: 'Q18',
    why: 'a trigger that could never be matched is refused with its unit, and the other units compile',
  },
  'sh-limit-override': { defect: 'Q23', why: 'the model cannot raise a limit of the host' },
  'mix-07': { law: 1, why: 'a unit does not stay when what it requires is out' },
  'mix-12': { law: 5, why: 'the unit named as having beaten another is selected' },
  'mix-21': { law: 9, why: 'a unit that a signal rules out does not come back as a suggestion' },
  'mix-23': { law: 5, why: 'whoever is named as a supporter is selected, and every such supporter is named' },
};

export const groundText = (ground: Ground): string =>
  'law' in ground ? `law ${ground.law}` : `defect ${ground.defect}`;

/** The table in docs/conformance.md. */
export const quirkTable = (): string =>
  [
    '| case | ground | what Lictor does instead |',
    '|---|---|---|',
    ...Object.entries(QUIRKS).map(([id, quirk]) => `| \`${id}\` | ${groundText(quirk)} | ${quirk.why} |`),
  ].join('\n');
