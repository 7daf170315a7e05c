export const strings = {
  description: 'One story from your collection.',
  loadingTitle: 'Your story',
  loading: 'Loading your story…',
  createAnother: (genre?: string): string => (genre ? `Create another ${genre} story` : 'Create another story'),
  unfinished: 'This story was stopped before its end.',
  nextSteps: 'What next?',
  backToStories: 'Back to My Stories',
  failed: (message: string): string => `Failed to load story: ${message}`,
  notFound: 'Story Not Found',
  notFoundText: 'This story isn’t in your collection. It may have been deleted, or saved with another account.',
  tools: 'What you can do with this story',
} as const;
