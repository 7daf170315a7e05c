import { fitTitle } from './fit-title.ts';

/** Categories of a prompt, in the order of the share dialog (spec 2). */
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

/** Difficulties of a prompt (spec 2). */
export const INSPIRATION_DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type InspirationDifficulty = (typeof INSPIRATION_DIFFICULTIES)[number];

/** The share dialog's initial values (spec 2 and 9). */
export const DEFAULT_DIFFICULTY: InspirationDifficulty = 'medium';

/** The length filter of the list (spec 2). */
export const PROMPT_LENGTHS = ['short', 'medium', 'long'] as const;
export type PromptLength = (typeof PROMPT_LENGTHS)[number];

/** Maximum characters of a short and of a medium prompt: one sentence, and one paragraph. The search in SQL has the same. */
export const PROMPT_LENGTH_MAX = { short: 100, medium: 250 } as const;

/** Number of built-in inspirations, `insp-1` to `insp-9` (spec 3). */
export const CURATED_INSPIRATION_COUNT = 9;
/** Further ones, from `insp-10`: three for each category that is missing from the specified nine. */
export const MORE_CURATED_INSPIRATION_COUNT = 9;

/** The title of an inspiration, by default the capitalized category and ' Inspiration' (spec 5). */
export function inspirationTitle(category: InspirationCategory, title: string): string {
  return fitTitle(title) || `${category.charAt(0).toUpperCase()}${category.slice(1)} Inspiration`;
}

/** Inspirations and published stories per page of a list, with 'Load More' below (spec 9). */
export const COMMUNITY_PAGE = 10;

/** Number of 'Community Favorites' (spec 9). */
export const COMMUNITY_FAVORITES = 3;

/** Curated inspirations shown while a user has no favorites (spec 9). */
export const SAMPLE_FAVORITES = 4;

/** Maximum of a search's count; beyond it there are 'more than' so many, because counting them would be expensive. */
export const COUNT_MAX = 1000;
