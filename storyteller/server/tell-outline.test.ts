import { LANGUAGES, NOTES_LIMITS } from '@storyloom/shared/domain';
import { expect, it } from 'vitest';
import { tellOutline } from './tell-outline.ts';
import { tellStory } from './tell-story.ts';

const ORDER = {
  prompt: 'Mira, a lighthouse keeper, finds a door under the sea',
  genre: 'fantasy',
  perspective: 'third',
  tone: 'neutral',
  attempt: 1,
} as const;

it.each(LANGUAGES)(
  'The outline of a long story in %s has the chapters of the story that is told afterwards',
  (language) => {
    const order = { ...ORDER, language, length: 2500 };
    const story = tellStory(order);
    const { chapters } = tellOutline(order);
    expect(chapters.map(({ title }) => `## ${title}`)).toEqual(
      story.split('\n').filter((line) => line.startsWith('## ')),
    );
    expect(chapters.length).toBeGreaterThanOrEqual(3);
    for (const { summary } of chapters) {
      expect(summary).not.toBe('');
      expect(summary.length).toBeLessThanOrEqual(NOTES_LIMITS.summary);
    }
  },
);

it.each(LANGUAGES)('The outline of a short story in %s, which has no chapters, has three parts', (language) => {
  const { chapters } = tellOutline({ ...ORDER, language, length: 500 });
  expect(chapters).toHaveLength(3);
  expect(new Set(chapters.map(({ summary }) => summary)).size).toBe(3);
});
