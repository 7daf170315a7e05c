export const strings = {
  /** Of the page and of its parts: each has its heading and its name in the browser's tab, and all but the last a tab here. */
  titles: {
    stories: 'My Stories',
    shared: 'Shared Stories',
    settings: 'Account Settings',
    deleted: 'Recently deleted',
  },
  description: 'Your stories, what you share, and your settings.',
  loading: 'Loading My Stories…',
  sections: 'Parts of My Stories',
} as const;
