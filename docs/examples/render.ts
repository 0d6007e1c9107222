import { compile, loadPolicy, render, validateCall } from 'lictor/node';

const policy = await loadPolicy(['docs/examples/orders']);
if (!policy.ok) throw new Error('the policy does not load');
const compiled = compile(policy.value, { text: 'refund the order' });
if (!compiled.ok) throw new Error(compiled.error.code);
const rendered = render(compiled.value, 'anthropic');
if (!rendered.ok) throw new Error(rendered.error.message);

// client.messages.create({ ...rendered.value.request, model, max_tokens, messages })
console.log(Object.keys(rendered.value.request).join(', '));

const calls = [
  { name: 'refund', arguments: { 'order-id': 'R000123', amount: 900, priority: 1 } },
  { name: 'refund', arguments: '{"order-id": "R12", "amount": 0}' },
  { name: 'find_customer', arguments: {} },
  { name: 'find_costumer', arguments: { number: 7 } },
];
for (const call of calls) {
  const valid = validateCall(rendered.value, call);
  if (valid.ok) console.log(`run ${valid.value.unit}`);
  else {
    const { code, message, nearest, problems } = valid.error;
    console.log(nearest ? `${code}: ${message}; did you mean ${nearest}?` : `${code}: ${message}`);
    for (const problem of problems) console.log(`  ${problem.field || 'arguments'}: ${problem.message}`);
  }
}
