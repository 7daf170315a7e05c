// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type ChapterCopy, readChapterCopy, writeChapterCopy } from './chapter-copy.ts';

const STORY = { userId: 'ada', storyId: 'story-1' } as const;
const COPY: ChapterCopy = {
  wish: { action: 'chapter', next: 'A stranger knocks.', length: 800 },
  attempt: 2,
  isDemo: true,
  ending: 'lost',
  text: '## The Stranger',
};
const { next, length } = COPY.wish;

/** The chapter that is read when this is on the device. */
function read(stored: unknown): ChapterCopy | undefined {
  localStorage.setItem('storyloom-chapter:ada:story-1', typeof stored === 'string' ? stored : JSON.stringify(stored));
  return readChapterCopy(STORY);
}

describe('a chapter that is kept on the device', () => {
  it('A copy of a chapter is read as it was written', () => {
    writeChapterCopy(STORY, COPY);
    expect(readChapterCopy(STORY)).toEqual(COPY);
  });

  it('Of a copy of a chapter without further details, only what it says is known', () => {
    expect(read({ next, length, text: COPY.text })).toEqual({ ...COPY, attempt: 1, isDemo: false, ending: 'partway' });
  });

  it.each([
    ['a blank text', { next, length, text: ' ' }],
    ['no words of its user', { length, text: COPY.text }],
    ['no length', { next, length: '800', text: COPY.text }],
    ['no JSON', '{"next":'],
  ])('One with %s is not offered', (_case, stored) => {
    expect(read(stored)).toBeUndefined();
  });
});
