import type { Guard } from '../http/handler.ts';

/** Parameters of the data interface that are no filter of a column. */
const NO_FILTER = new Set(['select', 'order', 'limit', 'offset', 'on_conflict', 'columns']);

/** A longer one is no query of a page; the longest of ours asks for the copies of 24 stories. */
const QUERY_MAX = 2048;
/** Most conditions of one query, and most levels of `and` and `or` inside of each other. */
const CONDITIONS_MAX = 20;
const LEVELS_MAX = 3;

/**
 * The operators that read all of a text for each row, or for each of a list of values: regular expressions, of which a short
 * one can take minutes, words, for which every text is taken apart again, and patterns by the hundred.
 */
const COSTLY = String.raw`(?:(?:i?match|(?:pl|ph|w)?fts)(?:\([^)]*\))?|\w+\((?:any|all)\))\.`;
const AS_FILTER = new RegExp(`^(?:not\\.)*${COSTLY}`, 'i');
const INSIDE_OF_LOGIC = new RegExp(`[.,(]${COSTLY}`, 'i');
const LOGIC = /(?:^|\.)(?:or|and)$/i;

/** Most characters of a list of columns; the longest of ours has a tenth. */
const SELECT_MAX = 1000;
/** Each level of rows inside of rows multiplies, so what a row may bring along is its author, once. */
const EMBEDDED = /([\w.!:-]*)\(/g;

function hasCostlyOperator(name: string, value: string): boolean {
  return LOGIC.test(name) ? INSIDE_OF_LOGIC.test(value) : AS_FILTER.test(value);
}

/** How many conditions a parameter states at most: those inside of `and` and `or` have commas between them. */
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

/** Lite takes such a list of names for a failure of its own. */
const NAMES = ['select', 'order', 'columns', 'on_conflict'] as const;
const hasOpenQuote = (names: string): boolean => names.replaceAll(/\\./gs, '').split('"').length % 2 === 0;

const refuse = (message: string): Response =>
  Response.json({ code: 'query_refused', message, details: null, hint: null }, { status: 400 });

/**
 * Refuses what PostgREST's language can say and no database should be asked by a stranger: more than a page ever asks,
 * texts that are read as a whole for each row, and rows inside of rows. The embedded database answers one query after the
 * other, so that a single one of these would keep everybody waiting.
 */
export const refuseCostlyQueries: Guard = (request) => {
  const { pathname, search, searchParams } = new URL(request.url);
  if (!pathname.startsWith('/rest/')) return undefined;
  if (search.length > QUERY_MAX) {
    return refuse(`A query may have ${QUERY_MAX} characters. Ask for fewer rows at once.`);
  }
  const filters = [...searchParams].filter(([name]) => !NO_FILTER.has(name));
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
  if (NAMES.some((name) => searchParams.getAll(name).some(hasOpenQuote))) {
    return refuse('A quotation mark in a list of names is not closed.');
  }
  return undefined;
};
