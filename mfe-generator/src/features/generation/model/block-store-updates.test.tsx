// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cutUp, GROWING_STORY, showStory, stopClock } from '../../../testing/live-story-view.tsx';
import { BlockStore } from './block-store.ts';

let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock();
});

describe('a growing story', () => {
  it('A growing story keeps the elements of its finished lines, and their text nodes', () => {
    const store = new BlockStore();
    const { article } = showStory(store);
    store.append('# Title\nOnce.\n');
    clock.next();
    const finished = [...article.querySelectorAll('h2, h3, p')];
    const texts = finished.map((line) => line.firstChild);
    for (const piece of cutUp(GROWING_STORY, 7)) {
      store.append(piece);
      clock.next();
    }
    expect([...article.querySelectorAll('h2, h3, p')].slice(0, 2)).toEqual(finished);
    expect(finished.every((line) => line.isConnected)).toBe(true);
    expect(finished.map((line) => line.firstChild)).toEqual(texts);
  });

  it('A growing line changes nothing but its own text node', async () => {
    const store = new BlockStore();
    const { article } = showStory(store);
    store.append('# Title\nOnce');
    clock.next();
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(article, { subtree: true, childList: true, characterData: true, attributes: true });
    for (const word of [' upon', ' a', ' time']) {
      store.append(word);
      clock.next();
    }
    changes.push(...observer.takeRecords());
    observer.disconnect();
    const tail = article.lastElementChild!.lastElementChild!;
    expect(tail.textContent).toBe('Once upon a time');
    expect(tail.childNodes).toHaveLength(1);
    expect(changes.map(({ type, target }) => [type, target])).toEqual(
      Array.from({ length: 3 }, () => ['characterData', tail.firstChild]),
    );
  });

  it('What is appended together is shown together, a moment later', () => {
    const store = new BlockStore();
    const { article } = showStory(store);
    store.append('Once');
    store.append(' upon');
    expect(vi.getTimerCount()).toBe(1);
    expect(article.textContent).toBe('');
    clock.next();
    expect(article.textContent).toBe('Once upon');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('A story that arrives quicker changes the page thirty times a second', () => {
    const store = new BlockStore();
    const { article } = showStory(store);
    let [shown, changes] = ['', 0];
    for (let time = 0; time < 1000; time += 2) {
      store.append('word');
      act(() => void vi.advanceTimersByTime(2));
      if (article.textContent !== shown) changes += 1;
      shown = article.textContent;
    }
    expect(changes).toBeGreaterThan(25);
    expect(changes).toBeLessThanOrEqual(31);
  });

  it('What arrives after a pause is shown without waiting', () => {
    const store = new BlockStore();
    const { article } = showStory(store);
    for (const word of ['Once', ' upon', ' a time']) {
      store.append(word);
      act(() => void vi.advanceTimersByTime(0));
      expect(article.textContent).toBe(store.text);
      clock.next();
    }
  });

  it('Flushing shows appended text at once, and leaves nothing to be shown', () => {
    const store = new BlockStore();
    const { lines } = showStory(store);
    store.append('# Title\nOnce');
    act(() => store.flush());
    expect(lines()).toEqual([
      ['H2', 'Title'],
      ['P', 'Once'],
    ]);
    expect(vi.getTimerCount()).toBe(0);
    act(() => store.flush());
    expect(lines()).toHaveLength(2);
  });

  it('React is notified of finished lines and new kinds of line only', () => {
    const store = new BlockStore();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    store.append('Once');
    store.flush();
    expect(listener).toHaveBeenCalledTimes(1);
    const snapshot = store.getSnapshot();
    store.append(' upon');
    store.flush();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.getSnapshot()).toBe(snapshot);
    store.append('\n');
    store.flush();
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    store.append('Twice\n');
    store.flush();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('Former groups of lines keep their identity when a line is added', () => {
    const store = new BlockStore();
    store.append('line\n'.repeat(60));
    store.flush();
    const before = store.getSnapshot().groups;
    expect(before.length).toBeGreaterThan(1);
    store.append('line\n');
    store.flush();
    expect(store.getSnapshot().groups.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    for (const [index, group] of before.slice(0, -1).entries()) expect(store.getSnapshot().groups[index]).toBe(group);
  });

  it('A reset replaces the story by another text, or by none', () => {
    const store = new BlockStore();
    const { lines } = showStory(store);
    store.append('# Old\nOld line');
    clock.next();
    act(() => store.reset('# New\nNew line'));
    expect(lines()).toEqual([
      ['H2', 'New'],
      ['P', 'New line'],
    ]);
    act(() => store.reset());
    expect(lines()).toEqual([]);
    expect(store.text).toBe('');
    store.append('Again');
    clock.next();
    expect(lines()).toEqual([['P', 'Again']]);
  });

  it('A reset drops what was to be shown of the old story', () => {
    const store = new BlockStore();
    const { lines } = showStory(store);
    store.append('Old');
    act(() => store.reset());
    clock.next();
    expect(lines()).toEqual([]);
  });
});

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
});
