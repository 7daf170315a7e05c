import { GENRE_NAMES } from '@storyloom/shared/domain';
import type { CuratedInspiration } from './curated-inspiration.ts';

/** The categories of the filter (spec 2), in order. */
export const CATEGORY_FILTERS = ['all', 'fiction', 'nonfiction', 'poetry', 'screenplay'] as const;
export type CategoryFilter = (typeof CATEGORY_FILTERS)[number];

export const isCategoryFilter = (value: unknown): value is CategoryFilter =>
  (CATEGORY_FILTERS as readonly unknown[]).includes(value);

export interface Filters {
  readonly query: string;
  readonly category: CategoryFilter;
}

export const NO_FILTERS: Filters = { query: '', category: 'all' };

/** Text as it is compared: without case or accents. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function matches(inspiration: CuratedInspiration, words: readonly string[]): boolean {
  const { title, description, content, tags } = inspiration;
  const category = 'generator' in inspiration ? inspiration.category : GENRE_NAMES[inspiration.category];
  const text = folded([title, description, content, category, ...tags].join(' '));
  return words.every((word) => text.includes(word));
}

/** Whether an inspiration is in the chosen category: all, fiction (every genre), or one form. */
function isIn(category: CategoryFilter, inspiration: CuratedInspiration): boolean {
  if (category === 'all') return true;
  return category === 'fiction' ? !('generator' in inspiration) : inspiration.category === category;
}

/** Whether a category belongs to the one that the filter asks for. */
export const holds = (asked: CategoryFilter, category: CategoryFilter): boolean =>
  asked === 'all' || asked === category;

/** The inspirations of the category in which every word of the query occurs, in any order. */
export function filterInspirations(
  inspirations: readonly CuratedInspiration[],
  { query, category }: Filters,
): readonly CuratedInspiration[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return inspirations.filter((inspiration) => isIn(category, inspiration) && matches(inspiration, words));
}
