import type { Language } from '@storyloom/shared/domain';

/** Characters of several tales of the greatest length. */
const MOST: Readonly<Record<Language, number>> = { english: 24_000, spanish: 24_000, french: 24_000, chinese: 8_000 };

/** The end of a text, from the beginning of a line. A next chapter follows from it, and reading 60,000 characters takes long. */
export function endOfText(text: string, language: Language): string {
  const end = text.slice(-MOST[language]);
  return end.length === text.length ? text : end.slice(end.indexOf('\n') + 1);
}
