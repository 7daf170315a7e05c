import type { StoryRequest } from '@storyloom/shared/domain';
import { textsOfNotes } from './notes-text.ts';

/** The texts of a story request that its user has written for it. Names to avoid are sent by the page on its own. */
export const userTextsOf = ({ prompt, continueOf = '', who, notes, next }: StoryRequest) => [
  prompt,
  continueOf,
  ...(who === undefined ? [] : [who]),
  ...(notes === undefined ? [] : textsOfNotes(notes)),
  ...(next === undefined ? [] : [next]),
];
