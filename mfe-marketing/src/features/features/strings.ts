import {
  CURATED_INSPIRATIONS,
  FREE_GUEST_STORIES,
  GENRE_NAMES,
  LANGUAGE_NAMES,
  STORY_LENGTH,
  STORY_UNDO,
} from '@storyloom/shared/domain';

const number = new Intl.NumberFormat('en');
const list = new Intl.ListFormat('en');

/** Words of the page about features. What the plans contain is in `model/plans.ts`. */
export const strings = {
  title: 'Features',
  lead: 'Nine things that Storyloom does today, and what the plans will add.',
  description:
    'What Storyloom does today: four story generators, live writing, a reader, a library, sharing and exports, and how the planned plans compare.',
  core: {
    title: 'What it does',
    text: 'From the blank page to a file on your e-reader.',
    cards: [
      {
        title: 'Four generators',
        text: `${list.format(Object.values(GENRE_NAMES))}: each with a page, a manner and starting settings of its own.`,
      },
      {
        title: 'Written as you read',
        text: 'The first sentence is there while the next is still being written. Stop it, let it go on by Continue, or ask for another version and compare.',
      },
      {
        title: 'Settings that matter',
        text: `${list.format(Object.values(LANGUAGE_NAMES))}; three perspectives, six tones, and ${number.format(STORY_LENGTH.min)} to ${number.format(STORY_LENGTH.max)} words.`,
      },
      {
        title: 'Ideas for a blank page',
        text: `Random prompts, prompts that other writers share, and ${CURATED_INSPIRATIONS} curated inspirations that you can keep as favorites.`,
      },
      {
        title: 'A reader, not a text box',
        text: 'A book’s measure and a book’s type, in the size, width and paper that you choose. The choice is kept.',
      },
      {
        title: 'Covers',
        text: 'Every story gets a cover of its own, drawn from its title in the colours of its genre.',
      },
      {
        title: 'A library',
        text: `Your saved stories, to search, rename and delete, with ${STORY_UNDO.ms / 1000} seconds to change your mind.`,
      },
      {
        title: 'Sharing on your terms',
        text: 'A story is private, for those with the link, or public, where others can like it. Taken back, its link is dead at once.',
      },
      {
        title: 'Files to keep',
        text: 'Text for everybody; Markdown, EPUB, Word and PDF with a free account. They are made in your browser.',
      },
    ],
  },
  plans: {
    title: 'The plans compared',
    text: 'What Free, Pro and Premium will contain.',
    caption: 'Free, Pro and Premium by what they contain',
    feature: 'Feature',
    yes: 'Yes',
    no: 'No',
    pricing: 'See the prices',
  },
  next: {
    title: 'Try it on a line of your own',
    text: `Your first ${FREE_GUEST_STORIES} stories need no account.`,
    start: 'Open the generators',
    signUp: 'Sign up for free',
  },
} as const;
