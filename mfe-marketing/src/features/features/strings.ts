import {
  CURATED_INSPIRATION_COUNT,
  formatList,
  formatNumber,
  FREE_GUEST_STORIES,
  GENRE_NAMES,
  LANGUAGE_NAMES,
  MORE_CURATED_INSPIRATION_COUNT,
  STORY_LENGTH,
  STORY_TRASH,
} from '@storyloom/shared/domain';

/** Words of the page about features. What the plans contain is in `model/plans.ts`. */
export const strings = {
  title: 'Features',
  lead: 'Nine things Storyloom does today, and what the plans will add.',
  description:
    'What Storyloom does today: four story generators, live writing, a reader, a library, sharing and exports, and how the planned plans compare.',
  core: {
    title: 'What it does',
    text: 'From the blank page to a file on your e-reader.',
    cards: [
      {
        title: 'Four generators',
        text: `${formatList(Object.values(GENRE_NAMES))}: each with its own page, style and starting settings.`,
      },
      {
        title: 'Written as you read',
        text: 'Read the first sentence while the next is still being written. Stop whenever you like, continue where it left off, or ask for another version and compare.',
      },
      {
        title: 'Settings that matter',
        text: `${formatList(Object.values(LANGUAGE_NAMES))}; three perspectives, six tones, and ${formatNumber(STORY_LENGTH.min)} to ${formatNumber(STORY_LENGTH.max)} words.`,
      },
      {
        title: 'Ideas for a blank page',
        text: `Random prompts, prompts that other writers share, and ${CURATED_INSPIRATION_COUNT + MORE_CURATED_INSPIRATION_COUNT} curated inspirations to save as favorites.`,
      },
      {
        title: 'A reader, not a text box',
        text: 'Set like a book, in the size, width and paper you choose. Your choice is remembered.',
      },
      {
        title: 'Covers',
        text: 'Every story gets its own cover, drawn from its title in the colors of its genre.',
      },
      {
        title: 'A library',
        text: `Search, rename and delete your saved stories, with ${STORY_TRASH.days} days to restore what you deleted.`,
      },
      {
        title: 'Sharing on your terms',
        text: 'Share a story with everyone, or only with people who have the link. Take it back, and its link stops working at once.',
      },
      {
        title: 'Files to keep',
        text: 'Plain text for everyone, guests included. Markdown, EPUB, Word and PDF with a free account. All of them are made in your browser.',
      },
    ],
  },
  plans: {
    title: 'Compare the plans',
    text: 'What Free, Pro and Premium will include.',
    caption: 'What Free, Pro and Premium include',
    feature: 'Feature',
    yes: 'Yes',
    no: 'No',
    pricing: 'See pricing',
  },
  next: {
    title: 'Try it with a line of your own',
    text: `You don’t need an account for your first ${FREE_GUEST_STORIES} stories.`,
    start: 'Open the generators',
    signUp: 'Sign up for free',
    myStories: 'My Stories',
  },
} as const;
