import type { Genre, Language, Perspective } from '@storyloom/shared/domain';

/** A genre as it stands before 'story'. */
export const GENRE_WORDS: Readonly<Record<Genre, string>> = {
  fantasy: 'fantasy',
  scifi: 'science fiction',
  children: "children's",
  romance: 'romance',
};

export const LANGUAGE_WORDS: Readonly<Record<Language, string>> = {
  english: 'English',
  spanish: 'Spanish',
  french: 'French',
  chinese: 'Simplified Chinese',
};

export const PERSPECTIVE_WORDS: Readonly<Record<Perspective, string>> = {
  first: 'first person ("I")',
  second: 'second person ("you")',
  third: 'third person',
};
