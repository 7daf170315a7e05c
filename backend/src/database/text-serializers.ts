/** How a driver writes parameters, by the number of their type. */
type Serializers = Record<string | number, (value: never) => unknown>;

/** A value for a driver's function that refuses unexpected values. */
const loosely = (serialize: (value: never) => unknown, value: unknown): unknown => serialize(value as never);

const UUID_OID = 2950;

/**
 * Makes a driver write every parameter as text and leave the check to Postgres. Parameters come from clients: a refusal by
 * the driver would be an internal error, and a raw value breaks the only session of PGlite.
 */
export function writeAsText(serializers: Serializers): void {
  serializers[UUID_OID] ??= (value: unknown) => value;
  for (const [type, serialize] of Object.entries(serializers)) {
    serializers[type] = (value: unknown): string => {
      if (typeof value !== 'object' || value === null) return String(value);
      try {
        const text = loosely(serialize, value);
        if (typeof text === 'string') return text;
      } catch {
        // The driver refused it: Postgres decides.
      }
      return JSON.stringify(value);
    };
  }
}
