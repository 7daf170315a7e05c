import { countWords, GENRES, LANGUAGES } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { PROMPTS } from '../testing/prompts.ts';
import { CHILDREN_PROMPTS } from '../tales/prompts/prompts.ts';
import { isOfPack, PACKS } from './packs.ts';
import { languageOfPrompt, readPrompt } from './read-prompt.ts';

const nounsOf = (prompt: string, language: Parameters<typeof readPrompt>[1]): string[] =>
  readPrompt(prompt, language).words.nouns.map(({ the }) => the);

describe('a prompt', () => {
  it('is recognized by its language', () => {
    for (const language of LANGUAGES) {
      for (const { prompt } of PROMPTS[language]) expect(languageOfPrompt(prompt), prompt).toBe(language);
    }
    expect(languageOfPrompt('la luna', 'french')).toBe('french');
    expect(languageOfPrompt('la luna', 'spanish')).toBe('spanish');
  });

  it('lends its names, places and nouns, with their articles, to a story', () => {
    const station = 'An abandoned station on Mars sends a birthday card to a girl named June';
    expect(readPrompt(station, 'english').words).toMatchObject({ name: 'June', gender: 'f', home: 'Mars' });
    expect(nounsOf('Two rival bakers must share the only dry oven after a storm', 'english')).toEqual([
      'the dry oven',
      'the storm',
      'the rival bakers',
    ]);
    expect(nounsOf('El barco de papel y las alas', 'spanish')).toEqual(['el barco de papel', 'las alas']);
    expect(nounsOf('une étoile, un hibou', 'french')).toEqual(['l’étoile', 'le hibou']);
    expect(readPrompt('林晓在灯塔里发现一只会唱歌的鲸鱼', 'chinese').words.name).toBe('林晓');
  });

  it('lends words of another language as quotations only', () => {
    expect(readPrompt('Mira finds a door under the sea', 'french')).toEqual({
      words: { name: 'Mira', gender: 'f', nouns: [] },
      foreign: ['door', 'sea'],
    });
  });

  it('of marks and pictures lends nothing', () => {
    for (const prompt of ['', '…', '???', '🐉🐉', 'x', '{name} [a|b] <i|you|he> //and']) {
      const { words, foreign } = readPrompt(prompt, 'english');
      expect(words.name, prompt).toBeUndefined();
      expect([...words.nouns.map(({ the }) => the), ...foreign].join('')).toMatch(/^[\p{L} ’-]*$/u);
    }
  });
});

it('There are at least ten random prompts of 30 to 50 words in every genre and language', () => {
  for (const language of LANGUAGES) {
    for (const genre of GENRES) {
      const kind = { language, genre };
      const prompts = isOfPack(kind) ? PACKS[language][kind.genre].prompts : CHILDREN_PROMPTS[language];
      expect(prompts.length).toBeGreaterThanOrEqual(10);
      const lengths = prompts.map((prompt) => countWords(prompt, language));
      expect(
        lengths.filter((words) => words < 30 || words > 50),
        `${language} ${genre}`,
      ).toEqual([]);
    }
  }
});
