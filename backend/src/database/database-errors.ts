/**
 * Lite answers 500 "SUP" to unknown errors, including CHECK violations and RAISE. It supports PostgREST's `PGRST`
 * errors, which carry status and body, so these errors are converted to them.
 */

interface PostgresError {
  readonly code: string;
  readonly message: string;
  readonly detail?: string | null;
  readonly hint?: string | null;
}

/** PostgREST's table of status by SQLSTATE, the part Lite leaves out. Longest prefix first. */
const STATUS_BY_PREFIX: readonly (readonly [prefix: string, status: number])[] = [
  ['23', 400],
  ['P0001', 400],
  ['54', 413],
  ['08', 503],
  ['28', 403],
  ['0L', 403],
  ['0P', 403],
  ['53400', 500],
  // Out of resources such as disk space, cancelled, or in conflict with another transaction: a retry may succeed.
  ['53', 503],
  ['57', 503],
  ['40', 503],
];

/** Classes that Lite already answers as PostgREST does. */
const LEFT_TO_LITE = /^(PGRST|PT|42|22|21|55|25006|2350[235])/;

function isPostgresError(error: unknown): error is Error & PostgresError {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);
}

/** Removes the detail in which Postgres quotes a refused row, with columns that the person may not read. */
function withoutRow<E extends PostgresError>(error: E): E {
  return error.detail?.startsWith('Failing row contains') ? Object.assign(error, { detail: null }) : error;
}

/** The header in which PostgREST names an error. */
export const ERROR_HEADER = 'proxy-status';
const errorHeader = (code: string): string => `PostgREST; error=${code}`;

/** Its value when a statement took too long. */
export const STATEMENT_STOPPED = errorHeader('57014');

/** Faults of the database tell a client nothing that helps, and may quote its statement. */
const FAULT = {
  code: 'database_fault',
  message: 'The database could not do this. Please try again in a moment.',
  details: null,
  hint: null,
};

/** Seconds after which a retry may succeed: the embedded database opens again, or a transaction ends. */
const RETRY_AFTER = { 'retry-after': '2' };

/** Excludes statements that were cancelled because the client left. */
const isStopped = ({ code, message }: PostgresError): boolean => code === '57014' && message.includes('timeout');

/** How Kysely refuses a quoted name in a query that no column can have, such as `"a.b.c.d"`. */
const IMPOSSIBLE_NAME = 'invalid column reference ';

/** Given to Lite as `connection.normalizeDbError`. */
export function normalizeDatabaseError(cause: unknown): unknown {
  if (!isPostgresError(cause)) {
    const isImpossible = cause instanceof Error && cause.message.startsWith(IMPOSSIBLE_NAME);
    return isImpossible ? Object.assign(cause, { code: '42703' }) : cause;
  }
  const error = withoutRow(cause);
  if (LEFT_TO_LITE.test(error.code)) return error;
  const status = STATUS_BY_PREFIX.find(([prefix]) => error.code.startsWith(prefix))?.[1] ?? 500;
  const { code, message, detail: details = null, hint = null } = error;
  const isFault = status >= 500 && code !== '57014';
  const isNamed = isFault || isStopped(error);
  const headers = {
    ...(isNamed && { [ERROR_HEADER]: errorHeader(isFault ? FAULT.code : code) }),
    ...(isNamed && status === 503 && RETRY_AFTER),
  };
  const body = JSON.stringify(isFault ? FAULT : { code, message, details, hint });
  return Object.assign(new Error(body, { cause }), {
    code: 'PGRST',
    detail: JSON.stringify({ status, headers }),
  });
}
