import type { StoryDay } from '@storyloom/shared/api/published-stories';
import { communityStrings } from '@storyloom/shared/ui/community';
import { formatNumber, formatUtcDay } from '@storyloom/shared/domain';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Views and likes over the days of a shared story, in one sentence. */
function summaryOf(days: readonly StoryDay[]): string {
  const views = sum(days.map((day) => day.views));
  const likes = sum(days.map((day) => day.likes));
  const [first] = days;
  if (!first || views + likes === 0) return `No views or likes in the last ${days.length} days.`;
  const busiest = days.reduce((best, day) => (day.views > best.views ? day : best), first);
  const total = `${communityStrings.views(views)} and ${communityStrings.likes(likes)} since ${formatUtcDay(first.day)}.`;
  return busiest.views === 0
    ? total
    : `${total} Most views in a day: ${formatNumber(busiest.views)}, on ${formatUtcDay(busiest.day)}.`;
}

export const strings = {
  label: 'Your shared stories',
  loading: 'Loading your shared stories…',
  failed: 'Failed to load your shared stories',
  loadMore: 'Load More Shared Stories',
  emptyTitle: 'No shared stories yet',
  emptyText:
    'Open one of your stories and choose Share. You decide who can read it, and you can take it back at any time.',
  toStories: 'My Stories',
  by: 'Shared by you',
  takenBack: 'You took this story back. Only you can read it, and its old link no longer works.',
  rename: 'Rename',
  renameNamed: (title: string): string => `Rename the shared story “${title}”`,
  visibility: 'Who can read it',
  visibilityNamed: (title: string): string => `Who can read it: “${title}”`,
  days: {
    label: 'Views and likes over 30 days',
    summary: summaryOf,
    table: (title: string): string => `Days on which “${title}” was read or liked`,
    day: 'Day',
    of: { views: 'Views', likes: 'Likes' },
    most: (count: number): string => `at most ${formatNumber(count)} a day`,
    number: formatNumber,
    date: formatUtcDay,
    failed: (reason: string): string => `Failed to load views and likes: ${reason}`,
  },
  active: { public: 'Public', unlisted: 'Unlisted', private: 'Private' },
  hidden: 'Hidden',
  delete: 'Delete',
  deleteNamed: (title: string): string => `Delete the shared copy of “${title}”`,
  deletion: {
    question: 'Are you sure you want to delete this shared story?',
    consequence: (title: string): string =>
      `The shared copy of “${title}” will be gone for good, with its link, views and likes.`,
    ofPrivate: (title: string): string =>
      `The copy of “${title}” that you took back will be gone for good, with its views and likes.`,
    /** By whether the original story is saved. */
    staysIf: {
      saved: 'The story you saved stays in My Stories.',
      unknown: 'If you saved the story, it stays in My Stories.',
    },
    confirm: 'Delete shared story',
    busy: 'Deleting…',
    done: 'Shared story deleted successfully!',
    failed: 'Failed to delete shared story',
    needsSignIn: 'User not authenticated.',
  },
} as const;
