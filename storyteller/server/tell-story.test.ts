import { countWords, STORY_LENGTH, storyTitle } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import type { StoryOrder } from '../engine/cast.ts';
import { sentencesOf } from '../engine/sentences.ts';
import { timeOf } from '../testing/growth.ts';
import { messagesFor } from '../testing/messages.ts';
import { readMessages } from './read-messages.ts';
import { tellStory } from './tell-story.ts';

const order = {
  language: 'english',
  genre: 'fantasy',
  perspective: 'third',
  tone: 'neutral',
  length: 1500,
  attempt: 3,
  prompt: 'Mira, a lighthouse keeper, finds a door under the sea',
} as const;

/** Of a tale, whose plan follows what its prompt asks for. */
const bedtime = {
  ...order,
  genre: 'children',
  prompt: 'Agnes is five and afraid of the dark, and her stuffed owl Hoot too',
} as const;

describe('a story', () => {
  it('has chapters from 1,500 words on, more the longer it is', () => {
    const headings = (length: number): number => tellStory({ ...order, length }).match(/^## .+$/gm)?.length ?? 0;
    expect([headings(500), headings(1400)]).toEqual([0, 0]);
    expect(headings(1500)).toBeGreaterThanOrEqual(2);
    expect(headings(5000)).toBeGreaterThanOrEqual(6);
  });

  it('shares few sentences with one of another attempt, prompt, tone, perspective or genre', () => {
    const others = [{ attempt: 2 }, { prompt: `${order.prompt}.` }, { tone: 'dramatic' }, { perspective: 'first' }];
    const first = new Set(sentencesOf(tellStory(order)));
    for (const other of [...others, { genre: 'scifi' }] as Partial<Parameters<typeof tellStory>[0]>[]) {
      const sentences = sentencesOf(tellStory({ ...order, ...other }));
      const same = sentences.filter((sentence) => first.has(sentence));
      expect(same.length / sentences.length, JSON.stringify(other)).toBeLessThan(0.15);
    }
  });

  it('has another title at each attempt', () => {
    const titles = [1, 2, 3, 4].map((attempt) => storyTitle(tellStory({ ...order, attempt })));
    expect(new Set(titles).size).toBe(4);
  });

  it('names its hero as the prompt does, in every perspective', () => {
    for (const perspective of ['first', 'second', 'third'] as const) {
      const stories = Array.from({ length: 3 }, (_, attempt) => tellStory({ ...order, perspective, attempt }));
      expect(stories.filter((story) => !story.includes('Mira'))).toEqual([]);
    }
  });

  it('quotes the words of a prompt in another language and uses the name in it', () => {
    const story = tellStory({ ...order, language: 'spanish' });
    expect(story).toContain('«door · sea»');
    expect(story).toContain('Mira');
    expect(storyTitle(story)).not.toMatch(/door|sea/i);
  });
});

describe('Continue', () => {
  /** What follows on a text, as a service asks for it: the length is that of what is missing. */
  function continued(begun: string, whole: number = order.length, asked: StoryOrder = order): string {
    const { min, step } = STORY_LENGTH;
    const left = Math.round((whole - countWords(begun, order.language)) / step) * step;
    const wanted = readMessages(messagesFor({ ...asked, length: Math.max(left, min) }, begun));
    if (wanted.kind !== 'story') throw new Error('a story was asked for');
    return tellStory({ ...wanted.order, attempt: order.attempt }, wanted.begun);
  }

  it.each([order, bedtime])('tells the rest of a $genre story that was stopped anywhere', (asked) => {
    for (const length of [500, 1500, 3000]) {
      const story = tellStory({ ...asked, length });
      // The length asked for is not in the messages, only about what is missing; a beginning may be one of several lengths.
      const near = [-100, 0, 100, 200, 300].map((more) => tellStory({ ...asked, length: length + more }));
      for (const share of [0.02, 0.4, 0.97]) {
        const begun = story.slice(0, story.indexOf(' ', story.length * share));
        expect(near).toContain(begun + continued(begun, length, asked));
      }
    }
  });

  it('goes on from a whole story or another author’s without a title or a sentence of it', () => {
    for (const begun of ['# Mine\n\nMira sat on the step and ate a pear.', tellStory(order)]) {
      const rest = continued(begun);
      expect(storyTitle(rest)).toBeUndefined();
      expect(countWords(rest, 'english')).toBeGreaterThan(450);
      const there = new Set(sentencesOf(begun));
      expect(sentencesOf(rest).filter((sentence) => there.has(sentence))).toEqual([]);
    }
  });

  it('tells few stories in search of the one that a changed text begins', () => {
    const whole = { ...order, length: 4400 };
    const changed = `${tellStory(whole).slice(0, -200)} x`;
    const isQuick = (): boolean =>
      timeOf((begun) => tellStory({ ...order, length: 500 }, begun), changed) < timeOf(() => tellStory(whole), '') * 11;
    expect(Array.from({ length: 4 }).some(isQuick)).toBe(true);
  });
});
