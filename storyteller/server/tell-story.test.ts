import { countWords, STORY_LENGTH, storyTitle } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../engine/sentences.ts';
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

/** What follows on a text, as a service asks for it: the length is that of what is missing. */
function continued(begun: string, whole: number = order.length): string {
  const { min, step } = STORY_LENGTH;
  const left = Math.round((whole - countWords(begun, order.language)) / step) * step;
  const wanted = readMessages(messagesFor({ ...order, length: Math.max(left, min) }, begun));
  if (wanted.kind !== 'story') throw new Error('a story was asked for');
  return tellStory({ ...wanted.order, attempt: order.attempt }, wanted.begun);
}

describe('Continue', () => {
  it.each([500, 800, 1500, 3000, 5000])('Continue tells the rest of a story of %i words that was stopped', (length) => {
    const story = tellStory({ ...order, length });
    // The length asked for is not in the messages, only about what is missing; a beginning may be one of two lengths.
    const near = [length - 100, length, length + 100].map((each) => tellStory({ ...order, length: each }));
    for (const share of [0.02, 0.4]) {
      const begun = story.slice(0, story.indexOf(' ', story.length * share));
      expect(near).toContain(begun + continued(begun, length));
    }
    const most = story.slice(0, story.indexOf(' ', story.length * 0.97));
    expect(most + continued(most, length)).toBe(story);
  });

  it.each([
    ['another author’s text', () => '# Mine\n\nMira sat on the step and ate a pear.'],
    ['a story of the storyteller that is whole', () => tellStory(order)],
  ])('Continue goes on from %s without a title and without a sentence of it', (_, text) => {
    const begun = text();
    const rest = continued(begun);
    expect(storyTitle(rest)).toBeUndefined();
    expect(countWords(rest, 'english')).toBeGreaterThan(450);
    const there = new Set(sentencesOf(begun));
    expect(sentencesOf(rest).filter((sentence) => there.has(sentence))).toEqual([]);
  });
});
