import { describe, expect, it } from 'vitest';
import { decodeTerm } from '../../src/catalog/encode-term.ts';
import { type LoadInput, loadPolicyFiles } from '../../src/catalog/load.ts';
import { formatDiagnostic } from '../../src/logic/diagnostics.ts';
import type { Clause } from '../../src/logic/program.ts';
import { writeTerm } from '../../src/logic/writer.ts';
import { GOOD_POLICIES, UNITS } from '../cases/good-policies.ts';

function load(text: string, attachment?: LoadInput['attachment']) {
  const input = { files: [{ path: 'p.pl', text }], ...(attachment ? { attachment } : {}) };
  const loaded = loadPolicyFiles(input);
  if (!loaded.ok) throw new Error(loaded.error.map(formatDiagnostic).join('\n'));
  return loaded.value;
}

const written = ({ head, body }: Clause): string =>
  writeTerm(decodeTerm(head)) + (body ? ` :- ${writeTerm(decodeTerm(body))}` : '');

describe('a good policy', () => {
  it.each(GOOD_POLICIES)('%s', (_name, text) => {
    const loaded = loadPolicyFiles({
      files: [
        { path: 'units.pl', text: UNITS },
        { path: 'p.pl', text },
      ],
    });
    expect((loaded.ok ? loaded.value.warnings : loaded.error).map(formatDiagnostic)).toEqual([]);
  });
});

describe('a loaded policy', () => {
  it('has its units by identity, with every field that is stated', () => {
    const { units } = load(`
      unit(tool(send), [description("Send"), category(post), aliases(["mail", post]), triggers([verb(send)-20]),
        requires([tool(find)]), requires_capability(network(smtp)), priority(7), available(false),
        activation(always), representations(representation(short, "Send.", 5)), effect(write)]).
      unit(skill(a)).
      unit(tool(find), []).`);
    expect(units.map(({ unit }) => unit.unit)).toEqual(['skill:a', 'tool:find', 'tool:send']);
    expect(units[2]?.unit).toMatchObject({
      description: 'Send',
      category: ['post'],
      aliases: ['mail', 'post'],
      triggers: [{ signal: { name: 'verb', args: [{ kind: 'atom', name: 'send' }] }, weight: 20 }],
      requires: ['tool:find'],
      priority: 7,
      available: false,
      activation: 'always',
      representations: [{ kind: 'short', text: 'Send.', utility: 5 }],
      effect: ['write'],
    });
  });

  it('takes a property from lists and facts alike', () => {
    const one = load('unit(tool(a), [requires([tool(b), tool(c)])]).\nunit(tool(b)).\nunit(tool(c)).');
    const two = load(
      'unit(tool(a)).\nrequires(tool(a), [tool(c)]).\nrequires(tool(a), tool(b)).\nunit(tool(b)).\nunit(tool(c)).',
    );
    expect(two.units.map(({ unit }) => unit)).toEqual(one.units.map(({ unit }) => unit));
    expect(two.facts.size).toBe(0);
  });

  it('knows where units and properties are stated first', () => {
    const { units } = load(
      'unit(tool(a),\n  [aliases(["x"])]).\naliases(tool(a), "y").\npriority(tool(a), 3).',
    );
    expect(units[0]?.place).toEqual({ file: 'p.pl', line: 1, column: 6 });
    expect([...(units[0]?.places ?? [])]).toEqual([
      ['aliases', { file: 'p.pl', line: 2, column: 13 }],
      ['priority', { file: 'p.pl', line: 4, column: 19 }],
    ]);
  });

  it('has facts of other relations as rows, encoded, without duplicates', () => {
    const { facts, clauses } = load(`unit(tool(a)).
      default(deny).
      denied(tool(a), "not today").
      denied(U, x) :- team(U, "red").
      team(tool(a), "red").
      other(1).
      denied(tool(a), y) :- other(_).`);
    expect([...facts.keys()].sort()).toEqual(['default/1', 'other/1', 'team/2']);
    expect(facts.get('team/2')).toEqual([
      {
        args: [
          { kind: 'atom', name: 'tool:a' },
          { kind: 'atom', name: 'red' },
        ],
        place: { file: 'p.pl', line: 5, column: 7 },
      },
    ]);
    expect(clauses.map(written)).toEqual([
      "denied(tool(a),'not today')",
      'denied(U,x) :- team(U,red)',
      'denied(tool(a),y) :- other(_1)',
    ]);
  });

  it('keeps the clauses of a relation with rules in their order, facts too', () => {
    const { clauses, facts } = load(
      'unit(tool(a)).\nask(C, R) :- call_arg(C, n, N), size(N, R).\nsize(N, large) :- N > 5, !.\nsize(1, one).\nsize(_, small).',
    );
    expect(clauses.map(written).slice(1)).toEqual([
      'size(N,large) :- N>5,!',
      'size(1,one)',
      'size(_1,small)',
    ]);
    expect(facts.size).toBe(0);
  });

  it('has a rule with a list of values once for each', () => {
    const { clauses } = load(
      'unit(tool(a), [category(x)]).\nunit(tool(b)).\nsuggests(U, [tool(a), tool(b)]) :- category(U, x).',
    );
    expect(clauses.map(written)).toEqual([
      'suggests(U,tool(a)) :- category(U,x)',
      'suggests(U,tool(b)) :- category(U,x)',
    ]);
  });

  it('has the rules of its files in the order of their paths', () => {
    const files = ['b', 'a', 'c'].map((path) => ({
      path: `${path}.pl`,
      text: `denied(U, ${path}) :- unit(U).`,
    }));
    const loaded = loadPolicyFiles({ files });
    expect(loaded.ok && loaded.value.clauses.map(written)).toEqual([
      'denied(U,a) :- unit(U)',
      'denied(U,b) :- unit(U)',
      'denied(U,c) :- unit(U)',
    ]);
  });

  it('has schemas and contents from files beside the policy file', () => {
    const asked: string[] = [];
    const texts: Readonly<Record<string, string>> = {
      's/a.json':
        '{"$defs": {"mail": {"type": "object", "properties": {"to": {"$ref": "#/$defs/to"}}}, "to": {"type": "string"}}}',
      'a.md': 'Read me.',
    };
    const { units } = load(
      'unit(tool(a), [schema(file("s/./a.json#/$defs/mail")), content(file("a.md"))]).\nunit(tool(b), [schema(file("s/a.json#/$defs/mail"))]).',
      (policy, path) => {
        asked.push(`${policy} ${path}`);
        return { ok: true, text: texts[path] ?? '' };
      },
    );
    expect(units[0]?.unit).toMatchObject({
      content: 'Read me.',
      schema: {
        type: 'object',
        properties: { to: { $ref: '#/$defs/~1$defs~1to' } },
        $defs: { '/$defs/to': { type: 'string' } },
      },
    });
    expect(asked).toEqual(['p.pl s/a.json', 'p.pl a.md']);
  });

  it('has warnings for what does not keep it from loading', () => {
    const { warnings } = load(
      ':- dynamic team/2.\nunit(tool(a), [requires(tool(a))]).\nunit(tool(a), [requires(tool(a))]).\nteam(x, y).\ndenied(U, x) :- category(U, Kind).',
    );
    expect(warnings.map(({ line, code, severity }) => [line, code, severity])).toEqual([
      [1, 'needless_directive', 'warning'],
      [2, 'self_relation', 'warning'],
      [3, 'duplicate_clause', 'warning'],
      [4, 'unused_relation', 'warning'],
      [5, 'singleton_variable', 'warning'],
    ]);
  });

  it('is the same for the same file given twice', () => {
    const file = { path: 'p.pl', text: 'unit(tool(a)).' };
    expect(loadPolicyFiles({ files: [file, { ...file }] })).toEqual(loadPolicyFiles({ files: [file] }));
    const other = loadPolicyFiles({ files: [file, { ...file, text: 'unit(tool(b)).' }] });
    expect(other.ok ? [] : other.error.map(({ code }) => code)).toEqual(['duplicate_file']);
  });

  it('has bounds', () => {
    const many = Array.from({ length: 100_001 }, (_, i) => `p(${i}).`).join('\n');
    const loaded = loadPolicyFiles({ files: [{ path: 'p.pl', text: many }] });
    expect(loaded.ok ? [] : loaded.error.map(({ code }) => code)).toEqual(['too_many_clauses']);
    const large = loadPolicyFiles({ files: [{ path: 'p.pl', text: '% '.padEnd(17 * 1024 * 1024, 'x') }] });
    expect(large.ok ? [] : large.error.map(({ code }) => code)).toEqual(['file_too_large']);
  });
});
