/** Longer than any real name. A name above the profile's limit is accepted here, so that it does not block the sign-up. */
const NAME_MAX = 1000;

/** The metadata that a user may set in their account. */
function isAccountData(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return Object.entries(data).every(
    ([key, value]) => key === 'name' && typeof value === 'string' && value.length <= NAME_MAX,
  );
}

/** The fault of the metadata in the fields of a request; `undefined` when there is none. */
export function accountDataFault(fields: ReadonlyMap<string, unknown>): string | undefined {
  return !fields.has('data') || isAccountData(fields.get('data'))
    ? undefined
    : `data can hold a name of at most ${NAME_MAX} characters, and nothing else.`;
}
