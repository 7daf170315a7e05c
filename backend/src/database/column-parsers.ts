/** Postgres writes `2026-11-20 10:47:32.5+00`; PostgREST, and so every client, expects ISO 8601. */
export function timestampWithZone(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}

export function timestampWithoutZone(text: string): string {
  return text.replace(' ', 'T');
}

/** Type numbers of `timestamp` and `timestamptz` in `pg_type`. */
export const TIMESTAMP_OID = 1114;
export const TIMESTAMPTZ_OID = 1184;
