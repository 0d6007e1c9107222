/** Records from JSON: read by own fields only. */

export type Recorded = { readonly [key: string]: unknown };

export const isRecord = (value: unknown): value is Recorded =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of what may be no record. Nothing is inherited. */
export const field = (value: unknown, key: string): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
