/** Characters of a prompt that stand for its story where there is little room. */
const DESCRIPTION_LENGTH = 150;

export const strings = {
  pageTitle: (title: string): string => `${title} · Storyloom`,
  createNew: 'Create New Story',
  getInspired: 'Get Inspired',
  dashboard: {
    title: 'Dashboard',
    description: 'Every story you have kept, and the way to the next one.',
    loading: 'Loading your dashboard…',
    sections: 'Dashboard sections',
    myStories: 'My Stories',
    settings: 'Account Settings',
  },
  list: {
    label: 'Your stories',
    loading: 'Loading your stories…',
    count: (count: number): string => (count === 1 ? '1 story' : `${count.toLocaleString('en')} stories, newest first`),
    failed: 'Failed to load your stories',
    failedWithList: 'What you see is how they were last time.',
    emptyTitle: 'No stories yet',
    emptyText:
      'Write your first one: pick a genre, say what it should be about, and save what you like. It will wait here.',
    writeFirst: 'Write your first story',
    unknownGenre: 'Unknown genre',
    delete: 'Delete',
    deleteNamed: (title: string): string => `Delete “${title}”`,
  },
  deletion: {
    question: 'Are you sure you want to delete this story?',
    consequence: (title: string): string => `“${title}” will be gone for good.`,
    confirm: 'Delete story',
    busy: 'Deleting…',
    done: 'Story deleted successfully!',
    failed: 'Failed to delete story',
  },
  settings: {
    preferences: 'Story Preferences',
    preferencesText:
      'Language, perspective, tone and length are chosen in each generator, beside the prompt, so that every story can have its own.',
    toGenerators: 'Open the generators',
  },
  story: {
    description: 'One story of your collection.',
    describedBy: (prompt: string): string =>
      prompt.length > DESCRIPTION_LENGTH ? `${prompt.slice(0, DESCRIPTION_LENGTH).trimEnd()}…` : prompt,
    loadingTitle: 'Your story',
    loading: 'Loading your story…',
    prompt: 'Prompt',
    createAnother: (genre?: string): string => (genre ? `Create another ${genre} story` : 'Create another story'),
    nextSteps: 'What next?',
    backToStories: 'Back to My Stories',
    failed: (message: string): string => `Failed to load story: ${message}`,
    notFound: 'Story Not Found',
    notFoundText: 'There is no such story in your collection. It may have been deleted, or saved with another account.',
  },
} as const;
