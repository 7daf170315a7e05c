// @vitest-environment jsdom
import { seededRandom } from '@storyloom/shared/domain';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cutUp, showStory, stopClock } from '../../../testing/live-story-view.tsx';
import { preferReducedMotion } from '../../../testing/reduced-motion.ts';
import { BlockStore } from './block-store.ts';

const STORY = [
  '# The *Glass* Harbour',
  '',
  'Mara’s **lamp** went out. 你好🌍',
  '   ',
  '## Dawn',
  '#hashtag',
  '#',
  ...Array.from({ length: 30 }, (_, index) => `Line ${index} of many.`),
  '',
  'The end',
].join('\n');

let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock();
});

/** A story that was appended in one piece. */
function whole(text: string): BlockStore {
  const store = new BlockStore();
  store.append(text);
  store.flush();
  return store;
}

describe('a continued story', () => {
  it.each([
    ['', 'Once.'],
    ['Once upon', ' a time.'],
    ['Once.\n', 'Twice.'],
    ['Once.\n\n', 'Twice.'],
    ['Once.\n\n', '\nTwice.'],
    ['Once.\n', '\n\nTwice.'],
    ['Once.', '\nTwice.'],
    ['Once.\r', '\nTwice.'],
    ['Once.\n#', ' Title\nTwice.'],
    ['Once.\n# Ti', 'tle'],
    ['Once.\n  ', 'Twice.'],
    ['*Once', ' upon* a time.\nTwice'],
  ])('A finished story that continues reads as if it had never been finished: %j, then %j', (before, after) => {
    const store = whole(before);
    const { lines } = showStory(store);
    act(() => store.finish());
    store.append(after);
    clock.next();
    expect(store.getSnapshot()).toEqual(whole(before + after).getSnapshot());
    act(() => store.finish());
    const straight = whole(before + after);
    straight.finish();
    expect(store.getSnapshot()).toEqual(straight.getSnapshot());
    expect(lines()).toEqual(showStory(straight).lines());
    expect(store.text).toBe(before + after);
  });

  it.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'A story reads the same however often it is finished and wherever it is cut (seed %i)',
    (seed) => {
      const random = seededRandom(seed + 500);
      const story = seed % 2 ? STORY : STORY.replaceAll('\n', '\r\n');
      const store = new BlockStore();
      const { lines } = showStory(store);
      for (const piece of cutUp(story, seed)) {
        store.append(piece);
        if (random() < 0.3) act(() => store.finish());
        else if (random() < 0.5) clock.next();
      }
      act(() => store.finish());
      const straight = whole(story);
      straight.finish();
      expect(store.getSnapshot()).toEqual(straight.getSnapshot());
      expect(lines()).toEqual(showStory(straight).lines());
    },
  );

  it('Finishing a story twice changes nothing', () => {
    const store = whole('Once.\nTwice.');
    store.finish();
    const snapshot = store.getSnapshot();
    store.finish();
    expect(store.getSnapshot()).toBe(snapshot);
    store.append(' Thrice.');
    store.flush();
    expect(store.getSnapshot()).toEqual(whole('Once.\nTwice. Thrice.').getSnapshot());
  });

  it('A story that begins after a reset does not continue a line of the old one', () => {
    const store = whole('Once.');
    store.finish();
    store.reset();
    const { lines } = showStory(store);
    store.append('New.');
    clock.next();
    expect(lines()).toEqual([['P', 'New.']]);
  });
});

describe('emphasis', () => {
  it('Emphasis is set once its line is finished, and shown as written until then', () => {
    const store = new BlockStore();
    const { article } = showStory(store);
    store.append('He was *very* **sure');
    clock.next();
    expect(article.textContent).toBe('He was *very* **sure');
    expect(article.querySelector('em, strong')).toBeNull();
    store.append('**.\nNext');
    clock.next();
    expect(article.querySelector('em')?.textContent).toBe('very');
    expect(article.querySelector('strong')?.textContent).toBe('sure');
    expect(article.textContent).toBe('He was very sure.Next');
  });

  it('Emphasis in the last line is set when the story is finished', () => {
    const store = whole('The *end*');
    const { article } = showStory(store);
    act(() => store.finish());
    expect(article.querySelector('em')?.textContent).toBe('end');
  });
});

describe('reduced motion', () => {
  it('With reduced motion, a line is shown when it is finished, and not before', () => {
    preferReducedMotion();
    const store = new BlockStore();
    const { lines } = showStory(store);
    store.append('# Title\nOnce upon');
    clock.next();
    expect(lines()).toEqual([['H2', 'Title']]);
    store.append(' a time.\nThe e');
    clock.next();
    expect(lines()).toEqual([
      ['H2', 'Title'],
      ['P', 'Once upon a time.'],
    ]);
    store.append('nd');
    act(() => store.finish());
    expect(lines().at(-1)).toEqual(['P', 'The end']);
  });
});
