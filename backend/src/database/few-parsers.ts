import { types } from '@electric-sql/pglite';

/** How PGlite reads the text of a value, by the number of its type. */
type Parsers = Record<string | number, (text: string) => unknown>;

/** Array types in `pg_type`, by name: those that columns, functions and the catalogue return here. */
const LISTS: Readonly<Record<string, number>> = {
  int2vector: 22,
  oidvector: 30,
  json: 199,
  bool: 1000,
  char: 1002,
  name: 1003,
  int2: 1005,
  int4: 1007,
  text: 1009,
  varchar: 1015,
  int8: 1016,
  float4: 1021,
  float8: 1022,
  oid: 1028,
  timestamp: 1115,
  date: 1182,
  timestamptz: 1185,
  numeric: 1231,
  regtype: 2211,
  uuid: 2951,
  jsonb: 3807,
};

/** Every type whose values are read; values of all others stay the text that Postgres has for them. */
const READ: ReadonlySet<string> = new Set([...Object.keys(types.parsers), ...Object.values(LISTS).map(String)]);

/**
 * The parsers that are needed. PGlite makes one for the array of each of some 300 types, and copies all parsers for each
 * statement, which took longer than a short statement itself.
 */
export function fewParsers<P extends Parsers>(parsers: P): P {
  return Object.fromEntries(Object.entries(parsers).filter(([type]) => READ.has(type))) as P;
}
