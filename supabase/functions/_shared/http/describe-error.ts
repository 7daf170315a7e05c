const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * What a log may hold of an error: its kind and the system's code, such as `TypeError ECONNREFUSED`. Messages stay out:
 * they may quote what a reader or a provider sent. Causes that we wrote ourselves are texts and are taken as they are.
 */
export function describeError(error: unknown): string {
  if (typeof error === 'string') return error;
  if (!(error instanceof Error)) return typeof error;
  const code = codeOf(error) ?? codeOf(error.cause);
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}
