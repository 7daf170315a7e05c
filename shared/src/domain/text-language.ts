import type { Language } from './story-options.ts';

/** Words that are frequent in only one of the languages, without accents. The search in SQL has the same. */
export const LANGUAGE_WORDS: Readonly<Record<Exclude<Language, 'chinese'>, readonly string[]>> = {
  english:
    'the and of to is it that who with for she he her his him you your they their at by from has was are be one this what when'.split(
      ' ',
    ),
  spanish: 'el los las una uno del y con por para su sus es lo al como pero esta este muy cada se mas donde ella'.split(
    ' ',
  ),
  french: 'le les des une et du est dans qui avec ses au aux ne pas il elle ce cette mais leur chez sur ou l'.split(
    ' ',
  ),
};

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^\p{L}\p{N}]+/u);

/** Han characters of a text that has neither kana nor hangul. */
const hanIn = (text: string): number =>
  /[\u3040-\u30ff\uac00-\ud7af]/.test(text) ? 0 : (text.match(/[\u4e00-\u9fff]/g)?.length ?? 0);

/** The language of a text, by its most frequent words or by its characters; English if it can't be determined. */
export function textLanguage(text: string): Language {
  const words = wordsOf(text);
  const scoreOf = (known: readonly string[]) => words.filter((word) => known.includes(word)).length;
  const scores: readonly (readonly [Language, number])[] = [
    ['english', scoreOf(LANGUAGE_WORDS.english)],
    ['spanish', scoreOf(LANGUAGE_WORDS.spanish)],
    ['french', scoreOf(LANGUAGE_WORDS.french)],
    ['chinese', hanIn(text)],
  ];
  return scores.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
