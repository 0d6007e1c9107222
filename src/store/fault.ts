/** What can go wrong with a store. Whoever asks for rules and gets a fault has no rules to go by, and allows nothing. */

export type FaultCause =
  | 'newer_version'
  | 'read_only'
  | 'locked'
  | 'corrupt'
  | 'full'
  | 'disconnected'
  | 'unopenable'
  | 'bad_location'
  | 'closed';

export interface StoreFault {
  readonly code: 'store_unavailable';
  readonly cause: FaultCause;
  /** One clause, lower case, no final stop. */
  readonly message: string;
  readonly retryable: 'never' | 'after';
}

const MESSAGES: { readonly [C in FaultCause]: string } = {
  newer_version: 'the store was written by a newer version of lictor',
  read_only: 'the store cannot be written to',
  locked: 'the store is held by another process',
  corrupt: 'the store is damaged, or is no store',
  full: 'there is no room left for the store',
  disconnected: 'the connection to the store was lost',
  unopenable: 'the store cannot be opened',
  bad_location: 'a store is a file, or an address that begins with postgres://',
  closed: 'the store has been closed',
};
const PASSING: ReadonlySet<FaultCause> = new Set(['locked', 'full', 'disconnected']);

export const storeFault = (cause: FaultCause, detail?: string): StoreFault => ({
  code: 'store_unavailable',
  cause,
  message: detail === undefined ? MESSAGES[cause] : `${MESSAGES[cause]}: ${detail}`,
  retryable: PASSING.has(cause) ? 'after' : 'never',
});

/** A fault that is thrown inside a transaction, to end it, and caught at the store's door. */
export class FaultError extends Error {
  readonly fault: StoreFault;
  constructor(fault: StoreFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** SQLite's result codes (sqlite.org/rescode.html) and PostgreSQL's SQLSTATE (Appendix A of its manual), by prefix. */
const CODES: readonly (readonly [prefix: string, FaultCause])[] = [
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_LOCKED', 'locked'],
  ['SQLITE_READONLY', 'read_only'],
  ['SQLITE_PERM', 'read_only'],
  ['SQLITE_CORRUPT', 'corrupt'],
  ['SQLITE_NOTADB', 'corrupt'],
  ['SQLITE_FULL', 'full'],
  ['SQLITE_IOERR', 'unopenable'],
  ['SQLITE_CANTOPEN', 'unopenable'],
  ['25006', 'read_only'],
  ['42501', 'read_only'],
  ['55P03', 'locked'],
  ['40', 'locked'],
  ['53', 'full'],
  ['XX', 'corrupt'],
  ['08', 'disconnected'],
  ['57P', 'disconnected'],
  ['28', 'unopenable'],
  ['3D', 'unopenable'],
  ['E', 'disconnected'],
];

/** A driver's error as a fault; undefined for a mistake of our own. */
export function faultOf(error: unknown): StoreFault | undefined {
  if (error instanceof FaultError) return error.fault;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const cause = CODES.find(([prefix]) => code.startsWith(prefix))?.[1] ?? causeFromText(error.message);
  return cause && storeFault(cause, detailOf(error.message));
}

function causeFromText(message: string): FaultCause | undefined {
  if (/unable to open|ConnectionFailed/i.test(message)) return 'unopenable';
  if (/has already been destroyed|after calling end on the pool/i.test(message)) return 'closed';
  if (/database is locked/i.test(message)) return 'locked';
  if (/readonly database/i.test(message)) return 'read_only';
  if (/malformed|not a database|disk image/i.test(message)) return 'corrupt';
  return /terminat|timeout|closed|ended|not queryable|Connection/i.test(message) ? 'disconnected' : undefined;
}

const detailOf = (message: string): string =>
  message.replace(/^ConnectionFailed\("(.*)"\)$/, '$1').slice(0, 300);
