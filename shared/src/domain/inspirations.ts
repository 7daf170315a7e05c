import { fitTitle } from './fit-title.ts';

/** What a community prompt can be about, in the order of the share dialog (spec 2). */
export const INSPIRATION_CATEGORIES = [
  'fantasy',
  'scifi',
  'romance',
  'mystery',
  'adventure',
  'historical',
  'children',
] as const;
export type InspirationCategory = (typeof INSPIRATION_CATEGORIES)[number];

/** How much a prompt asks of its writer (spec 2). */
export const INSPIRATION_DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type InspirationDifficulty = (typeof INSPIRATION_DIFFICULTIES)[number];

/** What the share dialog starts with (spec 2 and 9). */
export const DEFAULT_DIFFICULTY: InspirationDifficulty = 'medium';

/** The length filter of the list (spec 2). */
export const PROMPT_LENGTHS = ['short', 'medium', 'long'] as const;
export type PromptLength = (typeof PROMPT_LENGTHS)[number];

/** Most characters of a short and of a medium prompt: one sentence, and one paragraph. The search in SQL has the same. */
export const PROMPT_LENGTH_MAX = { short: 100, medium: 250 } as const;

/** Number of built-in inspirations, `insp-1` to `insp-9` (spec 3). */
export const CURATED_INSPIRATIONS = 9;
/** Further ones, `insp-10` and on: three for each category that the specified nine leave empty. */
export const MORE_CURATED_INSPIRATIONS = 9;

/** The title of an inspiration whose writer may have given none: the capitalised category and ' Inspiration' (spec 5). */
export function inspirationTitle(category: InspirationCategory, title: string): string {
  return fitTitle(title) || `${category.charAt(0).toUpperCase()}${category.slice(1)} Inspiration`;
}

/** Inspirations and shared stories that a list shows at a time; 'Load More' stands below more than these (spec 9). */
export const COMMUNITY_PAGE = 10;

/** Number of 'Community Favorites' (spec 9). */
export const COMMUNITY_FAVORITES = 3;

/** Curated inspirations that stand in for favorites while a person has none (spec 9). */
export const SAMPLE_FAVORITES = 4;

/** How far a search counts; beyond it there are 'more than' so many, and counting would cost more than it says. */
export const COUNT_MAX = 1000;
