import type { Language } from './story-options.ts';

/**
 * Words per minute of adult native readers, aloud (Trauzettel-Klosinski and Dietz, IReST, Investigative Ophthalmology &
 * Visual Science 53, 2012). The study counts words about as `countWords` does, also in Chinese.
 */
const WORDS_A_MINUTE: Readonly<Record<Language, number>> = {
  english: 228,
  spanish: 218,
  french: 195,
  chinese: 158,
};

/** The reading time of that many words, in whole minutes, at least 1. */
export function readingMinutes(words: number, language: Language): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE[language]));
}
