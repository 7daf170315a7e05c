const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * An error for the log: its name and system code, such as `TypeError ECONNREFUSED`. Messages are left out, because they may
 * quote what a reader or a provider sent. Causes that are strings are our own and are kept.
 */
export function describeError(error: unknown): string {
  if (typeof error === 'string') return error;
  if (!(error instanceof Error)) return typeof error;
  const code = codeOf(error) ?? codeOf(error.cause);
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}
