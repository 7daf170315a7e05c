export const strings = {
  /** Of the page and of its parts: each part has its tab, its heading and its name in the browser's tab. */
  titles: {
    stories: 'My Stories',
    shared: 'Shared Stories',
    settings: 'Account Settings',
  },
  description: 'Your stories, what you share, and your settings.',
  loading: 'Loading My Stories…',
  sections: 'Parts of My Stories',
} as const;
