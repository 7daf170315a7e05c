/** The words of the pages that the journeys use. What the specification quotes stands first. */
export const words = {
  tabs: { prompt: 'AI Story Prompt', settings: 'AI Story Generator Settings' },
  generated: 'Story generated successfully!',
  used: (count: number) => `You have used ${count}/3 free AI-generated stories. Sign in for unlimited stories...`,
  copied: 'Story copied to clipboard!',
  created: 'Account created! You can now sign in.',
  welcome: 'Welcome Back',
  createAccount: 'Create an Account',
  save: 'Save AI-Generated Story to Your Collection',
  saved: 'AI-generated story saved successfully!',
  shareStory: 'Share Story',
  shared: 'Story shared successfully!',
  sharedStories: 'Shared Stories',
  unshared: 'Shared story deleted successfully!',
  notFound: 'Story Not Found',

  prompt: 'Your prompt',
  generate: 'Generate Story',
  copy: 'Copy',
} as const;
