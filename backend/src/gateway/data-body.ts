import { jsonError } from '../http/json-error.ts';

/** More than any table has columns, or function arguments. Lite compares unknown ones with all of them to suggest another. */
const NAMES_MAX = 30;
/** Postgres' own limit. */
const NAME_MAX = 64;

/** Lite looks for each row in a statement of its own. Pages upsert a single row. */
const UPSERTED_MAX = 1;

/** Columns and arguments that hold JSON. All others hold a value, or a list of values. Lite parses texts for them before any right is checked. */
export const JSON_NAMES: ReadonlySet<string> = new Set(['notes', 'options', 'p_options', 'p_notes', 'p_items']);

/** Columns and arguments that are lists, which Lite and Postgres would also read from a text. */
export const LIST_NAMES: ReadonlySet<string> = new Set([
  'names',
  ...['categories', 'difficulties', 'generators', 'ids', 'languages', 'lengths', 'names', 'share_ids'].map(
    (name) => `p_${name}`,
  ),
]);

/** Rows are compared with each value of a list: thousands take longer than a statement may. */
const LIST_MAX = 1000;

/** A story with all its notes has half as many values. A hundred such rows are read at once. */
const JSON_VALUES_MAX = 500;

/** The time to read an object grows with the square of the number of its names. */
const JSON_NAMES_MAX = 100;

type Row = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** Lite takes a text for an object with a name for each letter. */
const isRow = (value: unknown): value is Row => isObject(value) && !Array.isArray(value);

const isValue = (value: unknown): boolean =>
  !isObject(value) || (Array.isArray(value) && value.every((each) => !isObject(each)));

const countValues = (value: unknown): number =>
  isObject(value) ? Object.values(value).reduce<number>((count, each) => count + countValues(each), 1) : 1;

const hasManyNames = (value: unknown): boolean => {
  if (!isObject(value)) return false;
  const parts: readonly unknown[] = Object.values(value);
  return (parts.length > JSON_NAMES_MAX && !Array.isArray(value)) || parts.some(hasManyNames);
};

/** Copies of an object whose names are numbers take kilobytes for each: V8 keeps it as an array with holes. */
const namesNumber = (value: unknown): boolean =>
  isObject(value) &&
  (Array.isArray(value)
    ? value.some(namesNumber)
    : Object.entries(value).some(([name, each]) => /^\d/.test(name) || namesNumber(each)));

function problemWith(name: string, value: unknown): string | undefined {
  if (LIST_NAMES.has(name) && typeof value === 'string') return `${name} must be a list, not a text.`;
  if (Array.isArray(value) && value.length > LIST_MAX) return `${name} may have ${LIST_MAX} values.`;
  if (!JSON_NAMES.has(name)) return isValue(value) ? undefined : `${name} must be a value or a list of values.`;
  // Postgres would parse it, and thousands of levels break the embedded database.
  if (typeof value === 'string') return `${name} must be JSON, not JSON in a text.`;
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (parts.some((part) => countValues(part) > JSON_VALUES_MAX)) return `${name} has too many values.`;
  if (hasManyNames(value)) return `An object in ${name} may have ${JSON_NAMES_MAX} names.`;
  return namesNumber(value) ? `Names in ${name} may not begin with a digit.` : undefined;
}

function problemIn(row: Row): string | undefined {
  const names = Object.keys(row);
  if (names.length > NAMES_MAX) return `A row or call may have ${NAMES_MAX} names.`;
  if (names.some(({ length }) => length > NAME_MAX)) return `A name may have ${NAME_MAX} characters.`;
  return names.map((name) => problemWith(name, row[name])).find((problem) => problem !== undefined);
}

function parse(json: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(json));
  } catch {
    return undefined;
  }
}

const refuse = (message: string): Response => jsonError(400, { code: 'body_refused', message });

/** Refuses rows and arguments that Lite or the embedded database would be busy with for long. Lite itself refuses what is no JSON. */
export function refuseDataBody(json: Uint8Array, prefer: string): Response | undefined {
  const body = parse(json);
  if (body === undefined) return undefined;
  const rows: readonly unknown[] = Array.isArray(body) ? body : [body];
  if (!rows.every(isRow)) return refuse('Send a row or named arguments as an object, or a list of rows.');
  if (rows.length > UPSERTED_MAX && /resolution/i.test(prefer)) return refuse('Upsert one row at a time.');
  const problem = rows.map(problemIn).find((each) => each !== undefined);
  return problem === undefined ? undefined : refuse(problem);
}
