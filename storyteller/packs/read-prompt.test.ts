import { countWords, GENRES, LANGUAGES } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { PROMPTS } from '../testing/prompts.ts';
import { PACKS } from './packs.ts';
import { GRAMMARS, languageOfPrompt, readPrompt } from './read-prompt.ts';

const nounsOf = (prompt: string, language: Parameters<typeof readPrompt>[1]): string[] =>
  readPrompt(prompt, language).words.nouns.map(({ the }) => the);

describe('reading a prompt', () => {
  it.each(Object.entries(PROMPTS).flatMap(([language, prompts]) => prompts.map((each) => ({ language, ...each }))))(
    'The language of “$prompt” is recognized',
    ({ language, prompt }) => {
      expect(languageOfPrompt(prompt)).toBe(language);
    },
  );

  it('A prompt whose words belong to two languages counts as one in the language of the story', () => {
    expect(readPrompt('Deux boulangers partagent un four après la tempête', 'french')).toMatchObject({ foreign: [] });
    expect(languageOfPrompt('la luna', 'french')).toBe('french');
    expect(languageOfPrompt('la luna', 'spanish')).toBe('spanish');
  });

  it('Names, places and nouns are found in a prompt', () => {
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

  it('Each noun has the right article', () => {
    const [noun] = readPrompt('an empty umbrella and a parade of mice', 'english').words.nouns;
    expect(noun).toEqual({ the: 'the empty umbrella', a: 'an empty umbrella' });
    expect(nounsOf('un agua y un hada', 'spanish')).toEqual(['el agua', 'el hada']);
    expect(nounsOf('une étoile, un hibou', 'french')).toEqual(['l’étoile', 'le hibou']);
  });

  it('Words of a prompt in another language are for quoting, not for use as nouns', () => {
    expect(readPrompt('Mira finds a door under the sea', 'french')).toEqual({
      words: { name: 'Mira', gender: 'f', nouns: [] },
      foreign: ['door', 'sea'],
    });
    expect(readPrompt('林晓在灯塔里发现一只鲸鱼', 'english').words.name).toBeUndefined();
  });

  it.each(['', '…', '???', '🐉🐉', 'x', '{name} [a|b] <i|you|he> //and'])(
    'The prompt %j yields neither a name nor marks of the notation',
    (prompt) => {
      const { words, foreign } = readPrompt(prompt, 'english');
      expect(words.name).toBeUndefined();
      expect([...words.nouns.map(({ the }) => the), ...foreign].join('')).toMatch(/^[\p{L} ’-]*$/u);
    },
  );
});

describe('counting the words of a line', () => {
  it.each(LANGUAGES)('Words of %s lines are counted as Intl.Segmenter does, within one percent', (language) => {
    const lines = GENRES.flatMap((genre) => JSON.stringify(PACKS[language][genre].between).split('\\n'));
    const sum = (count: (line: string) => number): number => lines.reduce((total, line) => total + count(line), 0);
    const exact = sum((line) => countWords(line, language));
    expect(exact).toBeGreaterThan(2000);
    expect(Math.abs(sum(GRAMMARS[language].countWords) / exact - 1)).toBeLessThan(0.01);
  });
});
