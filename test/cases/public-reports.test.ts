/** Things that went wrong for people who run agents with many tools, each as a small input of ours. */

import { describe, expect, test } from 'vitest';
import { unitsFromTools } from '../../src/catalog/import-mcp.ts';
import { emptyPolicy } from '../../src/catalog/policy.ts';
import { createLictor, registerUnits, removeUnit, replaceUnit } from '../../src/lictor.ts';
import { active, codes, compiled, policy } from '../support/policies.ts';

describe('ranking', () => {
  const tools = policy(`
    unit(tool(theme_manage), [description("Manage the theme of the site")]).
    unit(tool(incident_close), [description("Close an incident")]).
    unit(tool('Gmail_SendEmail'), [description("Sends a message through Gmail")]).
    unit(tool('Outlook_ListFolders'), [description("Lists the folders of a mailbox")]).
  `);

  test('serac 298: the word "the" does not rank theme_manage first', () => {
    expect(active(tools, 'close the incident')).toEqual(['tool:incident_close']);
  });

  test('Arcade: a request in words finds a CamelCase name', () => {
    expect(active(tools, 'send an email to my colleague')).toContain('tool:Gmail_SendEmail');
  });

  test('a common word alone brings nothing in', () => {
    const many = Array.from(
      { length: 64 },
      (_, i) => `unit(skill(s${i}), [description("this is it")]).`,
    ).join('\n');
    expect(active(policy(many), 'what time is it')).toEqual([]);
  });
});

describe('requirements', () => {
  const fuzz = `
    unit(tool(fuzz_start), [description("Start a fuzzing run"), requires([tool(fuzz_status), tool(fuzz_stop)])]).
    unit(tool(fuzz_status), []).
    unit(tool(fuzz_stop), []).
  `;

  test('gori 1139: a starter is never shown without its stop', () => {
    expect(active(policy(fuzz), 'start a fuzzing run')).toEqual([
      'tool:fuzz_start',
      'tool:fuzz_status',
      'tool:fuzz_stop',
    ]);
  });

  test('gori 1139: without its stop, the starter is rejected and says why', () => {
    const { rejected } = compiled(policy(fuzz), { text: 'start a fuzzing run', denied: ['tool:fuzz_stop'] });
    expect(rejected).toEqual([
      { unit: 'tool:fuzz_start', reasons: [{ type: 'dependency_denied', unit: 'tool:fuzz_stop' }] },
      { unit: 'tool:fuzz_stop', reasons: [{ type: 'explicit_denial' }] },
    ]);
  });
});

describe('loading', () => {
  const refund = `unit(tool(refund), [schema(json("{\\"type\\":\\"object\\",\\"properties\\":{\\"amount\\":{\\"type\\":\\"number\\"}},\\"additionalProperties\\":false}"))]).`;

  test('agentgateway 3092: a rule on an argument that the tool does not have is an error', () => {
    expect(
      codes(`${refund} ask(C, "big") :- call_tool(C, tool(refund)), call_arg(C, total, N), N > 5.`),
    ).toContain('rule_unsatisfiable');
    expect(
      codes(`${refund} ask(C, "big") :- call_tool(C, tool(refund)), call_arg(C, amount, N), N > 5.`),
    ).toEqual([]);
  });

  test('agentgateway 1058: a policy of denials only keeps everything else', () => {
    const denying = policy(`
      unit(tool(echo), [description("Echo a message")]).
      unit(tool(print), [description("Print a message")]).
      denied(tool(echo), "noisy").
    `);
    expect(active(denying, 'echo or print a message')).toEqual(['tool:print']);
  });

  test.each(['default(denyy).', 'denid(tool(a), "typo").', 'unit(tool(b), [activation(alwyas)]).'])(
    'vercel/ai 19978: a typo is refused, never read as permission: %s',
    (typo) => {
      expect(codes(`unit(tool(a), []). ${typo}`)).not.toEqual([]);
    },
  );

  test('claude-code 8961: a truncated file is refused, and the last good policy stays in force', () => {
    const good = 'unit(tool(a), [description("soup")]).\ndenied(tool(a), "never").\n';
    const lictor = createLictor(policy(good));
    const reloaded = lictor.reload({ files: [{ path: 'policy.pl', text: good.slice(0, -12) }] });
    expect(reloaded.ok).toBe(false);
    const still = lictor.compile('soup');
    expect(still.ok && still.value.surface.active_units).toEqual([]);
  });
});

describe('catalogs', () => {
  test('litellm 32563: an empty surface says why', () => {
    const one = policy('unit(tool(a), [description("soup"), requires_capability(kitchen)]).');
    expect(compiled(one, 'soup').notices).toEqual([
      { code: 'empty_surface', causes: [{ cause: 'capability_denied', units: 1 }] },
    ]);
    expect(compiled(emptyPolicy, 'soup').notices).toEqual([
      { code: 'empty_surface', causes: [{ cause: 'empty_catalog', units: 0 }] },
    ]);
  });

  test('aura 186: one tool name on two servers is two units, whatever the order', () => {
    const specs = ['one', 'two'].flatMap((server) => {
      const units = unitsFromTools(server, [
        { name: 'search', description: 'Search the web', inputSchema: { type: 'object' } },
      ]);
      return units.ok ? units.value.units : [];
    });
    const outcome = (order: typeof specs) => {
      const registered = registerUnits(emptyPolicy, order);
      if (!registered.ok) throw new Error('refused');
      return compiled(registered.value.policy, 'search the web').surface;
    };
    expect(outcome(specs).tools.map(({ unit }) => unit)).toEqual([
      'mcp_tool:one/search',
      'mcp_tool:two/search',
    ]);
    expect(outcome([...specs].reverse())).toEqual(outcome(specs));
  });

  test('mcpproxy-go 207: a removed tool is gone in the same tick', () => {
    const removed = removeUnit(
      policy('unit(tool(a), [description("soup")]). unit(tool(b), [description("soup")]).'),
      'tool:a',
    );
    if (!removed.ok) throw new Error('refused');
    expect(active(removed.value.policy, 'soup')).toEqual(['tool:b']);
    expect(removed.value.policy.catalog.revision).toBe(2);
  });

  test('FastMCP: a changed description is found in the same tick', () => {
    const before = policy('unit(tool(a), [description("soup")]).');
    const after = replaceUnit(before, { unit: 'tool:a', description: 'bread' });
    if (!after.ok) throw new Error('refused');
    expect(active(before, 'bread')).toEqual([]);
    expect(active(after.value.policy, 'bread')).toEqual(['tool:a']);
  });
});
