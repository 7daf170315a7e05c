import type { Connection } from '@supabase/lite';
import type { Kysely, KyselyPlugin } from 'kysely';

/** Bytes of an answer as JSON: several of the longest stories with all their notes. Clients ask for fewer rows when it is exceeded. */
const BYTES_MAX = 2 * 1024 * 1024;

/** Values of an answer, lists and objects among them: the longest page of an export has 14,000. */
const VALUES_MAX = 20_000;

/** Different names of columns and in their JSON. One that is new to the process costs microseconds wherever an object is made. */
const NAMES_MAX = 2000;

/** An object with this many names costs twice as much as its values: the time grows with the square of their number. */
const NAMES_OF_OBJECT = 100;

/** JSON writes a UTF-16 code unit as six bytes at most, such as `\u0001`. */
const UNIT_MAX = 6;

function isLarger(rows: readonly unknown[], bytesOf: (text: string) => number): boolean {
  const names = new Set<string>();
  let values = 0;
  let bytes = 0;
  const addField = ([name, value]: readonly [string, unknown]): boolean => {
    bytes += name.length;
    names.add(name);
    return add(value);
  };
  const add = (value: unknown): boolean => {
    values += 1;
    if (typeof value === 'string') bytes += bytesOf(value);
    if (values > VALUES_MAX || bytes > BYTES_MAX || names.size > NAMES_MAX) return true;
    if (typeof value !== 'object' || value === null) return false;
    if (Array.isArray(value)) return value.some((each) => add(each));
    const fields = Object.entries(value);
    values += Math.floor(fields.length ** 2 / NAMES_OF_OBJECT);
    return fields.some(addField);
  };
  return add(rows);
}

/** Nearly every answer is so short that its characters need not be looked at. */
const isTooLarge = (rows: readonly unknown[]): boolean =>
  isLarger(rows, ({ length }) => length * UNIT_MAX) &&
  isLarger(rows, (text) => Buffer.byteLength(JSON.stringify(text)));

/** @throws with Postgres' code for an exceeded limit, which is answered with 413. */
export function refuseLargeAnswer(rows: readonly unknown[]): void {
  if (!isTooLarge(rows)) return;
  const most = '2 MB, 20,000 values or 2,000 different names';
  throw Object.assign(new Error(`The answer would have more than ${most}. Ask for fewer rows or columns at once.`), {
    code: '54000',
  });
}

const limitRows: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    refuseLargeAnswer(result.rows);
    return result;
  },
};

/**
 * Makes a connection refuse rows that would take long to write as JSON, which Lite does at one go. The number of rows has a limit as
 * well, but a row may have 60,000 characters. The embedded database refuses them in its own thread.
 */
export function limitAnswers<C extends Connection>(connection: C): C {
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (caller, work, options) =>
    withContext(caller, (db: Kysely<unknown>) => work(db.withPlugin(limitRows)), options);
  return connection;
}
