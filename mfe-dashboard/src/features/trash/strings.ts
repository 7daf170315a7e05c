import { STORY_TRASH } from '@storyloom/shared/domain';

export const strings = {
  label: 'Deleted stories',
  what: `Deleted stories stay here for ${STORY_TRASH.days} days. Then they’re gone for good. Only you can see them here.`,
  toStories: 'Back to My Stories',
  loading: 'Loading your deleted stories…',
  failed: 'Failed to load your deleted stories',
  loadMore: 'Load more deleted stories',
  emptyTitle: 'No deleted stories',
  emptyText: `Deleted stories stay here for ${STORY_TRASH.days} days.`,
  left: (days: number): string => (days === 1 ? '1 day left' : `${days} days left`),
  restore: 'Restore',
  restoreNamed: (title: string): string => `Restore “${title}”`,
  restoring: 'Restoring…',
  restored: (title: string): string => `“${title}” is back in My Stories.`,
  restoreFailed: 'Failed to restore story',
  gone: (title: string): string => `“${title}” is gone for good.`,
  remove: 'Delete for good',
  removeNamed: (title: string): string => `Delete “${title}” for good`,
  removal: {
    question: 'Delete this story for good?',
    consequence: (title: string): string => `“${title}” can’t be restored after this.`,
    confirm: 'Delete for good',
    busy: 'Deleting…',
    done: (title: string): string => `“${title}” is deleted for good.`,
    failed: 'Failed to delete story',
  },
} as const;
