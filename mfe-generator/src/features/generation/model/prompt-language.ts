import type { Language } from '@storyloom/shared/domain';

/** Characters of a prompt that are read. */
const READ_MAX = 1000;
/** Latin letters from which a language is clear: decision 36 has the measurements. */
const LETTERS_MIN = 15;
/** Chinese characters from which they are more than a name. */
const HAN_MIN = 4;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * The language of a prompt, if it is one of ours and clear. The detector is fetched for the first prompt that has enough letters.
 *
 * @throws the failure of the import, after which it may be tried again
 */
export async function promptLanguage(prompt: string): Promise<Language | undefined> {
  const text = prompt.slice(0, READ_MAX);
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return undefined;
  const han = countOf(text, /\p{Script=Han}/gu);
  const letters = countOf(text, /\p{Script=Latin}/gu);
  // A Chinese character says as much as a few letters, so a foreign name may be as long as the text around it.
  if (han >= HAN_MIN && han * 2 >= letters) return 'chinese';
  if (letters < LETTERS_MIN) return undefined;
  const { detectLanguage } = await import('./detect-language.ts');
  return detectLanguage(text.replaceAll(/\p{Script=Han}+/gu, ' '));
}
