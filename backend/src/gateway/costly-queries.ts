import type { Guard } from '../http/handler.ts';

/** Parameters of the data interface that are not column filters. */
const NO_FILTER = new Set(['select', 'order', 'limit', 'offset', 'on_conflict', 'columns']);

/** Lite compares an unknown name of a function with all others to suggest one. */
const PATH_MAX = 100;

/** Greatest number of conditions in one query, and of nested levels of `and` and `or`. */
const CONDITIONS_MAX = 20;
const LEVELS_MAX = 3;

/**
 * Operators that read a whole text for each row, or for each value of a list: regular expressions, of which a short one can
 * take minutes; full-text operators, which parse every text again; and lists of patterns.
 */
const COSTLY = String.raw`(?:(?:i?match|(?:pl|ph|w)?fts)(?:\([^()]*\))?|\w+\((?:any|all)\))\.`;
const AS_FILTER = new RegExp(`^(?:not\\.)*${COSTLY}`, 'i');
const INSIDE_OF_LOGIC = new RegExp(`[.,(]${COSTLY}`, 'i');
const LOGIC = /(?:^|\.)(?:or|and)$/i;

/** Greatest length of a list of columns; the longest of a page has a tenth of this. */
const SELECT_MAX = 1000;
/** Each level of embedded rows multiplies the work, so a row may embed only its author, once. */
const EMBEDDED = /(?<![\w.!:-])([\w.!:-]*)\(/g;

function hasCostlyOperator(name: string, value: string): boolean {
  return LOGIC.test(name) ? INSIDE_OF_LOGIC.test(value) : AS_FILTER.test(value);
}

/** An upper bound of the conditions in a parameter: those in `and` and `or` are separated by commas. */
const conditionsOf = ([name, value]: readonly [string, string]): number =>
  LOGIC.test(name) ? value.split(',').length : 1;

function levelsOf([name, value]: readonly [string, string]): number {
  if (!LOGIC.test(name)) return 0;
  let level = 0;
  let deepest = 0;
  for (const character of value) {
    if (character === '(') level += 1;
    if (character === ')') level -= 1;
    deepest = Math.max(deepest, level);
  }
  return deepest;
}

function embedsTooMuch(select: string): boolean {
  if (select.length > SELECT_MAX) return true;
  const embedded = [...select.matchAll(EMBEDDED)].map(([, name = '']) => name.split(':').at(-1)?.split('!')[0]);
  return embedded.length > 1 || embedded.some((table) => table?.replace('...', '') !== 'profiles');
}

/** Each copy of a column makes every row of an answer larger, or is compared once more. */
function repeatsColumn(names: string): boolean {
  const columns = names.split(',').map((column) => {
    const name = column.split('::')[0]?.split(':').at(-1)?.split('->')[0];
    return name?.split('.')[0]?.trim();
  });
  return new Set(columns).size < columns.length;
}

/** Names at the beginning of conditions, as in `(title.eq.x,not.id.eq.y)`. */
const NAME = /[(,](?:not\.)*(\w+)\./g;

/** Lite keeps what belongs to a column in an object by its name: for `__proto__`, in every object of the process. */
function namesInherited([name, value]: readonly [string, string]): boolean {
  const inValue = LOGIC.test(name) ? Array.from(value.matchAll(NAME), ([, each = '']) => each) : [];
  const names = NO_FILTER.has(name) ? value.split(/\W+/) : [...name.split(/\W+/), ...inValue];
  return names.some((each) => each in {});
}

/** Lite takes several times as long to write CSV as JSON. */
const AS_CSV = /text\/csv/i;

/**
 * Parsing another's text as JSON takes long, and thousands of levels of it break the embedded database. Lite parses by itself what a
 * path such as `options->x` finds, and reads a type after white space and quotation marks, so that only a few types may be named.
 */
const AS_JSON = /::(?!(?:text|uuid|int|date)(?![\w\s"]))|->(?!>)/i;
const readsAsJson = ([name, value]: readonly [string, string]): boolean =>
  AS_JSON.test(name) || (NO_FILTER.has(name) && AS_JSON.test(value));

/** Lite answers an unclosed quotation mark in a list of names with a server error. */
const NAMES = ['select', 'order', 'columns', 'on_conflict'] as const;
const hasOpenQuote = (names: string): boolean => names.replaceAll(/\\./gs, '').split('"').length % 2 === 0;

const refuse = (message: string): Response =>
  Response.json({ code: 'query_refused', message, details: null, hint: null }, { status: 400 });

/**
 * Refuses queries of PostgREST's language that are too costly: larger than those of a page, with operators that read whole
 * texts for each row, or with nested rows. The embedded database answers queries in sequence, so a single costly one would
 * delay all others.
 */
export const refuseCostlyQueries: Guard = (request) => {
  const url = new URL(request.url);
  const { pathname } = url;
  if (!pathname.startsWith('/rest/')) return undefined;
  if (pathname.length > PATH_MAX) return refuse(`A path may have ${PATH_MAX} characters.`);
  if (AS_CSV.test(request.headers.get('accept') ?? '')) return refuse('Answers are JSON. Ask for application/json.');
  // It would replace the limit, which is bounded.
  if (request.headers.has('range')) return refuse('Ask for rows with limit and offset.');
  const { searchParams } = url;
  const filters = [...searchParams].filter(([name]) => !NO_FILTER.has(name));
  if ([...searchParams].some(readsAsJson)) return refuse('A query may not read a text as JSON.');
  if ([...searchParams].some(namesInherited)) return refuse('A query may name columns only.');
  if (filters.some(([name, value]) => hasCostlyOperator(name, value))) {
    return refuse(
      'Regular expressions, full-text operators and lists of patterns are not available. Search with search_inspirations or search_shared_stories.',
    );
  }
  if (filters.reduce((sum, filter) => sum + conditionsOf(filter), 0) > CONDITIONS_MAX) {
    return refuse(`A query may state ${CONDITIONS_MAX} conditions.`);
  }
  if (filters.some((filter) => levelsOf(filter) > LEVELS_MAX)) {
    return refuse(`Conditions may stand inside of each other ${LEVELS_MAX} levels deep.`);
  }
  if (searchParams.getAll('select').some(embedsTooMuch)) {
    return refuse('A row may bring along its author, as author:profiles(display_name), and nothing else.');
  }
  // Lite sorts changed rows by itself, by comparing their texts.
  if (request.method !== 'GET' && request.method !== 'HEAD' && searchParams.has('order')) {
    return refuse('Changed rows and calls have no order. Sort what is answered.');
  }
  if (['select', 'order'].some((name) => searchParams.getAll(name).some(repeatsColumn)))
    return refuse('A query may name each column once.');
  if (NAMES.some((name) => searchParams.getAll(name).some(hasOpenQuote))) {
    return refuse('A quotation mark in a list of names is not closed.');
  }
  return undefined;
};
