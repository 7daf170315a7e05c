// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showStory, stopClock } from '../../../testing/live-story-view.tsx';
import { BlockStore } from './block-store.ts';

let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

/** Shows an empty story, and adds text to it, each piece when the one before is shown. */
function growing() {
  const store = new BlockStore();
  const { article, lines } = showStory(store);
  const add = (text: string) => {
    store.append(text);
    clock.next();
  };
  return { article, lines, add, store };
}

describe('the lines of a story', () => {
  it('Lines are in groups of at most 24, and the line that grows is the last of the last group', () => {
    const { article, lines, add } = growing();
    for (let index = 0; index < 100; index += 1) {
      add(`Line ${index}`);
      expect(article.lastElementChild?.lastElementChild?.textContent).toBe(`Line ${index}`);
      expect(article.lastElementChild?.children.length).toBeLessThanOrEqual(24);
      add('\n');
    }
    expect(lines()).toHaveLength(100);
    expect(article.children).toHaveLength(5);
  });

  it('Every group begins after a paragraph, so that a heading stays with what follows it', () => {
    const { article, add } = growing();
    for (let index = 0; index < 200; index += 1) {
      add(index % 24 === 23 || index % 7 === 0 ? `## Part ${index}\n` : `Line ${index}\n`);
    }
    const groups = [...article.children];
    expect(groups.length).toBeGreaterThan(5);
    const lasts = groups.slice(0, -1).map((group) => group.lastElementChild?.tagName);
    expect(lasts).toEqual(lasts.map(() => 'P'));
  });

  it('A line that continues after it was finished stays in its group', () => {
    const { article, lines, add, store } = growing();
    for (let index = 0; index < 30; index += 1) {
      add(`Line ${index}`);
      store.finish();
      add(' and more.\n');
    }
    expect(lines().map(([, text]) => text)).toEqual(
      Array.from({ length: 30 }, (_, index) => `Line ${index} and more.`),
    );
    expect(article.children).toHaveLength(2);
  });
});
