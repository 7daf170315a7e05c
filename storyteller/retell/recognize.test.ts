import { LANGUAGES } from '@storyloom/shared/domain';
import { expect, it } from 'vitest';
import { storiesIn } from '../testing/passages.ts';
import { recognize } from './recognize.ts';

it.each(LANGUAGES)('Every line of the storyteller’s own stories in %s is recognized', (language) => {
  for (const { story, ...setting } of storiesIn(language)) {
    const paragraphs = recognize(story, setting).filter(({ heading }) => !heading);
    const strange = paragraphs.flatMap(({ segments }) => segments).filter(({ pattern }) => !pattern);
    expect(strange.map(({ text }) => text)).toEqual([]);
    const read = recognize(story, setting).map(({ segments }) =>
      segments.map(({ text }) => text).join(language === 'chinese' ? '' : ' '),
    );
    expect(read.join('\n')).toBe(story);
  }
});

it('Sentences of another author stand between recognized ones as they are', () => {
  const [told] = storiesIn('english');
  const paragraph = told!.story.split('\n\n')[2]!;
  const strange = 'My own dog, Biscuit, ate the ferry ticket.';
  const [block] = recognize(`${strange} ${paragraph} ${strange}`, told!);
  const segments = block!.segments;
  expect([segments[0]?.text, segments.at(-1)?.text]).toEqual([strange, strange]);
  expect(segments.slice(1, -1).every(({ pattern }) => pattern)).toBe(true);
});
