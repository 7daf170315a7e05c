import { storyTitle } from '@storyloom/shared/domain';
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
  it('Longer stories have more chapters, and stories below 1,500 words have none', () => {
    const headings = (length: number): number => tellStory({ ...order, length }).match(/^## .+$/gm)?.length ?? 0;
    expect(headings(500)).toBe(0);
    expect(headings(1400)).toBe(0);
    expect(headings(1500)).toBeGreaterThanOrEqual(2);
    expect(headings(5000)).toBeGreaterThanOrEqual(6);
  });

  it('Consecutive attempts have different titles and companions', () => {
    const titles = [1, 2, 3, 4].map((attempt) => tellStory({ ...order, attempt }).split('\n')[0]);
    expect(new Set(titles).size).toBe(4);
    const companions = [1, 2, 3, 4, 5].map((attempt) => {
      const story = tellStory({ ...order, attempt });
      return PACKS.english.fantasy.companions.find(({ name }) => story.includes(name))?.name;
    });
    expect(new Set(companions).size).toBe(5);
  });

  it('A story shares few sentences with one of another attempt, prompt, tone, perspective or genre', () => {
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

  it('The hero has the name in the prompt in every perspective', () => {
    for (const perspective of ['first', 'second', 'third'] as const) {
      const stories = Array.from({ length: 6 }, (_, attempt) => tellStory({ ...order, perspective, attempt }));
      expect(stories.filter((story) => !story.includes('Mira'))).toEqual([]);
    }
  });

  it('A story quotes the words of a prompt in another language and uses the name in it', () => {
    const story = tellStory({ ...order, language: 'spanish' });
    expect(story).toContain('«door · sea»');
    expect(story).toContain('Mira');
    expect(storyTitle(story)).not.toMatch(/door|sea/i);
  });
});
