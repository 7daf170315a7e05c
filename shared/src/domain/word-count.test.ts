import { describe, expect, it } from 'vitest';
import { countWords } from './word-count.ts';

describe('countWords', () => {
  it.each([
    ['english', "The mapmaker's lamp went out.", 5],
    ['spanish', '¿Dónde está el faro, niño?', 5],
    ['french', 'La forêt était silencieuse, très silencieuse.', 6],
    ['chinese', '我喜欢看书。', 3],
  ] as const)('counts words of %s', (language, text, words) => {
    expect(countWords(text, language)).toBe(words);
  });

  it('finds words in Chinese, which has no spaces, and counts neither its characters nor its sentences', () => {
    const text = '从前有一座山，山里有一座庙。';
    const words = countWords(text, 'chinese');
    expect(words).toBeGreaterThan(2);
    expect(words).toBeLessThan(12);
  });

  it('does not count heading marks, asterisks or punctuation', () => {
    expect(countWords('# **The Harbour**\n\n— … ! ***\n\n## Dawn', 'english')).toBe(3);
  });

  it.each(['', '   \n\t', '# ## ***'])('finds none in %j', (text) => {
    expect(countWords(text, 'english')).toBe(0);
  });

  it.each([
    ['english', "The mapmaker's lamp went out — twice.\n\n## Dawn\n"],
    ['spanish', '¿Dónde está el faro, niño? Nadie contestó. '],
    ['french', 'L’aube se levait « très » lentement. '],
    ['chinese', '从前有一座山，山里有一座庙。她跑了！'],
  ] as const)('counts a long text of %s as many short ones', (language, one) => {
    for (const times of [30, 77, 1500]) {
      expect(countWords(one.repeat(times), language)).toBe(countWords(one, language) * times);
    }
  });

  it('comes to the end of a text that has no place to cut', () => {
    expect(countWords('x'.repeat(5000), 'english')).toBeGreaterThan(0);
    expect(countWords(`${'x'.repeat(999)} ${'y '.repeat(3)}`, 'english')).toBe(4);
  });
});
