/** Postgres writes `2026-11-20 10:47:32.5+00`; PostgREST, and so every client, expects ISO 8601. */
export function timestampWithZone(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}

/**
 * The only such column is `auth.sessions.refreshed_at`, which the sign-in service writes in UTC. Without a zone it would be read in
 * that of the machine.
 */
export function timestampWithoutZone(text: string): string {
  return text.replace(/^([\d-]+) ([\d:.]+)$/, '$1T$2Z');
}

/** Type numbers of `timestamp` and `timestamptz` in `pg_type`. */
export const TIMESTAMP_OID = 1114;
export const TIMESTAMPTZ_OID = 1184;

const asIs = (text: string): string => text;
const json = (text: string): unknown => JSON.parse(text);

/** How the embedded database reads values, by the number of their type: as Lite expects them, with timestamps as PostgREST writes them. */
export const pgliteParsers: Readonly<Record<number, (text: string) => unknown>> = {
  // int8
  20(text) {
    const number = Number(text);
    return Number.isSafeInteger(number) ? number : BigInt(text);
  },
  // json and jsonb
  114: json,
  3802: json,
  // numeric
  1700(text) {
    const number = Number(text);
    return Number.isFinite(number) && String(number) === text ? number : text;
  },
  // date, time and timetz
  1082: asIs,
  1083: asIs,
  1266: asIs,
  [TIMESTAMP_OID]: timestampWithoutZone,
  [TIMESTAMPTZ_OID]: timestampWithZone,
};
