import type { Guard } from '../http/handler.ts';

/*
 * The part of PostgREST's language that the data interface accepts: enough for pages, exports and the usual calls of
 * supabase-js. Lite would read far more of it on the main thread, such as types that make it parse texts as JSON.
 */

/** Lite keeps what belongs to a column in an object by its name: for `__proto__`, in every object of the process. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);
/** Columns that Postgres adds to each table. */
const SYSTEM = ['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid'];
/** V8 keeps an object whose names are numbers as an array with holes, which takes kilobytes. */
const NAME = String.raw`(?!(?:${[...INHERITED, ...SYSTEM].join('|')})\b)[A-Za-z_]\w{0,62}`;
const COLUMN = `${NAME}(?:->>${NAME})?`;

/** Columns of texts of up to some hundred kilobytes. */
const LONG = String.raw`(?:content|notes|prompt|story)(?:->>\w+)?`;
/** Comparisons for which the database reads all texts: others look at their lengths first. A list may become a hash table. */
const READ_WHOLE = String.raw`(?:not\.)?(?:[gl]te?\.|in\.\()`;

/** Rows of other tables are left out: beside them, Postgres takes a name that no column has for a function of the row. */
const SELECTED = String.raw`(?:\*|(?:${NAME}:)?${COLUMN}(?:::(?:text|uuid|int|date))?)`;
const SORTED = String.raw`(?!${LONG}\b)${COLUMN}(?:\.(?:asc|desc))?(?:\.nulls(?:first|last))?`;
/** supabase-js writes the columns of several rows in quotation marks. */
const WRITTEN = `(?:${NAME}|"${NAME}")`;

const COLUMNS = new RegExp(`^${WRITTEN}(?:,${WRITTEN})*$`);
/** Columns of changed rows. */
const WHOLE = new RegExp(`^(?:\\*|${NAME}(?:,${NAME})*)$`);
const NUMBER = /^\d{1,9}$/;
const PARAMETERS = new Map<string, readonly [form: RegExp, allowed: string]>([
  [
    'select',
    [
      new RegExp(`^${SELECTED}(?:,${SELECTED})*$`),
      'select names columns, as in select=id,tone:options->>tone,created_at::date.',
    ],
  ],
  [
    'order',
    [
      new RegExp(`^${SORTED}(?:,${SORTED})*$`),
      'order names columns of short texts, as in order=created_at.desc.nullslast,id.',
    ],
  ],
  ['columns', [COLUMNS, 'columns names columns, as in columns=id,title.']],
  // Lite takes an object in the row for a query of its own.
  ['on_conflict', [/^id$/, 'on_conflict is id.']],
  ['limit', [NUMBER, 'limit is a number.']],
  ['offset', [NUMBER, 'offset is a number.']],
]);

const FILTERED = new RegExp(`^${COLUMN}$`);
const LONG_COLUMN = new RegExp(`^${LONG}$`);
const WHOLE_TEXTS = new RegExp(`^${READ_WHOLE}`);
/** Patterns, regular expressions and full-text operators would search each row's whole text: a hundred stories take seconds. */
const COMPARED = '(?:eq|neq|gt|gte|lt|lte|isdistinct)';
const IS = String.raw`is\.(?:null|not_null|true|false|unknown)`;
/** Lite ends a text in quotation marks at the next one, even behind a backslash. */
const TEXT = String.raw`(?:"[^"\\]*"|[^",(){}\\]*)`;
const LIST = String.raw`in\.\(${TEXT}(?:,${TEXT})*\)`;
const CONDITION = new RegExp(String.raw`^(?:not\.)?(?:${COMPARED}\.|${IS}$|${LIST}$)`);
const CONDITIONS =
  'Conditions are written as in title=not.eq.Fox, with eq, neq, gt, gte, lt, lte, is, isdistinct or in, and for long texts with eq, neq, is or isdistinct. Search with search_inspirations or search_shared_stories.';
/**
 * Lite takes a value in braces for a query of its own, and writes parts of it into the statement as they are. NUL ends a statement
 * in the middle of a value.
 */
const NOT_IN_VALUES = /[{}\0]/;
const BRACES = 'A value may contain neither braces nor NUL.';
/** Lite takes this word for a symbol, which no database accepts as a value. */
const BARE_WORD = /(?:^|[,.(])\s*not_null\s*(?:[,)]|$)/i;
const AS_TEXT = 'Write not_null after is alone, or in quotation marks.';
/** In the address of a call, Lite takes a word before a full stop for an operator. */
const ARGUMENT = /^(?![a-z]+[.(])/;

const STATED = String.raw`(?!${LONG}\.${READ_WHOLE})${COLUMN}\.(?:not\.)?(?:${COMPARED}\.${TEXT}|${IS}|${LIST})`;
const PART = new RegExp(String.raw`((?:(?:not\.)?(?:and|or)\()*)${STATED}(\)*)(?:,|$)`, 'gy');
const LOGIC = /^(?:not\.)?(?:and|or)$/;

/** Greatest number of conditions in one query, and of nested levels of `and` and `or`. */
const CONDITIONS_MAX = 20;
const LEVELS_MAX = 3;
const NESTED = `Conditions are nested as in or=(title.eq.Fox,and(id.gt.1,id.lt.9)), up to ${LEVELS_MAX} levels deep.`;

/** @returns the number of conditions in `and` or `or`; `undefined` when they are not of that form. */
function conditionsIn(tree: string): number | undefined {
  const parts = [...tree.slice(1).matchAll(PART)];
  let level = 1;
  for (const [index, [, opened = '', closed = '']] of parts.entries()) {
    level += opened.split('(').length - 1;
    if (level > LEVELS_MAX) return undefined;
    level -= closed.length;
    // Only the last one closes the first bracket.
    if (level < 1 && index < parts.length - 1) return undefined;
  }
  const isWhole = `(${parts.map(([part]) => part).join('')}` === tree;
  return isWhole && level === 0 && !tree.endsWith(',') ? parts.length : undefined;
}

/** Each copy of a column makes every row of an answer larger, or is compared once more. */
function repeatsColumn(names: string): boolean {
  const columns = names.split(',').map((each) => each.split('::')[0]?.split('.')[0]?.split(':') ?? []);
  const read = columns.map((each) => each.at(-1)?.split('->>')[0]);
  const answered = columns.map((each) => each[0]?.split('->>').at(-1));
  return [read, answered].some((each) => new Set(each).size < each.length);
}

/** Postgres takes the name of a table for the whole row. */
const WHOLE_ROW = 'Name columns, not the table.';

const PATH = /^\/rest\/v1\/(?:rpc\/)?\w{0,64}$/;
const CALL = /^\/rest\/v1\/rpc\//;

const JSON_TYPE = String.raw`(?:application\/(?:vnd\.pgrst\.object\+)?json|\*\/\*)(?:; ?charset=utf-8)?(?:; ?q=[01](?:\.\d{1,3})?)?`;
const ACCEPT = new RegExp(`^${JSON_TYPE}(?:, ?${JSON_TYPE}){0,3}$`, 'i');
const CONTENT_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i;
const PREFERENCE =
  '(?:return=(?:minimal|representation)|count=(?:exact|planned|estimated)|resolution=(?:merge|ignore)-duplicates|missing=default)';
const PREFER = new RegExp(`^${PREFERENCE}(?:, ?${PREFERENCE}){0,5}$`);

const refuse = (message: string, status = 400): Response =>
  Response.json({ code: 'query_refused', message, details: null, hint: null }, { status });

function refuseHeaders({ headers }: Request): Response | undefined {
  // It would replace the limit, which is bounded.
  if (headers.has('range')) return refuse('Ask for rows with limit and offset.');
  // Lite takes several times as long to write CSV, and copies every value to leave out empty ones.
  if (!ACCEPT.test(headers.get('accept') ?? '*/*'))
    return refuse('Answers are JSON. Ask for application/json or application/vnd.pgrst.object+json.', 406);
  if (!CONTENT_TYPE.test(headers.get('content-type') ?? 'application/json'))
    return refuse('Send application/json.', 415);
  if (!PREFER.test(headers.get('prefer') ?? 'return=minimal'))
    return refuse('Prefer may have return, count, resolution and missing=default.');
  return undefined;
}

function refuseParameters({ pathname, searchParams }: URL, method: string): Response | undefined {
  const reads = method === 'GET' || method === 'HEAD';
  const isCall = CALL.test(pathname);
  // Lite sorts changed rows by itself, by comparing their texts.
  if (!reads && searchParams.has('order'))
    return refuse('Changed rows and calls have no order. Sort what is answered.');
  // Otherwise Lite would first read all rows that are deleted, without a limit, and name a new row in a header by the text of another column.
  if (!reads && !isCall && !WHOLE.test(searchParams.get('select') ?? '*'))
    return refuse('select names columns of changed rows, as in select=id,title.');
  const table = pathname.slice(pathname.lastIndexOf('/') + 1);
  const row = new RegExp(String.raw`(?:^|[,(:])${table}(?:[.,:-]|$)`);
  let conditions = 0;
  for (const [name, value] of searchParams) {
    if (row.test(PARAMETERS.has(name) || LOGIC.test(name) ? value : name)) return refuse(WHOLE_ROW);
    if (NOT_IN_VALUES.test(value)) return refuse(BRACES);
    if (BARE_WORD.test(value.replaceAll('is.not_null', ''))) return refuse(AS_TEXT);
    const [form, allowed = ''] = PARAMETERS.get(name) ?? [];
    if (form) {
      if (!form.test(value)) return refuse(allowed);
      if (searchParams.getAll(name).length > 1) return refuse(`A query may have one ${name}.`);
      if (form !== NUMBER && repeatsColumn(value)) return refuse('A query may name each column once.');
    } else if (LOGIC.test(name)) {
      const inside = conditionsIn(value);
      if (inside === undefined) return refuse(NESTED);
      conditions += inside;
    } else {
      const isArgument = reads && isCall && ARGUMENT.test(value);
      const readsWhole = LONG_COLUMN.test(name) && WHOLE_TEXTS.test(value);
      if (!FILTERED.test(name) || readsWhole || !(isArgument || CONDITION.test(value))) return refuse(CONDITIONS);
      conditions += 1;
    }
  }
  return conditions > CONDITIONS_MAX ? refuse(`A query may state ${CONDITIONS_MAX} conditions.`) : undefined;
}

/**
 * Refuses queries that are not of this grammar, or have more parts than those of a page. The embedded database answers
 * queries in sequence, so a single costly one would delay all others.
 */
export const refuseCostlyQueries: Guard = (request) => {
  const url = new URL(request.url);
  if (!url.pathname.startsWith('/rest/')) return undefined;
  if (!PATH.test(url.pathname)) return refuse('A path names a table, or a function as in rpc/count_stories.');
  return refuseHeaders(request) ?? refuseParameters(url, request.method);
};
