import { type Language, LANGUAGES } from '@storyloom/shared/domain';
import { taleOf } from '../troubles.ts';
import { TYPES } from '../types.ts';

/** Every tale in every language in which it is written. */
export const WRITTEN: readonly { readonly tale: string; readonly language: Language }[] = Object.keys(TYPES).flatMap(
  (tale) => LANGUAGES.filter((language) => taleOf(tale, language)).map((language) => ({ tale, language })),
);
