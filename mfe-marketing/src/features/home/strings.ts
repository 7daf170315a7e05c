import { formatNumber, FREE_GUEST_STORIES, STORY_LENGTH } from '@storyloom/shared/domain';
import { EXPORTS_PROMO } from '../../model/pricing.ts';

/** Strings of the home page. The specimens are in `model/specimens.ts`. */
export const strings = {
  documentTitle: 'Storyloom: stories, written as you read',
  documentDescription:
    'Pick a genre, write a prompt and read an AI-written story as it appears. Fantasy, science fiction, children’s stories and romance, in four languages.',
  hero: {
    eyebrow: 'An AI story generator in four genres',
    title: 'Stories, written as you read',
    text: 'Pick a genre and give Storyloom a line of your own. You’ll be reading the first sentence while the next is still being written.',
    start: 'Start Creating',
    inspire: 'Get Inspired',
    myStories: 'My Stories',
    /** For guests only. */
    note: `No account needed for your first ${FREE_GUEST_STORIES} stories.`,
  },
  specimen: {
    choose: 'Show a sample page',
    prompt: 'The prompt',
    caption: 'Sample pages, written by hand. Yours begins with your own prompt.',
  },
  features: {
    title: 'What Storyloom does',
    text: 'Five things that take a story from a first idea to a page you can keep.',
    genres: {
      title: 'Multiple Genres',
      text: 'Four generators, each with its own page and starting settings, so a bedtime story is never a space opera with shorter words.',
    },
    customization: {
      title: 'Customization',
      text: 'Decide how the story is told before it begins. Each genre starts with settings that suit it, and you can change every one of them.',
      lengthRange: `${formatNumber(STORY_LENGTH.min)} to ${formatNumber(STORY_LENGTH.max)} words`,
      language: 'Language',
      perspective: 'Perspective',
      tone: 'Tone',
      length: 'Length',
    },
    images: {
      title: 'Image Generation',
      text: 'Every story gets a cover, drawn from its own title in the colors of its genre, so it looks like a book before you’ve read a word.',
    },
    inspiration: {
      title: 'Inspiration Tools',
      text: 'For days when the page stays blank: a shelf of prompts worth stealing, prompts that other writers share, and a button that invents one for you.',
      example:
        'Every winter someone hands in the same left glove, and every winter the same cellist comes to collect it.',
      link: 'Browse inspirations',
    },
    exports: {
      title: 'Multiple Exports',
      text: 'Your story is yours to take with you. Anyone can download plain text; the other formats come with a free account.',
      formats: ['Text', 'Markdown', 'EPUB', 'DOCX', 'PDF'],
    },
  },
  generators: {
    title: 'Choose a generator',
    text: 'The same prompt reads differently in each one.',
    tryOne: 'Try Generator',
    all: 'View All Generators',
    descriptions: {
      fantasy: 'Old roads, older bargains, and magic with a price. For stories where the map is never finished.',
      scifi: 'Near futures and far stations, told through the people who live there. Ideas first, gadgets second.',
      children: 'Short, kind and a little strange. Bedtime stories to read aloud, and not one that keeps anyone awake.',
      romance: 'Slow glances, badly timed letters, second chances. Feelings come first, and they’re never in a hurry.',
    },
  },
  signUp: {
    title: 'Keep the stories you make',
    text: `Sign up and get ${EXPORTS_PROMO} free story exports, as EPUB, PDF, Word or Markdown. Until paid plans go on sale, you can export as many stories as you like. A free account also saves your stories and lets you write without a limit.`,
    action: 'Sign up for free',
    bookplate: 'Ex libris',
  },
} as const;
