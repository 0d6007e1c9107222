import { compile, isVisible, loadPolicy, nextTurn, openSession } from 'lictor/node';

const policy = await loadPolicy(['docs/examples/workspace']);
if (!policy.ok) throw new Error('the policy does not load');
const opened = openSession({ provider: 'anthropic' });
if (!opened.ok) throw new Error('the options make no sense');

let session = opened.value;
for (const text of ['What does the README say?', 'List the directory with sizes']) {
  const compiled = compile(policy.value, { text, capabilities: ['files(read)'] });
  if (!compiled.ok) throw new Error(compiled.error.code);
  const turn = nextTurn(session, policy.value, compiled.value);
  if (!turn.ok) throw new Error(turn.error.code);

  // const { fields, messages, betas } = turn.value.request;
  // client.beta.messages.create({ ...fields, betas, messages: messages.map((one) => one.message), model, max_tokens })
  const { added, kept, end } = turn.value.ledger;
  console.log(`${added.length} added, ${kept.length} kept, the prefix ${end ? 'ends early' : 'holds'}`);
  session = turn.value.session;
}
for (const { unit } of policy.value.catalog.units.values())
  if (unit.includes('list_directory')) console.log(`${unit}: ${isVisible(session, unit)}`);
