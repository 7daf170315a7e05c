import { describe, expect, it } from 'vitest';
import { countWords } from './word-count.ts';

describe('countWords', () => {
  it.each([
    ['english', "The mapmaker's lamp went out.", 5],
    ['spanish', '¿Dónde está el faro, niño?', 5],
    ['french', 'La forêt était silencieuse, très silencieuse.', 6],
    ['chinese', '我喜欢看书。', 3],
  ] as const)('Words are counted in %s', (language, text, words) => {
    expect(countWords(text, language)).toBe(words);
  });

  it('In Chinese, which has no spaces, words are counted rather than characters or sentences', () => {
    const text = '从前有一座山，山里有一座庙。';
    const words = countWords(text, 'chinese');
    expect(words).toBeGreaterThan(2);
    expect(words).toBeLessThan(12);
  });

  it('Heading marks, asterisks and punctuation are not counted', () => {
    expect(countWords('# **The Harbour**\n\n— … ! ***\n\n## Dawn', 'english')).toBe(3);
  });

  it.each(['', '   \n\t', '# ## ***'])('The text %j has no words', (text) => {
    expect(countWords(text, 'english')).toBe(0);
  });

  it.each([
    ['english', "The mapmaker's lamp went out — twice.\n\n## Dawn\n"],
    ['spanish', '¿Dónde está el faro, niño? Nadie contestó. '],
    ['french', 'L’aube se levait « très » lentement. '],
    ['chinese', '从前有一座山，山里有一座庙。她跑了！'],
  ] as const)('A long text of %s has as many words as its parts together', (language, one) => {
    for (const times of [30, 77, 1500]) {
      expect(countWords(one.repeat(times), language)).toBe(countWords(one, language) * times);
    }
  });

  it('A long text without word boundaries is counted to its end', () => {
    expect(countWords('x'.repeat(5000), 'english')).toBeGreaterThan(0);
    expect(countWords(`${'x'.repeat(999)} ${'y '.repeat(3)}`, 'english')).toBe(4);
  });
});
