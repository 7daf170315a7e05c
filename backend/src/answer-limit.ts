import type { Connection } from '@supabase/lite';
import type { Kysely, KyselyPlugin } from 'kysely';

/** Bytes of an answer as JSON: several of the longest stories with all their notes. Clients ask for fewer rows when it is exceeded. */
const BYTES_MAX = 2 * 1024 * 1024;

/** Values of an answer, lists and objects among them: the longest page of an export has 14,000. */
const VALUES_MAX = 20_000;

/** JSON writes a UTF-16 code unit as six bytes at most, such as `\u0001`. */
const UNIT_MAX = 6;

function isLarger(rows: readonly unknown[], bytesOf: (text: string) => number): boolean {
  let values = 0;
  let bytes = 0;
  const addField = ([name, value]: readonly [string, unknown]): boolean => {
    bytes += name.length;
    return add(value);
  };
  const add = (value: unknown): boolean => {
    values += 1;
    if (typeof value === 'string') bytes += bytesOf(value);
    if (values > VALUES_MAX || bytes > BYTES_MAX) return true;
    if (typeof value !== 'object' || value === null) return false;
    return Array.isArray(value) ? value.some((each) => add(each)) : Object.entries(value).some(addField);
  };
  return add(rows);
}

/** Nearly every answer is so short that its characters need not be looked at. */
const isTooLarge = (rows: readonly unknown[]): boolean =>
  isLarger(rows, ({ length }) => length * UNIT_MAX) &&
  isLarger(rows, (text) => Buffer.byteLength(JSON.stringify(text)));

/** With Postgres' code for an exceeded limit, which is answered with 413. */
const tooLarge = (): Error =>
  Object.assign(
    new Error('The answer would be larger than 2 MB or 20,000 values. Ask for fewer rows or columns at once.'),
    {
      code: '54000',
    },
  );

const limitRows: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    if (isTooLarge(result.rows)) throw tooLarge();
    return result;
  },
};

/**
 * Makes a connection refuse rows that would take long to write as JSON, which Lite does at one go. The number of rows has a limit as
 * well, but a row may have 60,000 characters.
 */
export function limitAnswers<C extends Connection>(connection: C): C {
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (caller, work, options) =>
    withContext(caller, (db: Kysely<unknown>) => work(db.withPlugin(limitRows)), options);
  return connection;
}
