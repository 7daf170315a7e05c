/** How a driver writes parameters, by the number of their type. */
type Serializers = Record<string | number, (value: never) => unknown>;

/** A value for a driver's function that refuses whatever it does not expect. */
const loosely = (serialize: (value: never) => unknown, value: unknown): unknown => serialize(value as never);

const UUID_OID = 2950;

/**
 * Makes a driver write every parameter as text, whatever it is, and leave the verdict to Postgres. Parameters come from
 * people: what a driver refuses by itself would be a failure of ours, and what PGlite passes on raw breaks its one
 * session for everybody.
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
        // Refused by the driver: Postgres is asked what it thinks of it.
      }
      return JSON.stringify(value);
    };
  }
}
