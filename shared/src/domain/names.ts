import type { Genre, Language, Perspective, Tone } from './story-options.ts';

/** Names as shown to users, and as stored in `user_stories` (spec 3: 'English', 'Third Person', 'Neutral'). */
export const GENRE_NAMES: Readonly<Record<Genre, string>> = {
  fantasy: 'Fantasy',
  scifi: 'Sci-Fi',
  children: "Children's",
  romance: 'Romance',
};

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  english: 'English',
  spanish: 'Spanish',
  french: 'French',
  chinese: 'Chinese',
};

export const PERSPECTIVE_NAMES: Readonly<Record<Perspective, string>> = {
  first: 'First Person',
  second: 'Second Person',
  third: 'Third Person',
};

export const TONE_NAMES: Readonly<Record<Tone, string>> = {
  humorous: 'Humorous',
  dramatic: 'Dramatic',
  mysterious: 'Mysterious',
  neutral: 'Neutral',
  emotional: 'Emotional',
  light: 'Light',
};
