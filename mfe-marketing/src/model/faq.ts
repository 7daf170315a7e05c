import {
  ACCOUNT_DELETION,
  formatList,
  formatNumber,
  FREE_GUEST_STORIES,
  GENRE_NAMES,
  LANGUAGE_NAMES,
  PASSWORD_MIN_LENGTH,
  PERSPECTIVE_NAMES,
  STORY_LENGTH,
  STORY_TRASH,
  STORY_UNDO,
  TONE_NAMES,
} from '@storyloom/shared/domain';
import { CONTACT } from './contact.ts';
import {
  EXPORTS_PROMO,
  GENERATION_SECONDS,
  GUARANTEE_DAYS,
  SUPPORT_REPLY_HOURS,
  TRIAL_DAYS,
  YEARLY_DISCOUNT,
} from './pricing.ts';

/** The four categories, in the order of the page. */
export const FAQ_CATEGORIES = [
  { id: 'getting-started', title: 'Getting started' },
  { id: 'stories', title: 'Stories and generators' },
  { id: 'account', title: 'Account and privacy' },
  { id: 'plans', title: 'Plans and exports' },
] as const;

export interface FaqEntry {
  /** Its fragment in the address: `/faq#is-it-free`. */
  readonly id: string;
  readonly category: (typeof FAQ_CATEGORIES)[number]['id'];
  readonly question: string;
  /** Paragraphs of plain text. */
  readonly answer: readonly string[];
}

const list = (names: Readonly<Record<string, string>>): string => formatList(Object.values(names));

/** The questions, by category, in the order of the page. */
export const FAQ: readonly FaqEntry[] = [
  {
    id: 'what-is-storyloom',
    category: 'getting-started',
    question: 'What is Storyloom?',
    answer: [
      'A place where a line of yours becomes a story. Choose a genre, say what the story should be about, and read the first sentence while the next is still being written.',
      'Keep the stories you like, share them, or take them with you as files.',
    ],
  },
  {
    id: 'is-it-free',
    category: 'getting-started',
    question: 'What does it cost?',
    answer: [
      `Nothing today. ${FREE_GUEST_STORIES} stories need no account at all. With a free account there’s no limit on stories, and every export is included.`,
      'Paid plans will come later. The pricing page says what they’ll include.',
    ],
  },
  {
    id: 'how-do-i-begin',
    category: 'getting-started',
    question: 'How do I write my first story?',
    answer: [
      `Open a generator (${list(GENRE_NAMES)}), write a sentence or two about what should happen, and press Generate Story.`,
      'A person who wants something and one thing that stands in the way: that’s enough for a prompt.',
    ],
  },
  {
    id: 'no-idea',
    category: 'getting-started',
    question: 'What if I have no idea what to write about?',
    answer: [
      'Ask the generator for a random prompt, borrow one that another writer has shared, or open one of our curated inspirations: fiction, nonfiction, poetry and screenplay.',
      'Any of these fills in the generator’s form, where you can read the whole prompt, change it and choose the settings before you press Generate Story.',
    ],
  },
  {
    id: 'does-it-need-an-account',
    category: 'getting-started',
    question: 'Do I need an account?',
    answer: [
      `Not for your first ${FREE_GUEST_STORIES} stories, and not for reading, copying or downloading them as plain text. With an account you can save your stories, share them, like other people’s, and export yours as Markdown, EPUB, Word and PDF.`,
    ],
  },
  {
    id: 'how-long-does-it-take',
    category: 'stories',
    question: 'How long does a story take?',
    answer: [
      `Normally under ${GENERATION_SECONDS} seconds for a story of average length, and you can read along from the first sentence. A long story, or a slow text provider, takes longer.`,
      'You can stop at any time and keep what’s been written so far.',
    ],
  },
  {
    id: 'what-can-i-choose',
    category: 'stories',
    question: 'What can I choose?',
    answer: [
      `The language (${list(LANGUAGE_NAMES)}), the perspective (${list(PERSPECTIVE_NAMES)}), the tone (${list(TONE_NAMES)}), and a length from ${formatNumber(STORY_LENGTH.min)} to ${formatNumber(STORY_LENGTH.max)} words in steps of ${STORY_LENGTH.step}.`,
      'Each genre starts with settings that suit it.',
    ],
  },
  {
    id: 'why-another-length',
    category: 'stories',
    question: 'Why is my story not exactly as long as I asked?',
    answer: [
      'The length is a request, not a ruler: the model stops where it finds an ending.',
      'If a story ends too early, Continue picks up from its last sentence.',
    ],
  },
  {
    id: 'not-what-i-wanted',
    category: 'stories',
    question: 'The story isn’t what I hoped for. What now?',
    answer: [
      'Ask for another version. It starts again from the same prompt, and you can always go back to the earlier ones. Changing one word of the prompt often does more than changing the settings.',
    ],
  },
  {
    id: 'who-writes',
    category: 'stories',
    question: 'Who writes the stories?',
    answer: [
      'A language model at the text provider chosen by the people who run this site. Where no provider is set up, the demo storyteller writes instead. It works without AI, from stories and passages that people wrote, and the generator says so.',
    ],
  },
  {
    id: 'whose-story',
    category: 'stories',
    question: 'Who owns the story?',
    answer: [
      'You do, as far as the law lets anyone own a text that a machine wrote. We claim no rights to it and train nothing on it. The terms have the details.',
    ],
  },
  {
    id: 'who-can-read',
    category: 'account',
    question: 'Who can read my stories?',
    answer: [
      'No other visitor can, until you share one. (The people who run this site have the database; see Privacy.) A story you share is public unless you choose to share it by link only. You can take it back at any time, and its link stops working at once.',
    ],
  },
  {
    id: 'what-others-see',
    category: 'account',
    question: 'What can other people see about me?',
    answer: [
      'The display name you chose, next to what you share. Never your email address, and not what you’ve liked or saved as a favorite.',
    ],
  },
  {
    id: 'where-is-my-draft',
    category: 'account',
    question: 'I closed the page while a story was being written. Is it gone?',
    answer: [
      'No. Everything that had arrived is kept on your device, with its prompt and settings, even without an account. Open the same generator in the same browser, and it’s there.',
      'The story also goes on for up to a minute without you. Come back within the hour, and what was written meanwhile is there too.',
    ],
  },
  {
    id: 'deleted-by-mistake',
    category: 'account',
    question: 'I deleted a story by mistake. Can I get it back?',
    answer: [
      `Yes, for ${STORY_TRASH.days} days. Open My Stories, choose Recently deleted below your stories, and press Restore. For the first ${STORY_UNDO.ms / 1000} seconds there’s also an Undo button above your stories.`,
    ],
  },
  {
    id: 'change-account',
    category: 'account',
    question: 'How do I change my password or email address?',
    answer: [
      `Go to My Stories and open Account Settings. You’ll need your current password for both. A new password needs at least ${PASSWORD_MIN_LENGTH} characters; a new address takes effect once you’ve confirmed it with the link we send. A new password signs out your other devices.`,
    ],
  },
  {
    id: 'delete-account',
    category: 'account',
    question: 'How do I delete my account?',
    answer: [
      `Go to My Stories, open Account Settings and choose Delete account. Everything you have here is deleted after ${ACCOUNT_DELETION.days} days; sign in before then to keep it.`,
    ],
  },
  {
    id: 'can-i-buy-a-plan',
    category: 'plans',
    question: 'Can I buy a plan?',
    answer: [
      'Not yet. We’ve set the prices but haven’t built the shop. Until we do, an account has no limit on stories and exports every kind of file at no charge.',
    ],
  },
  {
    id: 'trial-and-guarantee',
    category: 'plans',
    question: 'Will there be a free trial, and can I get my money back?',
    answer: [
      `Yes, both, once plans are on sale: a ${TRIAL_DAYS}-day free trial to start with, and a ${GUARANTEE_DAYS}-day money-back guarantee. Paying yearly saves ${YEARLY_DISCOUNT}%.`,
    ],
  },
  {
    id: 'which-files',
    category: 'plans',
    question: 'Which files can I export?',
    answer: [
      'Plain text for everyone, guests included. With an account, also Markdown, EPUB for e-readers, Word and PDF. All files are made in your browser; your story isn’t sent anywhere.',
    ],
  },
  {
    id: 'how-many-exports',
    category: 'plans',
    question: 'How many exports are free?',
    answer: [
      `You get ${EXPORTS_PROMO} free story exports after sign-up. That number doesn’t limit you yet: until paid plans go on sale, you can export as many stories as you like, at no charge.`,
    ],
  },
  {
    id: 'how-do-i-get-help',
    category: 'plans',
    question: 'How do I get help?',
    answer: [
      `There’s no support desk yet. Once plans are on sale, expect a reply within about ${SUPPORT_REPLY_HOURS} hours. Until then, try this page, or ask the people who run this site.`,
      CONTACT,
    ],
  },
];
