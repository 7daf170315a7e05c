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
});
