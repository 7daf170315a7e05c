import type { Connection } from '@supabase/lite';
import type { Kysely, KyselyPlugin } from 'kysely';

/** Characters of an answer as JSON. A page of an export has fifty stories of up to 60,000 characters, with their notes and prompts. */
const ANSWER_MAX = 6 * 1024 * 1024;

/** JSON writes a character as six at most, such as `\u0001`. */
const ESCAPED_MAX = 6;
const [QUOTE, BACKSLASH, FIRST_PLAIN] = [0x22, 0x5c, 0x20];
/** Backspace, tab, line feed, form feed and carriage return, which have short escapes. */
const SHORT = new Set([8, 9, 10, 12, 13]);

function escapedLength(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE || code === BACKSLASH || SHORT.has(code)) length += 1;
    else if (code < FIRST_PLAIN) length += ESCAPED_MAX - 1;
  }
  return length;
}

function sizeOf(value: unknown, sizeOfText: (text: string) => number): number {
  if (typeof value === 'string') return sizeOfText(value);
  if (typeof value !== 'object' || value === null) return 1;
  let size = 0;
  for (const [name, each] of Object.entries(value)) size += name.length + sizeOf(each, sizeOfText);
  return size;
}

function isTooLarge(rows: readonly unknown[]): boolean {
  // Nearly every answer is so short that its characters need not be looked at.
  if (sizeOf(rows, ({ length }) => length) * ESCAPED_MAX <= ANSWER_MAX) return false;
  let size = 0;
  return rows.some((row) => (size += sizeOf(row, escapedLength)) > ANSWER_MAX);
}

/** With Postgres' code for an exceeded limit, which is answered with 413. */
const tooLarge = (): Error =>
  Object.assign(new Error('The answer would be larger than 6 MB. Ask for fewer rows or columns at once.'), {
    code: '54000',
  });

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
