import { foldOf } from './tokens.ts';

/** The words of a list that is separated by white space. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** The words of a list, and the same without their accents. */
export const foldedSet = (list: string): ReadonlySet<string> => {
  const words = wordSet(list);
  return new Set([...words, ...[...words].map(foldOf)]);
};
