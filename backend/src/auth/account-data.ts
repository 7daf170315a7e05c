/** More than any name; a longer one than a profile shows never stops a sign-up. */
const NAME_MAX = 1000;

/** What an account may know of its owner, beside what the service writes there itself. */
function isAccountData(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return Object.entries(data).every(
    ([key, value]) => key === 'name' && typeof value === 'string' && value.length <= NAME_MAX,
  );
}

/** What is wrong with the metadata in the fields of a request; `undefined` when nothing is. */
export function accountDataFault(fields: ReadonlyMap<string, unknown>): string | undefined {
  return !fields.has('data') || isAccountData(fields.get('data'))
    ? undefined
    : `data can hold a name of at most ${NAME_MAX} characters, and nothing else.`;
}
