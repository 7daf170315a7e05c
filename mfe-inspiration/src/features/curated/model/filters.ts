import { GENRE_NAMES } from '@storyloom/shared/domain';
import type { CuratedInspiration } from './curated-inspiration.ts';

/** The categories that can be asked for (spec 2), in their order. */
export const CATEGORY_FILTERS = ['all', 'fiction', 'nonfiction', 'poetry', 'screenplay'] as const;
export type CategoryFilter = (typeof CATEGORY_FILTERS)[number];

export const isCategoryFilter = (value: unknown): value is CategoryFilter =>
  (CATEGORY_FILTERS as readonly unknown[]).includes(value);

export interface Filters {
  readonly query: string;
  readonly category: CategoryFilter;
}

export const NO_FILTERS: Filters = { query: '', category: 'all' };

/** Text as it is compared: without case, without accents. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function matches({ title, description, content, category, tags }: CuratedInspiration, words: readonly string[]) {
  const text = folded([title, description, content, GENRE_NAMES[category], ...tags].join(' '));
  return words.every((word) => text.includes(word));
}

/** Fantasy, science fiction and romance are all fiction, so the list holds nothing of the other categories. */
export const hasInspirations = (category: CategoryFilter): boolean => category === 'all' || category === 'fiction';

/** The inspirations of the category in which every word of the query occurs, in any order. */
export function filterInspirations(
  inspirations: readonly CuratedInspiration[],
  { query, category }: Filters,
): readonly CuratedInspiration[] {
  if (!hasInspirations(category)) return [];
  const words = folded(query).split(/\s+/).filter(Boolean);
  return inspirations.filter((inspiration) => matches(inspiration, words));
}
