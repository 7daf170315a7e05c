import { GENRES, storyTitle } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { PACKS } from '../packs/packs.ts';
import { tellStory } from '../server/tell-story.ts';
import type { StoryOrder } from './cast.ts';
import { sentencesOf } from './sentences.ts';

const order: StoryOrder = {
  language: 'english',
  genre: 'fantasy',
  perspective: 'third',
  tone: 'neutral',
  length: 1500,
  attempt: 1,
  prompt: 'Mira, a lighthouse keeper, finds a door under the sea',
};

describe('a story of the demo storyteller', () => {
  it('has its chapters and its scenes by its length', () => {
    const headings = (length: number): number => tellStory({ ...order, length }).match(/^## .+$/gm)?.length ?? 0;
    expect(headings(500)).toBe(0);
    expect(headings(1400)).toBe(0);
    expect(headings(1500)).toBeGreaterThanOrEqual(2);
    expect(headings(5000)).toBeGreaterThanOrEqual(6);
  });

  it('has another plot and companion in the next attempt, so that another version differs from its first line', () => {
    const titles = [1, 2, 3, 4].map((attempt) => tellStory({ ...order, attempt }).split('\n')[0]);
    expect(new Set(titles).size).toBe(4);
    const companions = [1, 2, 3, 4, 5].map((attempt) => {
      const story = tellStory({ ...order, attempt });
      return PACKS.english.fantasy.companions.find(({ name }) => story.includes(name))?.name;
    });
    expect(new Set(companions).size).toBe(5);
  });

  it('is another one for another attempt, prompt, tone, perspective or genre', () => {
    const others: Partial<StoryOrder>[] = [
      { attempt: 2 },
      { prompt: `${order.prompt}.` },
      { tone: 'dramatic' },
      { perspective: 'first' },
      { genre: 'scifi' },
    ];
    const first = new Set(sentencesOf(tellStory(order)));
    for (const other of others) {
      const sentences = sentencesOf(tellStory({ ...order, ...other }));
      const same = sentences.filter((sentence) => first.has(sentence));
      expect(same.length / sentences.length, JSON.stringify(other)).toBeLessThan(0.15);
    }
  });

  it('gives the hero the name in the prompt, also where the hero says I or you', () => {
    for (const perspective of ['first', 'second', 'third'] as const) {
      const stories = Array.from({ length: 6 }, (_, attempt) => tellStory({ ...order, perspective, attempt }));
      expect(stories.filter((story) => !story.includes('Mira'))).toEqual([]);
    }
  });

  it('quotes the words of a prompt in another language, and takes its name', () => {
    const story = tellStory({ ...order, language: 'spanish' });
    expect(story).toContain('«door · sea»');
    expect(story).toContain('Mira');
    expect(storyTitle(story)).not.toMatch(/door|sea/i);
  });
});

const NAMES = ['Anna', 'Boris', 'Cora', 'Dan', 'Effie', 'Frank', 'Greta', 'Hugo', 'Ida', 'Jonas'];
const NOUNS = ['door', 'lamp', 'river', 'whale', 'violin', 'orchard', 'comet', 'mirror', 'wolf', 'bridge'];

describe('a hundred stories of 1,500 words', () => {
  it.each(GENRES)('share few sentences and repeat few pairs of words: %s', (genre) => {
    const stories = Array.from({ length: 100 }, (_, at) => {
      const [name, noun] = [NAMES[at % 10], NOUNS[Math.floor(at / 10)]];
      return tellStory({ ...order, genre, prompt: `${name} finds a ${noun} and a ${NOUNS[(at * 3 + 1) % 10]}` });
    });
    const sentences = stories.map((story) => new Set(sentencesOf(story.replaceAll(/^#.*$/gm, ''))));
    let most = 0;
    for (const [at, one] of sentences.entries()) {
      for (const other of sentences.slice(at + 1)) {
        const same = [...one].filter((sentence) => other.has(sentence)).length;
        most = Math.max(most, same / Math.min(one.size, other.size));
      }
    }
    expect(most).toBeLessThanOrEqual(0.15);
    const distinct = stories.map((story) => {
      const words = story.toLowerCase().match(/\p{L}+(?:[’-]\p{L}+)*/gu) ?? [];
      const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
      return new Set(pairs).size / pairs.length;
    });
    expect(Math.min(...distinct)).toBeGreaterThanOrEqual(0.75);
  });
});
