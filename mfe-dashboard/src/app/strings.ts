export const strings = {
  title: 'Dashboard',
  description: 'Your stories, what you share, and your settings.',
  loading: 'Loading your dashboard…',
  sections: 'Dashboard sections',
  myStories: 'My Stories',
  sharedStories: 'Shared Stories',
  settings: 'Account Settings',
} as const;
