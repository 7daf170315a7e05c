import { COMMUNITY_ORDERS, type CommunitySearch } from '@storyloom/shared/api/published-stories';
import { GENRES, LANGUAGES } from '@storyloom/shared/domain';

export const NO_SEARCH: CommunitySearch = { order: 'newest', genre: 'all', language: 'all' };

/** The search in an address, without unknown values. */
export function readSearch(params: URLSearchParams): CommunitySearch {
  return {
    order: COMMUNITY_ORDERS.find((known) => known === params.get('order')) ?? NO_SEARCH.order,
    genre: GENRES.find((known) => known === params.get('genre')) ?? NO_SEARCH.genre,
    language: LANGUAGES.find((known) => known === params.get('language')) ?? NO_SEARCH.language,
  };
}

/** The search as parameters of the address, without defaults. */
export function writeSearch(search: CommunitySearch): URLSearchParams {
  return new URLSearchParams(
    Object.entries(search).filter(([name, value]) => value !== NO_SEARCH[name as keyof CommunitySearch]),
  );
}

/** Whether the search hides any stories. */
export const isNarrowed = ({ genre, language }: CommunitySearch): boolean => genre !== 'all' || language !== 'all';
