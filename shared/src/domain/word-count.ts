import { LANGUAGE_TAGS, type Language } from './story-options.ts';

/** Words of a text as `Intl.Segmenter` sees them in that language; Markdown marks and punctuation do not count. */
export function countWords(text: string, language: Language): number {
  const segmenter = new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'word' });
  let words = 0;
  for (const segment of segmenter.segment(text)) if (segment.isWordLike) words += 1;
  return words;
}
