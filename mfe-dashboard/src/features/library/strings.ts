import type { StoryOrder } from '@storyloom/shared/api/stories';
import { STORY_TRASH } from '@storyloom/shared/domain';
import { strings as common } from '../../components/strings.ts';

const orders: Readonly<Record<StoryOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By title',
};

const counted = (count: number) => (count === 1 ? '1 story' : `${common.number(count)} stories`);

export const strings = {
  label: 'Your stories',
  loading: 'Loading your stories…',
  failed: 'Failed to load your stories',
  failedWithList: 'You’re seeing the list as it was last loaded.',
  search: 'Search your stories',
  searchPlaceholder: 'Titles and prompts',
  filter: 'Filter stories',
  genre: 'Genre',
  allGenres: 'All genres',
  language: 'Language',
  allLanguages: 'All languages',
  order: 'Order',
  orders,
  count: counted,
  found: (count: number): string => (count === 1 ? '1 story found' : `${common.number(count)} stories found`),
  none: 'No stories found',
  noneText: 'Nothing matches your search and filters. Try other words, or clear the filters.',
  clear: 'Clear Filters',
  emptyTitle: 'No stories yet',
  emptyText: 'Pick a genre, describe your story, and save the ones you like. They’ll be waiting for you here.',
  emptySharedTitle: 'No saved stories yet',
  emptySharedText:
    'What you shared without saving it is under Shared Stories. Stories that you save will be waiting for you here.',
  toShared: 'Shared Stories',
  toDeleted: 'Recently deleted',
  writeFirst: 'Write your first story',
  unfinished: 'Unfinished',
  delete: 'Delete',
  deleteNamed: (title: string): string => `Delete “${title}”`,
  pages: 'Pages of your stories',
  previous: 'Previous',
  next: 'Next',
  pageWord: 'page',
  page: (page: number, pages?: number): string =>
    `Page ${common.number(page)}${pages === undefined ? '' : ` of ${common.number(pages)}`}`,
  deletion: {
    question: 'Are you sure you want to delete this story?',
    consequence: (title: string, isUnshared: boolean): string =>
      `“${title}” will be deleted. For ${STORY_TRASH.days} days you can restore it from Recently deleted.${isUnshared ? '' : ' Copies you have shared stay shared.'}`,
    confirm: 'Delete story',
    busy: 'Deleting…',
    done: 'Story deleted successfully!',
    failed: 'Failed to delete story',
  },
  undo: {
    label: 'Just deleted',
    deleted: (title: string): string => `“${title}” is deleted.`,
    action: 'Undo',
    actionNamed: (title: string): string => `Undo the deletion of “${title}”`,
    busy: 'Undoing…',
    left: (seconds: number): string => `${seconds} s`,
    paused: 'Undo waits while you’re here',
    done: (title: string): string => `“${title}” is back.`,
    late: (title: string): string => `Too late to undo: “${title}” is gone.`,
    failed: 'The deletion couldn’t be undone. Try again right away.',
  },
} as const;
