/** Which fields a recorded case may have. What is not here is reported, never passed over. */

import { isRecord } from './record.ts';

/** `true`: anything. A list of one: each item. Otherwise the fields of a record; other values stand as they are. */
type Fields = true | readonly [Fields] | { readonly [key: string]: Fields };

const named = (...names: string[]): { readonly [key: string]: true } =>
  Object.fromEntries(names.map((name) => [name, true as const]));

const SIGNAL = named('type', 'value', 'unit', 'category', 'name', 'args');
const TRIGGER = { ...SIGNAL, weight: true } as const;
const SCHEMA = named('name', 'description', 'capability', 'effect', 'arguments', 'result', 'limits');
const UNIT: Fields = {
  ...named('unit', 'kind', 'name', 'category', 'description', 'available', 'aliases', 'requires', 'suggests'),
  ...named('conflicts', 'supersedes', 'requires_capability', 'priority', 'provider_visible', 'content'),
  ...named('mandatory_context', 'provenance'),
  triggers: [TRIGGER],
  schema: SCHEMA,
  // A representation with other fields is refused by its unit, as recorded.
  representations: true,
};
const INPUT: Fields = { ...named('text', 'needs', 'selected', 'denied'), signals: [SIGNAL] };
// Policies with other fields are refused by the budget.
const OPTIONS = named(
  ...['capabilities', 'scope', 'parent_scope', 'mode', 'all_tools', 'candidate_limit', 'pack', 'policy'],
);
const SEARCH = named('limit', 'scope', 'include_unavailable');
const PAIR: Fields = { catalog: [UNIT], input: INPUT, options: OPTIONS };

const FAULT: Fields = {
  ...named('phase', 'kind', 'message', 'exception'),
  detail: { code: true, args: true, cause: true },
};
const REASON: Fields = {
  ...named('type', 'score', 'tokens', 'weight', 'unit', 'alias', 'capability', 'mode'),
  signal: SIGNAL,
};
const LEDGER: Fields = {
  ...named('limit', 'operator_limit', 'provider_limit', 'visible_fixed_tokens', 'host_only_metadata_tokens'),
  ...named('selected_context_tokens', 'reserve_output_tokens', 'safety_margin_tokens', 'total_tokens'),
  remaining_tokens: true,
  stages: [named('kind', 'name', 'visibility', 'observed', 'charged', 'cumulative')],
};
const LISTED: Fields = [{ unit: true, score: true, reasons: [REASON] }];
const COMPILE = {
  ...named('ok', 'exception', 'selected_units', 'active_units', 'tool_schemas', 'scope', 'catalog_revision'),
  error: FAULT,
  selected: LISTED,
  rejected: [{ unit: true, reasons: [REASON] }],
  candidates: LISTED,
  dependencies: [named('type', 'from', 'to')],
  context_units: [{ id: true, unit: true, mandatory: true, variants: [named('kind', 'tokens', 'utility')] }],
  ledger: LEDGER,
  pack: { utility: true, selected: [named('unit', 'kind', 'tokens', 'utility')] },
  render: { ...named('ok', 'text', 'tool_schemas', 'active_units', 'fingerprint'), error: FAULT },
  explain: [{ unit: true, state: true, capability_authority: true, reasons: [REASON] }],
} as const;
const FOUND: Fields = {
  ...named('ok', 'query', 'limit', 'truncated'),
  results: [
    named(
      ...['unit', 'name', 'kind', 'category', 'description', 'available', 'requires_capability'],
      ...['provenance', 'score'],
    ),
  ],
  error: FAULT,
  thrown: { code: true, cause: FAULT },
};
const EXPECTED: Fields = {
  registration: [{ ...named('ok', 'unit', 'status', 'revision'), error: FAULT }],
  import: { ok: true, count: true, error: FAULT },
  compile: COMPILE,
  events: [{ ...COMPILE, ...named('input_text', 'input_needs'), input_signals: [SIGNAL] }],
  search: FOUND,
  search_handler: FOUND,
  pack: {
    ...named('ok', 'utility'),
    selected: [named('id', 'section', 'kind', 'tokens', 'utility')],
    ledger: LEDGER,
    error: FAULT,
  },
  tokens: { ...named('ok', 'tokens', 'method'), error: FAULT },
  fingerprint_pair: named('catalog_same', 'compile_same'),
};

/** The parts of a case that ask for something. */
export const PARTS = [
  ...['show_registration', 'import', 'input', 'events', 'search', 'search_handler', 'pack'],
  ...['token_count_case', 'fingerprint_pair'],
] as const;

const CASE: Fields = {
  ...named('id', 'rule', 'quirk', 'tokens', 'token_count_case', 'show_registration', 'explain', 'render'),
  catalog: [UNIT],
  import: {
    tools: [SCHEMA],
    options: { category: true, priority: true, aliases: true },
  },
  input: INPUT,
  options: OPTIONS,
  events: [{ needs: true, user_message: true, signals: [SIGNAL], event: SIGNAL }],
  search: { query: true, options: SEARCH },
  search_handler: { args: { query: true, limit: true }, base: SEARCH },
  pack: {
    units: [{ id: true, section: true, mandatory: true, variants: [named('kind', 'tokens', 'utility')] }],
    sections: [named('name', 'visibility', 'tokens')],
    policy: true,
  },
  fingerprint_pair: { a: PAIR, b: PAIR },
  expected: EXPECTED,
};

/** Paths of the fields of a case that this program does not know. */
export const unknownFields = (recorded: unknown): readonly string[] => unknownIn(recorded, CASE, '');

function unknownIn(value: unknown, fields: Fields, path: string): string[] {
  if (fields === true) return [];
  if (isItems(fields)) {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return items.flatMap((item, i) => unknownIn(item, fields[0], `${path}[${i}]`));
  }
  if (!isRecord(value) || '$term' in value || '$float' in value) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const inside = path ? `${path}.${key}` : key;
    const known = Object.hasOwn(fields, key) ? fields[key] : undefined;
    return known === undefined ? [inside] : unknownIn(item, known, inside);
  });
}

const isItems = (fields: Fields): fields is readonly [Fields] => Array.isArray(fields);
