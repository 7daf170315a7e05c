import { countWords, LANGUAGES } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { prose } from '../testing/prose.ts';
import { createWordMeter, endOfWords } from './word-meter.ts';

describe('the words of a text that grows', () => {
  it.each(LANGUAGES)(
    'Words in %s are counted as in the whole text, and a number is reached neither early nor late',
    (language) => {
      const meter = createWordMeter(language, 100);
      let text = '';
      for (const piece of prose(language, 2, 600)) {
        text += piece;
        meter.push(piece);
        const words = 100 + countWords(text, language);
        expect(meter.reaches(words)).toBe(true);
        expect(meter.reaches(words + 1)).toBe(false);
      }
      expect(meter.words()).toBe(100 + countWords(text, language));
    },
  );

  it('The longest beginning with so many words ends before the next word', () => {
    expect(endOfWords('One two three', 'english', 2)).toBe('One two '.length);
    expect(endOfWords('One two three', 'english', 9)).toBe('One two three'.length);
    expect(endOfWords('One', 'english', 0)).toBe(0);
  });
});
