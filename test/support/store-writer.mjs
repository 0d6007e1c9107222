/**
 * Writes rules to a store until it is killed, and says on standard output which ones were acknowledged.
 *
 * Arguments: the store's location as JSON, and what its ids begin with.
 */

import { writeSync } from 'node:fs';
import { openStore } from '../../dist/store/store.js';

const [location = '{}', name = 'r'] = process.argv.slice(2);
const store = await openStore(JSON.parse(location));
if (!store.ok) throw new Error(store.error.message);

const at = '2026-11-27T09:30:00.000Z';
const rule = (id) => ({
  ...{ id, owner: 'user', scope: { kind: 'user' }, tool: 'send_email', effect: 'prohibit', matchers: [] },
  ...{ sentence: `Never ${id}. ${'x'.repeat(400)}`, priority: 'critical', source: 'user_explicit', tags: [] },
  ...{ created_at: at, updated_at: at, status: 'active' },
});
const put = (id) => ({ action: 'add', kind: 'rule', id, value: rule(id) });

for (let i = 0; ; i++) {
  // Two rules at a time: both are kept, or neither.
  const ids = [`${name}-${i}-a`, `${name}-${i}-b`];
  const stored = await store.value.change({ at, by: name }, () => ({ changes: ids.map(put), result: ids }));
  if (!stored.ok) throw new Error(stored.error.message);
  // At once: what is buffered in this process dies with it.
  writeSync(1, `${ids.join('\n')}\n`);
}
