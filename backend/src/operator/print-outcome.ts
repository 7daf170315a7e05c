import { Console } from 'node:console';
import { Writable } from 'node:stream';
import type { Outcome } from './ask-database.ts';

/** Greatest length of a cell in a table; a single row is printed whole. */
const CELL_MAX = 60;

const plainTextOf = (value: unknown): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Characters that turn the direction of a text or have no width, and could make it look like another. */
const UNSEEN = /[\p{Bidi_Control}\u200b\u2028\u2029\u2060\ufeff]/gu;

const textOf = (value: unknown): string =>
  plainTextOf(value).replaceAll(
    UNSEEN,
    (character) => `<U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`,
  );

function cellOf(value: unknown): string {
  const text = textOf(value).replaceAll(/\s+/g, ' ');
  return text.length > CELL_MAX ? `${text.slice(0, CELL_MAX - 1)}…` : text;
}

/** The output of `console.table`. */
function tableOf(rows: readonly object[]): string {
  let text = '';
  const stdout = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  new Console({ stdout }).table(rows);
  return text.trimEnd();
}

/** A whole text, in which nothing moves the cursor of a terminal or looks like another column. */
const wholeOf = (value: unknown): string =>
  textOf(value).replaceAll(/\p{Cc}/gu, (control) =>
    control === '\n' ? '\n    ' : `\\x${control.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );

/** Prints several rows as a table, and a single row with each column on its own line. */
export function printOutcome({ rows, changed }: Outcome): string {
  const [first, ...more] = rows;
  if (!first) return changed === 1 ? '1 row changed.' : changed > 0 ? `${changed} rows changed.` : 'No rows.';
  if (more.length === 0) {
    return Object.entries(first)
      .map(([column, value]) => `${column}: ${wholeOf(value)}`)
      .join('\n');
  }
  return tableOf(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, cellOf(value)]))),
  );
}
