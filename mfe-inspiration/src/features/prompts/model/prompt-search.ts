import type { InspirationSearch } from '@storyloom/shared/api/inspirations';
import {
  INSPIRATION_CATEGORIES,
  INSPIRATION_DIFFICULTIES,
  type InspirationCategory,
  LANGUAGES,
  PROMPT_LENGTHS,
} from '@storyloom/shared/domain';

/** The tabs of the list, in order (spec 2); the other categories are in the Filters menu and apply to 'all'. */
export const PROMPT_TABS = ['all', 'fantasy', 'scifi', 'romance'] as const satisfies readonly (
  | InspirationCategory
  | 'all'
)[];
export type PromptTab = (typeof PROMPT_TABS)[number];

/** Categories without a tab. */
export const OTHER_CATEGORIES = INSPIRATION_CATEGORIES.filter((category) => !isTab(category));

function isTab(category: InspirationCategory): boolean {
  return PROMPT_TABS.some((tab) => tab === category);
}

/** A tab selects one category; 'all' selects all of them, or some of those without a tab. */
export type PromptSearch = InspirationSearch;

export const NO_SEARCH: PromptSearch = { query: '', categories: [], difficulties: [], lengths: [], languages: [] };

/** The selected tab. */
export const tabOf = ({ categories }: PromptSearch): PromptTab =>
  PROMPT_TABS.find((tab) => tab === categories[0]) ?? 'all';

/** The categories that a tab selects. */
export const categoriesOf = (tab: PromptTab): readonly InspirationCategory[] => (tab === 'all' ? [] : [tab]);

/** The selected categories of the Filters menu. */
export const otherCategories = ({ categories }: PromptSearch): readonly InspirationCategory[] =>
  OTHER_CATEGORIES.filter((category) => categories.includes(category));

const SEPARATOR = '.';

/** The known values that a parameter names, in a fixed order. */
function named<Value extends string>(known: readonly Value[], text: string | null): readonly Value[] {
  const names = (text ?? '').split(SEPARATOR);
  return known.filter((value) => names.includes(value));
}

/** The search in an address, without unknown values. */
export function readSearch(params: URLSearchParams): PromptSearch {
  const tab = INSPIRATION_CATEGORIES.find((category) => category === params.get('category') && isTab(category));
  return {
    query: (params.get('q') ?? '').trim(),
    categories: tab ? [tab] : named(OTHER_CATEGORIES, params.get('category')),
    difficulties: named(INSPIRATION_DIFFICULTIES, params.get('difficulty')),
    lengths: named(PROMPT_LENGTHS, params.get('length')),
    languages: named(LANGUAGES, params.get('language')),
  };
}

/** The search as parameters of the address, without defaults. */
export function writeSearch({ query, categories, difficulties, lengths, languages }: PromptSearch): URLSearchParams {
  return new URLSearchParams({
    ...(query !== '' && { q: query }),
    ...(categories.length > 0 && { category: categories.join(SEPARATOR) }),
    ...(difficulties.length > 0 && { difficulty: difficulties.join(SEPARATOR) }),
    ...(lengths.length > 0 && { length: lengths.join(SEPARATOR) }),
    ...(languages.length > 0 && { language: languages.join(SEPARATOR) }),
  });
}

/** How many filters of the menu are checked. */
export const filterCount = (search: PromptSearch): number =>
  otherCategories(search).length + search.difficulties.length + search.lengths.length + search.languages.length;

/** Whether the search hides anything, apart from the tab, which is visible. */
export const isNarrowed = (search: PromptSearch): boolean => search.query !== '' || filterCount(search) > 0;

/** A list of values with one added or removed. */
export const toggled = <Value>(values: readonly Value[], value: Value, on: boolean): readonly Value[] =>
  on ? [...values, value] : values.filter((other) => other !== value);
