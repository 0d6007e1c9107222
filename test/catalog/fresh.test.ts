import { readFileSync } from 'node:fs';
import pl from 'tau-prolog';
import installLists from 'tau-prolog/modules/lists.js';
import { describe, expect, it } from 'vitest';
import { BUILTINS, CONTROL, FORBIDDEN, FUNCTIONS } from '../../src/catalog/builtins.ts';
import { PROPERTIES, VOCABULARY } from '../../src/catalog/vocabulary.ts';
import { TEXT_RELATIONS } from '../../src/logic/computed.ts';
import { generateRules } from '../support/generate-rules.mjs';

/** A part of Tau that only this test looks at. */
interface TauArithmetic {
  readonly arithmetic: { readonly evaluation: Readonly<Record<string, unknown>> };
}

describe('the generated rules', () => {
  it('hold the rule files as they are', () => {
    const generated = readFileSync(new URL('../../src/rules.generated.ts', import.meta.url), 'utf8');
    expect(generated).toBe(generateRules());
  });
});

describe('the vocabulary', () => {
  it.each([...VOCABULARY])('says what %s means and how it is asked', (indicator, relation) => {
    expect(relation.comment).toMatch(/^[A-Z`a-z].*\.$/s);
    expect(relation.form).toMatch(new RegExp(`^${relation.name}\\([A-Z]\\w*(, [A-Z]\\w*)*\\)$`));
    expect(relation.modes).toHaveLength(relation.arity);
    expect(relation.sorts).toHaveLength(relation.arity);
    expect(indicator).toBe(`${relation.name}/${relation.arity}`);
    expect(Boolean(relation.given) || relation.policy || relation.defined).toBe(true);
  });

  it('has the fields of units as properties', () => {
    expect([...PROPERTIES.keys()].sort()).toEqual(
      [
        ...[
          'activation',
          'aliases',
          'available',
          'category',
          'conflicts',
          'content',
          'description',
          'effect',
        ],
        ...[
          'mandatory_context',
          'name',
          'priority',
          'provenance',
          'provider_visible',
          'representations',
          'requires',
        ],
        ...['requires_capability', 'schema', 'suggests', 'supersedes', 'triggers'],
      ].sort(),
    );
  });

  it('reads traits, sorts and modes', () => {
    expect(VOCABULARY.get('requires/2')).toMatchObject({
      property: true,
      many: true,
      policy: true,
      facts: false,
    });
    expect(VOCABULARY.get('in_scope/1')).toMatchObject({ given: 'turn', policy: false });
    expect(VOCABULARY.get('calls_within/3')).toMatchObject({ modes: ['+', '+', '?'] });
    expect(VOCABULARY.get('default/1')?.sorts).toEqual([{ name: 'one_of', values: ['deny', 'allow'] }]);
    expect(VOCABULARY.get('requires/2')?.form).toBe('requires(Unit, Other)');
    expect(VOCABULARY.get('requires/2')?.comment).toBe('Unit cannot stand on a surface without Other.');
  });
});

describe('the built-ins', () => {
  installLists(pl);
  const machine = pl.create();
  const tau = Object.keys(machine.modules.system?.rules ?? {}).filter((name) => !name.startsWith('$'));
  const lists = Object.keys(pl.modules.lists?.rules ?? {});

  it('are all there where rules are run', () => {
    const there = new Set([...tau, ...lists, ...TEXT_RELATIONS.keys(), ',/2']);
    expect([...BUILTINS.keys(), ...CONTROL].filter((name) => !there.has(name))).toEqual([]);
  });

  it('decide about every predicate of Tau: it is allowed, a construct, or refused', () => {
    const decided = (name: string) => BUILTINS.has(name) || CONTROL.has(name) || FORBIDDEN.has(name);
    expect(tau.filter((name) => !decided(name))).toEqual([]);
  });

  it('compute what Tau computes', () => {
    expect([...FUNCTIONS].sort()).toEqual(
      Object.keys((pl as unknown as TauArithmetic).arithmetic.evaluation).sort(),
    );
  });

  it('are not refused at the same time', () => {
    expect([...BUILTINS.keys(), ...CONTROL].filter((name) => FORBIDDEN.has(name))).toEqual([]);
  });
});
