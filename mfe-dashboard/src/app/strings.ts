export const strings = {
  /** Title of each section: its heading, its name in the browser's tab, and its tab on the page, except for the last one. */
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
