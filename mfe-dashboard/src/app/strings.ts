export const strings = {
  title: 'My Stories',
  description: 'Your stories, what you share, and your settings.',
  loading: 'Loading My Stories…',
  sections: 'Parts of My Stories',
  myStories: 'My Stories',
  sharedStories: 'Shared Stories',
  settings: 'Account Settings',
} as const;
