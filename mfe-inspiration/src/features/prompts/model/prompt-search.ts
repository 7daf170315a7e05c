import type { InspirationSearch } from '@storyloom/shared/api/inspirations';
import { INSPIRATION_DIFFICULTIES, type InspirationCategory, PROMPT_LENGTHS } from '@storyloom/shared/domain';

/** The tabs of the list, in their order (spec 2); prompts of the other categories stand under 'all'. */
export const PROMPT_TABS = ['all', 'fantasy', 'scifi', 'romance'] as const satisfies readonly (
  | InspirationCategory
  | 'all'
)[];
export type PromptTab = (typeof PROMPT_TABS)[number];

export interface PromptSearch extends InspirationSearch {
  readonly category: PromptTab;
}

export const NO_SEARCH: PromptSearch = { query: '', category: 'all', difficulties: [], lengths: [] };

const SEPARATOR = '.';

/** Those of the known values that a parameter names, in their own order. */
function named<Value extends string>(known: readonly Value[], text: string | null): readonly Value[] {
  const names = (text ?? '').split(SEPARATOR);
  return known.filter((value) => names.includes(value));
}

/** The search that an address holds; what it names and nobody knows is left out. */
export function readSearch(params: URLSearchParams): PromptSearch {
  return {
    query: (params.get('q') ?? '').trim(),
    category: PROMPT_TABS.find((tab) => tab === params.get('category')) ?? 'all',
    difficulties: named(INSPIRATION_DIFFICULTIES, params.get('difficulty')),
    lengths: named(PROMPT_LENGTHS, params.get('length')),
  };
}

/** The search as an address holds it, without what is left at its default. */
export function writeSearch({ query, category, difficulties, lengths }: PromptSearch): URLSearchParams {
  return new URLSearchParams({
    ...(query !== '' && { q: query }),
    ...(category !== 'all' && { category }),
    ...(difficulties.length > 0 && { difficulty: difficulties.join(SEPARATOR) }),
    ...(lengths.length > 0 && { length: lengths.join(SEPARATOR) }),
  });
}

/** How many boxes of the Filters menu are ticked. */
export const filterCount = ({ difficulties, lengths }: PromptSearch): number => difficulties.length + lengths.length;

/** Whether the search leaves anything out. The tab does, too, but it is in sight. */
export const isNarrowed = (search: PromptSearch): boolean => search.query !== '' || filterCount(search) > 0;

/** A list of values with one of them put in or taken out. */
export const toggled = <Value>(values: readonly Value[], value: Value, on: boolean): readonly Value[] =>
  on ? [...values, value] : values.filter((other) => other !== value);
