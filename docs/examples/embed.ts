import { compile, createPolicy, explain, formatDiagnostic, whyNot } from 'lictor';

const text = `
  unit(tool(send_email), [
      description("Send an email"),
      requires([tool(find_contact)]),
      effect(write)
  ]).
  unit(tool(find_contact), [description("Look up a contact"), effect(read)]).

  denied(U, "production is read-only") :-
      context(env, production),
      effect(U, write).
`;
const policy = createPolicy({ files: [{ path: 'policy.pl', text }] });
if (!policy.ok) throw new Error(policy.error.map(formatDiagnostic).join('\n'));

const turn = { text: 'send an email to Ada' };
const compiled = compile(policy.value, turn);
if (!compiled.ok) throw new Error(compiled.error.code);
for (const unit of compiled.value.surface.active_units)
  console.log(`${unit}: ${explain(compiled.value, unit)?.words.join('; ')}`);

const production = compile(policy.value, { ...turn, context: { env: 'production' } });
if (!production.ok) throw new Error(production.error.code);
for (const { unit } of production.value.rejected)
  console.log(`${unit}: ${whyNot(production.value, unit)?.words}`);
