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
  active: { public: 'Public', unlisted: 'Unlisted', private: 'Private' },
  hidden: 'Hidden',
  delete: 'Delete',
  deleteNamed: (title: string): string => `Delete the shared story “${title}”`,
  deletion: {
    question: 'Are you sure you want to delete this shared story?',
    consequence: (title: string): string =>
      `“${title}” and its link, views and likes will be gone for good. If you saved the story, it stays in My Stories.`,
    confirm: 'Delete shared story',
    busy: 'Deleting…',
    done: 'Shared story deleted successfully!',
    failed: 'Failed to delete shared story',
    needsSignIn: 'User not authenticated.',
  },
} as const;
