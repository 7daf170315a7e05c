import { waitWords } from '@storyloom/shared/domain';
import { dayIsFullMessage } from '../quota/day-is-full.ts';
import { DUPLICATE_STORY } from '../quota/duplicate-run.ts';

/** How the messages of the guards speak of what a user asks for. All kinds of runs count together. */
export interface RunWords {
  /** A number of them. */
  readonly counted: (count: number) => string;
  readonly plural: string;
  /** The message above the operator's daily limit for everyone. */
  readonly total: (retryAfter: number) => string;
  readonly duplicate: string;
  readonly unavailable: string;
}

const isOne = (count: number): boolean => count === 1;

export const STORY_RUN_WORDS: RunWords = {
  counted: (count) => `${count} ${isOne(count) ? 'story' : 'stories'}`,
  plural: 'stories',
  total: dayIsFullMessage,
  duplicate: DUPLICATE_STORY,
  unavailable: 'We couldn’t check your story limit just now. Please try again in a moment.',
};

/** A user who changes a passage may have used the limit up with stories, so the messages name both. */
export const PASSAGE_RUN_WORDS: RunWords = {
  counted: (count) => (isOne(count) ? '1 story or change to a passage' : `${count} stories and changes to passages`),
  plural: 'stories and changes to passages',
  total: (retryAfter) => `No more passages can be changed today. Please try again ${waitWords(retryAfter)}.`,
  duplicate: 'This change was already requested, so it won’t be made twice. Ask for it again.',
  unavailable: 'We couldn’t check your limit for changes just now. Please try again in a moment.',
};
