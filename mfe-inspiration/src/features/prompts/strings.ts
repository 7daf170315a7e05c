import {
  COUNT_MAX,
  type InspirationCategory,
  type InspirationDifficulty,
  PROMPT_LENGTH_MAX,
  PROMPT_MAX_LENGTH,
  type PromptLength,
} from '@storyloom/shared/domain';
import type { PromptTab } from './model/prompt-search.ts';

const number = new Intl.NumberFormat('en');

const categories: Readonly<Record<InspirationCategory, string>> = {
  fantasy: 'Fantasy',
  scifi: 'Sci-Fi',
  romance: 'Romance',
  mystery: 'Mystery',
  adventure: 'Adventure',
  historical: 'Historical',
  children: 'Children’s',
};

const tabs: Readonly<Record<PromptTab, string>> = {
  all: 'All',
  fantasy: categories.fantasy,
  scifi: categories.scifi,
  romance: categories.romance,
};

const difficulties: Readonly<Record<InspirationDifficulty, string>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

const lengths: Readonly<Record<PromptLength, string>> = {
  short: `Short: up to ${PROMPT_LENGTH_MAX.short} characters`,
  medium: `Medium: up to ${PROMPT_LENGTH_MAX.medium}`,
  long: 'Long: more than that',
};

export const strings = {
  documentTitle: 'Inspirations · Storyloom',
  documentDescription:
    'Story prompts that people wrote for each other: search them, take one into its generator, and share your own.',
  eyebrow: 'Never face a blank page alone',
  title: 'Inspirations',
  description:
    'Prompts that people wrote for each other. Take one and see where it goes, or leave one for the next person.',
  random: {
    action: 'Generate Random Prompt',
    busy: 'Thinking of a prompt…',
    generated: 'New random prompt generated!',
    failed: 'Failed to generate a random prompt',
  },
  curated: 'Nine curated inspirations',
  signIn: 'Sign in to share your own',
  search: 'Search prompts',
  searchPlaceholder: 'A word of the prompt or its title',
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  difficulty: 'Difficulty',
  difficulties,
  length: 'Length of the prompt',
  lengths,
  tabsLabel: 'Category',
  tabs,
  categories,
  list: 'Prompts',
  count: (count: number) =>
    count > COUNT_MAX
      ? `More than ${number.format(COUNT_MAX)} prompts`
      : `${number.format(count)} ${count === 1 ? 'prompt' : 'prompts'}`,
  loadMore: 'Load More Prompts',
  none: 'No prompts found',
  noneText: 'Nothing matches this search. Other words, or fewer filters, may find more.',
  noneYet: 'Nobody has shared a prompt here yet',
  noneYetText: 'Yours could be the first.',
  clear: 'Clear Filters',
  failed: 'Failed to load inspirations',
  unreachable: 'An error occurred while loading inspirations',
  ownFailed: 'Failed to load your inspirations',
  own: 'Your Shared Inspirations',
  ownMore: 'Load more of yours',
  favorites: 'Community Favorites',
  card: {
    prompt: 'Prompt',
    by: (author: string) => `by ${author}`,
    yours: 'by you',
    private: 'Only you see it',
    hidden: 'Hidden by the people who run this site',
    use: 'Use',
    readTitle: 'Read it before it runs',
    readDescription: 'Somebody else wrote this. The story is written from all of it.',
    readAndUse: 'Use this prompt',
    cancel: 'Cancel',
    edit: 'Edit',
    delete: (title: string) => `Delete “${title}”`,
  },
  deletion: {
    title: 'Are you sure you want to delete this inspiration?',
    text: (title: string) => `“${title}” goes with its likes. Stories that were written from it stay.`,
    confirm: 'Delete inspiration',
    busy: 'Deleting…',
    deleted: 'Inspiration deleted successfully!',
    failed: 'Failed to delete inspiration',
  },
  share: {
    action: 'Share Your Inspiration',
    title: 'Share Inspiration',
    editTitle: 'Edit Inspiration',
    description: 'Others can write a story from it.',
    titleField: 'Title',
    titleHint: (title: string) => `Without one it is called “${title}”.`,
    prompt: 'Prompt',
    promptHint: 'A situation with the ending left out.',
    promptMissing: 'Please enter a prompt',
    promptTooLong: (length: number) =>
      `This is ${number.format(length - PROMPT_MAX_LENGTH)} characters too long. Shorten it to ${number.format(PROMPT_MAX_LENGTH)}.`,
    category: 'Category',
    difficulty: 'Difficulty',
    public: 'Make public for other users to see and use',
    publicHint: 'Unticked, only you see it.',
    cancel: 'Cancel',
    submit: 'Share Inspiration',
    submitting: 'Sharing...',
    save: 'Save Changes',
    saving: 'Saving...',
    shared: 'Inspiration shared successfully!',
    saved: 'Inspiration updated successfully!',
    failed: 'Failed to share inspiration',
    saveFailed: 'Failed to update inspiration',
    needsSignIn: 'You must be signed in to share inspirations',
  },
} as const;
