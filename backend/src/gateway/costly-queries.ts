import type { Guard } from './gateway.ts';

/** Parameters of the data interface that are no filter of a column. */
const NO_FILTER = new Set(['select', 'order', 'limit', 'offset', 'on_conflict', 'columns']);

/** The operators for regular expressions, of which a short one can take minutes. */
const AS_FILTER = /^(?:not\.)*i?match(?:\((?:any|all)\))?\./i;
const INSIDE_OF_LOGIC = /[.,(]i?match(?:\((?:any|all)\))?\./i;
const LOGIC = /(?:^|\.)(?:or|and)$/i;

/** Most characters of a list of columns; the longest of ours has a tenth. */
const SELECT_MAX = 1000;
/** Each level of rows inside of rows multiplies, so what a row may bring along is its author, once. */
const EMBEDDED = /([\w.!:-]*)\(/g;

function hasRegularExpression(name: string, value: string): boolean {
  if (NO_FILTER.has(name)) return false;
  return LOGIC.test(name) ? INSIDE_OF_LOGIC.test(value) : AS_FILTER.test(value);
}

function embedsTooMuch(select: string): boolean {
  if (select.length > SELECT_MAX) return true;
  const embedded = [...select.matchAll(EMBEDDED)].map(([, name = '']) => name.split(':').at(-1)?.split('!')[0]);
  return embedded.length > 1 || embedded.some((table) => table?.replace('...', '') !== 'profiles');
}

const refuse = (message: string): Response =>
  Response.json({ code: 'query_too_costly', message, details: null, hint: null }, { status: 400 });

/**
 * Refuses what PostgREST's language can say and no database should be asked by a stranger: patterns that take minutes, and
 * rows inside of rows. The embedded database answers one query after the other and cannot be interrupted, so that a single
 * one of these would stop the server for everybody.
 */
export const refuseCostlyQueries: Guard = (request) => {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith('/rest/')) return undefined;
  if ([...searchParams].some(([name, value]) => hasRegularExpression(name, value))) {
    return refuse('Regular expressions are not available. Search with search_inspirations or search_shared_stories.');
  }
  if (searchParams.getAll('select').some(embedsTooMuch)) {
    return refuse('A row may bring along its author, as author:profiles(display_name), and nothing else.');
  }
  return undefined;
};
