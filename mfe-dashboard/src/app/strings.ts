export const strings = {
  title: 'Dashboard',
  description: 'Every story you have kept, and the way to the next one.',
  loading: 'Loading your dashboard…',
  sections: 'Dashboard sections',
  myStories: 'My Stories',
  sharedStories: 'Shared Stories',
  settings: 'Account Settings',
} as const;
