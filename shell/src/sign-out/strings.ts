import type { UnsavedWork } from '@storyloom/shared/auth';
import { countOf } from './count-of.ts';

/** At most so many characters of a title or a prompt are shown. */
const SHOWN = 80;

const shortened = (words: string): string =>
  words.length > SHOWN ? `${Array.from(words).slice(0, SHOWN).join('').trimEnd()}…` : words;

const isOne = ({ stories, prompts, changed, inspirations }: UnsavedWork): boolean =>
  changed.length === 0 && stories.length + prompts.length + inspirations === 1;

export const strings = {
  done: 'Signed out successfully',
  failed: 'Failed to sign out',
  /** Below that, when no answer came. */
  unreachable: 'Storyloom can’t be reached, so you are still signed in. Check your connection and try again.',
  retry: 'Retry',
  notAsked:
    'You’re still signed in, because a part of the page couldn’t be loaded. Check your connection and try again.',
  unsaved: {
    question: 'Sign out?',
    consequence: (work: UnsavedWork): string => {
      const them = isOne(work) ? 'it' : 'them';
      return `${countOf(work)} on this device ${isOne(work) ? 'isn’t' : 'aren’t'} saved. Signing out deletes ${them} here.`;
    },
    story: shortened,
    untitled: 'A story without a title',
    prompt: (words: string): string => `Prompt: ${shortened(words)}`,
    more: (count: number): string => `and ${count} more`,
    review: (work: UnsavedWork): string => {
      if (!isOne(work)) return 'Review them';
      return work.stories.length === 1 ? 'Open the story' : 'Review it';
    },
    confirm: 'Sign out and delete',
  },
} as const;
