export const strings = {
  label: 'Stories you share',
  loading: 'Loading the stories you share…',
  failed: 'Failed to load the stories you share',
  loadMore: 'Load More Shared Stories',
  emptyTitle: 'No shared stories yet',
  emptyText:
    'Open one of your stories and press Share: you choose who can read it, and can take that back at any time.',
  toStories: 'My Stories',
  by: 'Shared by you',
  active: { public: 'Public', unlisted: 'Unlisted', private: 'Private' },
  hidden: 'Hidden',
  delete: 'Delete',
  deleteNamed: (title: string): string => `Delete the shared story “${title}”`,
  deletion: {
    question: 'Are you sure you want to delete this shared story?',
    consequence: (title: string): string =>
      `“${title}” and its link, views and likes will be gone for good. A story that you saved stays in My Stories.`,
    confirm: 'Delete shared story',
    busy: 'Deleting…',
    done: 'Shared story deleted successfully!',
    failed: 'Failed to delete shared story',
  },
} as const;
