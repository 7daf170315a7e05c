import type { StoryRequest } from '@storyloom/shared/domain';
import { textsOfNotes } from './notes-text.ts';

/** The texts of a story request that its user may have written. */
export const userTextsOf = ({ prompt, continueOf = '', who, notes, avoidNames = [], next }: StoryRequest) => [
  prompt,
  continueOf,
  ...(who === undefined ? [] : [who]),
  ...(notes === undefined ? [] : textsOfNotes(notes)),
  ...avoidNames,
  ...(next === undefined ? [] : [next]),
];
