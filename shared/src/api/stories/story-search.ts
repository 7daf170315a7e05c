import type { Genre, Language } from '@storyloom/shared/domain';
import type { StorySummary } from './saved-story.ts';

export const STORY_ORDERS = ['newest', 'oldest', 'title'] as const;
export type StoryOrder = (typeof STORY_ORDERS)[number];

/** Filters and order of a user's list of stories. */
export interface StorySearch {
  readonly query: string;
  readonly genre: Genre | 'all';
  readonly language: Language | 'all';
  readonly order: StoryOrder;
}

/** The row at one end of the current page. */
export type StoryCursor = Pick<StorySummary, 'id' | 'title' | 'createdAt'>;

/** The place of a page: after a row, or before one. Without a place it is the first page. */
export interface StoryPlace {
  readonly direction: 'after' | 'before';
  readonly row: StoryCursor;
}

export interface StoryPage {
  readonly stories: readonly StorySummary[];
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}
