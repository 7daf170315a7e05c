import { STORY_ORDERS, type StorySearch } from '@storyloom/shared/api/stories';
import { GENRES, LANGUAGES } from '@storyloom/shared/domain';

export const NO_SEARCH: StorySearch = { query: '', genre: 'all', language: 'all', order: 'newest' };

/** The parameters of a search in the address. */
const NAMES = { query: 'q', genre: 'genre', language: 'language', order: 'order' } as const;

/** The search in the address, without unknown values. */
export function readSearch(params: URLSearchParams): StorySearch {
  return {
    query: params.get(NAMES.query)?.trim() ?? '',
    genre: GENRES.find((known) => known === params.get(NAMES.genre)) ?? NO_SEARCH.genre,
    language: LANGUAGES.find((known) => known === params.get(NAMES.language)) ?? NO_SEARCH.language,
    order: STORY_ORDERS.find((known) => known === params.get(NAMES.order)) ?? NO_SEARCH.order,
  };
}

/** The parameters with this search instead of the former one; defaults are left out. */
export function writeSearch(params: URLSearchParams, search: StorySearch): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const part of Object.keys(NAMES) as (keyof StorySearch)[]) {
    if (search[part] === NO_SEARCH[part]) next.delete(NAMES[part]);
    else next.set(NAMES[part], search[part]);
  }
  return next;
}

/** Whether the search excludes stories. */
export const isNarrowed = ({ query, genre, language }: StorySearch): boolean =>
  query !== '' || genre !== 'all' || language !== 'all';
