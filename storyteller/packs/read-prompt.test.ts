import { countWords, GENRES, LANGUAGES } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { PROMPTS } from '../testing/prompts.ts';
import { PACKS } from './packs.ts';
import { GRAMMARS, languageOfPrompt, readPrompt } from './read-prompt.ts';

const nounsOf = (prompt: string, language: Parameters<typeof readPrompt>[1]): string[] =>
  readPrompt(prompt, language).words.nouns.map(({ the }) => the);

describe('reading a prompt', () => {
  it.each(Object.entries(PROMPTS).flatMap(([language, prompts]) => prompts.map((each) => ({ language, ...each }))))(
    'knows the language of “$prompt”',
    ({ language, prompt }) => {
      expect(languageOfPrompt(prompt)).toBe(language);
    },
  );

  it('takes a prompt for the story’s language where its words are in two', () => {
    expect(readPrompt('Deux boulangers partagent un four après la tempête', 'french')).toMatchObject({ foreign: [] });
    expect(languageOfPrompt('la luna', 'french')).toBe('french');
    expect(languageOfPrompt('la luna', 'spanish')).toBe('spanish');
  });

  it('takes names, places and what is spoken of', () => {
    expect(
      readPrompt('An abandoned station on Mars sends a birthday card to a girl named June', 'english').words,
    ).toMatchObject({
      name: 'June',
      gender: 'f',
      home: 'Mars',
    });
    expect(nounsOf('Mira, a lighthouse keeper, finds a door under the sea', 'english').slice(0, 2)).toEqual([
      'the door',
      'the sea',
    ]);
    expect(nounsOf('Two rival bakers must share the only dry oven after a storm', 'english')).toEqual([
      'the dry oven',
      'the storm',
      'the rival bakers',
    ]);
    expect(nounsOf('Elena traduce cartas de amor y un día reconoce un sobre', 'spanish')).toContain('el sobre');
    expect(nounsOf('Ada guards a pair of wings and the last bookshop', 'english')).toEqual([
      'the wings',
      'the bookshop',
    ]);
    expect(nounsOf('write about wings and rivers', 'english')).toEqual(['the wings', 'the rivers']);
    expect(nounsOf('La clé du phare', 'french')).toEqual(['la clé', 'le phare']);
    expect(nounsOf('El barco de papel y las alas', 'spanish')).toEqual(['el barco de papel', 'las alas']);
    expect(readPrompt('林晓在灯塔里发现一只会唱歌的鲸鱼', 'chinese').words.name).toBe('林晓');
  });

  it('chooses the article that the noun has', () => {
    const [noun] = readPrompt('an empty umbrella and a parade of mice', 'english').words.nouns;
    expect(noun).toEqual({ the: 'the empty umbrella', a: 'an empty umbrella' });
    expect(nounsOf('un agua y un hada', 'spanish')).toEqual(['el agua', 'el hada']);
    expect(nounsOf('une étoile, un hibou', 'french')).toEqual(['l’étoile', 'le hibou']);
  });

  it('quotes words of another language instead of using them', () => {
    expect(readPrompt('Mira finds a door under the sea', 'french')).toEqual({
      words: { name: 'Mira', gender: 'f', nouns: [] },
      foreign: ['door', 'sea'],
    });
    expect(readPrompt('林晓在灯塔里发现一只鲸鱼', 'english').words.name).toBeUndefined();
  });

  it.each(['', '…', '???', '🐉🐉', 'x', '{name} [a|b] <i|you|he> //and'])('makes nothing of %j', (prompt) => {
    const { words, foreign } = readPrompt(prompt, 'english');
    expect(words.name).toBeUndefined();
    expect([...words.nouns.map(({ the }) => the), ...foreign].join('')).toMatch(/^[\p{L} ’-]*$/u);
  });
});

describe('counting the words of a line', () => {
  it.each(LANGUAGES)('comes to what Intl.Segmenter counts, within a hundredth: %s', (language) => {
    const lines = GENRES.flatMap((genre) => JSON.stringify(PACKS[language][genre].between).split('\\n'));
    const sum = (count: (line: string) => number): number => lines.reduce((total, line) => total + count(line), 0);
    const exact = sum((line) => countWords(line, language));
    expect(exact).toBeGreaterThan(2000);
    expect(Math.abs(sum(GRAMMARS[language].countWords) / exact - 1)).toBeLessThan(0.01);
  });
});
