import {
  COUNT_MAX,
  formatNumber,
  type InspirationCategory,
  type InspirationDifficulty,
  PROMPT_LENGTH_MAX,
  PROMPT_MAX_LENGTH,
  type PromptLength,
} from '@storyloom/shared/domain';
import type { PromptTab } from './model/prompt-search.ts';

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
  short: `Short (up to ${PROMPT_LENGTH_MAX.short} characters)`,
  medium: `Medium (up to ${PROMPT_LENGTH_MAX.medium})`,
  long: `Long (over ${PROMPT_LENGTH_MAX.medium})`,
};

export const strings = {
  documentTitle: 'Inspirations · Storyloom',
  documentDescription:
    'Story prompts that people wrote for each other. Search them, open one in a generator, and share your own.',
  title: 'Inspirations',
  description: {
    start: 'Prompts people wrote for each other. Take one, or ',
    shareYours: 'share one of yours.',
    signIn: 'sign in to share your own',
    end: '.',
  },
  random: {
    action: 'Generate Random Prompt',
    busy: 'Thinking of a prompt…',
    generated: 'New random prompt generated!',
    failed: 'Failed to generate a random prompt',
  },
  curated: 'Curated inspirations',
  myFavorites: 'My Favorites',
  liked: 'Community prompts you like',
  likedMore: 'Load More Favorites',
  likedFailed: 'Failed to load favorite inspirations',
  search: 'Search prompts',
  searchPlaceholder: 'Search prompts',
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  difficulty: 'Difficulty',
  difficulties,
  length: 'Prompt length',
  lengths,
  moreCategories: 'More categories',
  language: 'Language',
  activeFilters: 'Active filters',
  removeFilter: (filter: string) => `Remove filter: ${filter}`,
  tabsLabel: 'Category',
  tabs,
  categories,
  list: 'Prompts',
  count: (count: number) =>
    count > COUNT_MAX
      ? `More than ${formatNumber(COUNT_MAX)} prompts`
      : `${formatNumber(count)} ${count === 1 ? 'prompt' : 'prompts'}`,
  loadMore: 'Load More Prompts',
  none: 'No prompts found',
  noneText: 'Nothing matches this search. Try other words or fewer filters.',
  noneYet: 'No prompts yet',
  noneYetText: 'Be the first to share one.',
  clear: 'Clear Filters',
  failed: 'Failed to load inspirations',
  unreachable: 'An error occurred while loading inspirations',
  ownFailed: 'Failed to load your inspirations',
  own: 'Your Shared Inspirations',
  ownLink: (count: number | undefined) =>
    count === undefined ? 'Your shared inspirations' : `Your shared inspirations (${formatNumber(count)})`,
  ownNone: 'You have no inspirations now',
  ownNoneText: 'What you share, or keep for yourself, will be here.',
  ownShare: 'Share another one',
  ownMore: 'Load More of Yours',
  favorites: 'Community Favorites',
  card: {
    prompt: 'Prompt',
    by: (author: string) => `by ${author}`,
    yours: 'by you',
    private: 'Only you can see this',
    hidden: 'Hidden by the people who run this site',
    use: 'Use',
    edit: 'Edit',
    delete: (title: string) => `Delete “${title}”`,
  },
  deletion: {
    title: 'Are you sure you want to delete this inspiration?',
    text: (title: string) => `“${title}” and its likes will be gone for good. Stories written from it will stay.`,
    confirm: 'Delete inspiration',
    busy: 'Deleting…',
    deleted: 'Inspiration deleted successfully!',
    failed: 'Failed to delete inspiration',
  },
  share: {
    action: 'Share Your Inspiration',
    title: 'Share Inspiration',
    editTitle: 'Edit Inspiration',
    description: 'A starting point for other writers, or just for you.',
    titleField: 'Title',
    titleHint: (title: string) => `If you leave this blank, it will be called “${title}”.`,
    prompt: 'Prompt',
    promptHint: 'Describe a situation, and leave the ending open.',
    promptMissing: 'Please enter a prompt',
    promptTooLong(length: number) {
      const over = length - PROMPT_MAX_LENGTH;
      const count = `${formatNumber(over)} ${over === 1 ? 'character' : 'characters'}`;
      return `This is ${count} over the limit of ${formatNumber(PROMPT_MAX_LENGTH)}.`;
    },
    category: 'Category',
    difficulty: 'Difficulty',
    public: 'Make public for other users to see and use',
    publicHint: 'If this is not checked, only you can see it.',
    summary: (isPublic: boolean, byline: string | undefined) =>
      isPublic
        ? `Everyone can find it, under ${byline === undefined ? 'your display name' : `the name “${byline}”`}.`
        : 'Only you can see it.',
    cancel: 'Cancel',
    submit: 'Share Inspiration',
    submitting: 'Sharing...',
    save: 'Save Changes',
    saving: 'Saving...',
    shared: 'Inspiration shared successfully!',
    kept: 'Inspiration saved. Only you can see it.',
    saved: 'Inspiration updated successfully!',
    failed: 'Failed to share inspiration',
    saveFailed: 'Failed to update inspiration',
    needsSignIn: 'You must be signed in to share inspirations',
    nothingLost: 'What you typed will still be here when you are back.',
    signIn: 'Sign in',
  },
} as const;
