import {
  FREE_GUEST_STORIES,
  GENRE_NAMES,
  LANGUAGE_NAMES,
  PASSWORD_MIN_LENGTH,
  PERSPECTIVE_NAMES,
  STORY_LENGTH,
  STORY_UNDO,
  TONE_NAMES,
} from '@storyloom/shared/domain';
import {
  EXPORTS_PROMO,
  GENERATION_SECONDS,
  GUARANTEE_DAYS,
  SUPPORT_REPLY_HOURS,
  TRIAL_DAYS,
  YEARLY_DISCOUNT,
} from './pricing.ts';

/** The four parts of the page, in their order. */
export const FAQ_CATEGORIES = [
  { id: 'getting-started', title: 'Getting started' },
  { id: 'stories', title: 'Stories and generators' },
  { id: 'account', title: 'Account and privacy' },
  { id: 'plans', title: 'Plans and exports' },
] as const;

export interface FaqEntry {
  /** Names its place: `/faq#is-it-free`. */
  readonly id: string;
  readonly category: (typeof FAQ_CATEGORIES)[number]['id'];
  readonly question: string;
  /** Paragraphs of plain text. */
  readonly answer: readonly string[];
}

const number = new Intl.NumberFormat('en');
const list = (names: Readonly<Record<string, string>>): string =>
  new Intl.ListFormat('en').format(Object.values(names));

/** The questions, by category, in the order of the page. */
export const FAQ: readonly FaqEntry[] = [
  {
    id: 'what-is-storyloom',
    category: 'getting-started',
    question: 'What is Storyloom?',
    answer: [
      'A place to have a story written from a line of yours. You choose a genre, write what it should be about, and read the first sentence while the next is still being written.',
      'What you like you can keep, share, or take away as a file.',
    ],
  },
  {
    id: 'is-it-free',
    category: 'getting-started',
    question: 'What does it cost?',
    answer: [
      `Nothing today. ${FREE_GUEST_STORIES} stories need no account at all; with a free account there is no limit on stories, and every export is included.`,
      'There are plans for later, and they cannot be bought yet. The page about pricing says what they will contain.',
    ],
  },
  {
    id: 'how-do-i-begin',
    category: 'getting-started',
    question: 'How do I write my first story?',
    answer: [
      `Open a generator (${list(GENRE_NAMES)}), write one or two sentences about what should happen, and press Generate Story.`,
      'A person who wants something, and one thing that stands in the way, is enough for a prompt.',
    ],
  },
  {
    id: 'no-idea',
    category: 'getting-started',
    question: 'What if I have no idea what to write about?',
    answer: [
      'Ask the generator for a random prompt, take one of the prompts that other writers share, or open one of the nine curated inspirations, which were chosen by hand.',
      'A prompt of somebody else is shown to you whole before anything is written from it.',
    ],
  },
  {
    id: 'does-it-need-an-account',
    category: 'getting-started',
    question: 'Do I need an account?',
    answer: [
      `Not for your first ${FREE_GUEST_STORIES} stories, and not for reading and copying. An account keeps your stories in a collection, lets you share them and like those of others, and makes Markdown, EPUB, Word and PDF files of them.`,
    ],
  },
  {
    id: 'how-long-does-it-take',
    category: 'stories',
    question: 'How long does a story take?',
    answer: [
      `Normally under ${GENERATION_SECONDS} seconds for a story of ordinary length, and you read along from the first sentence. A long one, or a slow text provider, takes longer.`,
      'You may stop at any time: what was written until then is kept.',
    ],
  },
  {
    id: 'what-can-i-choose',
    category: 'stories',
    question: 'What can I choose?',
    answer: [
      `The language (${list(LANGUAGE_NAMES)}), the perspective (${list(PERSPECTIVE_NAMES)}), the tone (${list(TONE_NAMES)}), and a length from ${number.format(STORY_LENGTH.min)} to ${number.format(STORY_LENGTH.max)} words in steps of ${STORY_LENGTH.step}.`,
      'Each genre starts from settings that suit it.',
    ],
  },
  {
    id: 'why-another-length',
    category: 'stories',
    question: 'Why is my story not exactly as long as I asked?',
    answer: [
      'The length is a wish that the writer is told, not a ruler. A model ends where it finds an ending.',
      'If a story stops too early, Continue writes on from its last sentence.',
    ],
  },
  {
    id: 'not-what-i-wanted',
    category: 'stories',
    question: 'The story is not what I hoped for. What now?',
    answer: [
      'Another version tells it again from the same prompt, and you can leaf back to the earlier ones. Changing one word of the prompt often does more than changing the settings.',
    ],
  },
  {
    id: 'who-writes',
    category: 'stories',
    question: 'Who writes the stories?',
    answer: [
      'A language model, at the text provider that whoever runs this site has chosen. Where no provider is set up, the demo storyteller writes: it works without AI, from passages that people wrote, and every page with its text says so.',
    ],
  },
  {
    id: 'whose-story',
    category: 'stories',
    question: 'Whose is the story?',
    answer: [
      'Yours, as far as the law lets anyone own a text that a machine wrote. We claim nothing in it and train nothing with it. The terms say it in full.',
    ],
  },
  {
    id: 'who-can-read',
    category: 'account',
    question: 'Who can read my stories?',
    answer: [
      'No other visitor, until you share one; whoever runs this site has the database, as Privacy says. When you share, you choose: those who have the link, or everybody. You can take it back at any time, and the link is dead from that moment.',
    ],
  },
  {
    id: 'what-others-see',
    category: 'account',
    question: 'What do others see of me?',
    answer: [
      'The display name that you chose, beside what you share. Never your e-mail address, and not what you like or keep among your favorites.',
    ],
  },
  {
    id: 'where-is-my-draft',
    category: 'account',
    question: 'I closed the page while a story was being written. Is it gone?',
    answer: [
      'What had arrived is kept on your device, with its prompt and settings, also without an account. Open the same generator in the same browser, and it is there.',
    ],
  },
  {
    id: 'deleted-by-mistake',
    category: 'account',
    question: 'I deleted a story by mistake. Can I get it back?',
    answer: [
      `Within ${STORY_UNDO.ms / 1000} seconds, by Undo, also after a reload. After that it is gone for good, so take a file of what matters to you.`,
    ],
  },
  {
    id: 'change-account',
    category: 'account',
    question: 'How do I change my password or e-mail address?',
    answer: [
      `Under My Stories, in Account Settings. Both ask for your current password. A new password has at least ${PASSWORD_MIN_LENGTH} characters; a new address counts once you have opened the link that was sent to it.`,
    ],
  },
  {
    id: 'delete-account',
    category: 'account',
    question: 'How do I delete my account?',
    answer: [
      'You can delete every story and prompt yourself. The account is removed by whoever runs this site, when you ask them; there is no button for it yet.',
    ],
  },
  {
    id: 'can-i-buy-a-plan',
    category: 'plans',
    question: 'Can I buy a plan?',
    answer: [
      'Not yet. The prices are decided, the shop is not built. Until it is, an account has no limit on stories and makes every kind of file at no charge.',
    ],
  },
  {
    id: 'trial-and-guarantee',
    category: 'plans',
    question: 'Will there be a free trial, and can I have my money back?',
    answer: [
      `Yes, both, once plans are on sale: a ${TRIAL_DAYS}-day free trial at the beginning, and a ${GUARANTEE_DAYS}-day money-back guarantee. Paying for a year saves ${YEARLY_DISCOUNT}%.`,
    ],
  },
  {
    id: 'which-files',
    category: 'plans',
    question: 'Which files can I export?',
    answer: [
      'Plain text is there for everybody. With an account also Markdown, EPUB for e-readers, Word, and PDF. They are made in your browser; the story is not sent anywhere for it.',
    ],
  },
  {
    id: 'how-many-exports',
    category: 'plans',
    question: 'How many exports are free?',
    answer: [
      `We promise ${EXPORTS_PROMO} free story exports after sign-up. Today nobody counts them: make as many as you like.`,
    ],
  },
  {
    id: 'how-do-i-get-help',
    category: 'plans',
    question: 'How do I get help?',
    answer: [
      `There is no support desk yet. When plans are on sale, it is to reply within about ${SUPPORT_REPLY_HOURS} hours. Until then this page, and whoever runs the site you are on, have to do.`,
    ],
  },
];
