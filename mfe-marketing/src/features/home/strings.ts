import { FREE_GUEST_STORIES, STORY_LENGTH } from '@storyloom/shared/domain';
import { EXPORTS_PROMO } from '../../model/pricing.ts';

const number = new Intl.NumberFormat('en');

/** Words of the home page. The specimens' own words are in `model/specimens.ts`. */
export const strings = {
  documentTitle: 'Storyloom: stories, written as you read',
  documentDescription:
    'Pick a genre, write a prompt and read an AI-written story as it appears. Fantasy, science fiction, children’s stories and romance, in four languages.',
  hero: {
    eyebrow: 'An AI story generator in four genres',
    title: 'Stories, written as you read',
    text: 'Give Storyloom a line of your own and choose a genre. You are reading the first sentence while the next is still being written.',
    start: 'Start Creating',
    inspire: 'Get Inspired',
    note: `Your first ${FREE_GUEST_STORIES} stories need no account.`,
  },
  specimen: {
    choose: 'Show a page of',
    prompt: 'The prompt',
    caption: 'Specimen pages, written by hand to show the setting. Yours begins with your own prompt.',
  },
  features: {
    title: 'What Storyloom does',
    text: 'Five things, each made to help one story from a first idea to a page you can keep.',
    genres: {
      title: 'Multiple Genres',
      text: 'Four generators, each with a page and starting settings of its own, so that a bedtime story is never a space opera with shorter words.',
    },
    customization: {
      title: 'Customization',
      text: 'Decide how it is told before it begins. Each genre starts from settings that suit it, and every one of them is yours to change.',
      lengthRange: `${number.format(STORY_LENGTH.min)} to ${number.format(STORY_LENGTH.max)} words`,
      language: 'Language',
      perspective: 'Perspective',
      tone: 'Tone',
      length: 'Length',
    },
    images: {
      title: 'Image Generation',
      text: 'Every story is given a cover, drawn from its own title in the colours of its genre, so that it looks like a book before it is read.',
    },
    inspiration: {
      title: 'Inspiration Tools',
      text: 'When the page stays blank: a shelf of prompts worth stealing, prompts that other writers share, and a button that invents one for you.',
      example: 'Every winter the same left glove is handed in, and every winter the same cellist comes to collect it.',
      link: 'Browse the inspirations',
    },
    exports: {
      title: 'Multiple Exports',
      text: 'A story is yours to take away. Plain text is there for everyone; the other formats come with a free account.',
      formats: ['Text', 'Markdown', 'EPUB', 'DOCX', 'PDF'],
    },
  },
  generators: {
    title: 'Choose a generator',
    text: 'One prompt reads differently on each of them.',
    tryOne: 'Try Generator',
    all: 'View All Generators',
    descriptions: {
      fantasy: 'Old roads, older bargains, and magic that has a price. For stories in which the map is never finished.',
      scifi:
        'Near futures and far stations, told through the people who have to live there. Ideas first, gadgets second.',
      children: 'Short, kind and a little strange. Read-aloud stories for bedtime, meant to keep nobody awake.',
      romance: 'Slow glances, badly timed letters, second chances. Feeling comes first, and it is never in a hurry.',
    },
  },
  signUp: {
    title: 'Keep the stories you make',
    text: `A free account comes with ${EXPORTS_PROMO} free story exports, and today nobody counts: take as many as you like, as EPUB, PDF, DOCX or Markdown. It also lifts the limit on stories and gives you a collection to save them in.`,
    action: 'Sign up for free',
    bookplate: 'Ex libris',
  },
} as const;
