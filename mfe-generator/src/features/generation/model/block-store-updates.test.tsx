// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cutUp, GROWING_STORY, showStory, stubFrames } from '../../../testing/live-story-view.tsx';
import { BlockStore } from './block-store.ts';

let frames: ReturnType<typeof stubFrames>;
beforeEach(() => {
  frames = stubFrames();
});

describe('a growing story', () => {
  it('A growing story keeps the elements of its finished lines, and their text nodes', () => {
    const store = new BlockStore();
    const { article } = showStory(store);
    store.append('# Title\nOnce.\n');
    frames.next();
    const finished = [...article.querySelectorAll('h2, h3, p')];
    const texts = finished.map((line) => line.firstChild);
    for (const piece of cutUp(GROWING_STORY, 7)) {
      store.append(piece);
      frames.next();
    }
    expect([...article.querySelectorAll('h2, h3, p')].slice(0, 2)).toEqual(finished);
    expect(finished.every((line) => line.isConnected)).toBe(true);
    expect(finished.map((line) => line.firstChild)).toEqual(texts);
  });

  it('A growing line changes nothing but its own text node', async () => {
    const store = new BlockStore();
    const { article } = showStory(store);
    store.append('# Title\nOnce');
    frames.next();
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(article, { subtree: true, childList: true, characterData: true, attributes: true });
    for (const word of [' upon', ' a', ' time']) {
      store.append(word);
      frames.next();
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

  it('Appended text is shown once a frame, not at every piece', () => {
    const store = new BlockStore();
    const { article } = showStory(store);
    store.append('Once');
    store.append(' upon');
    expect(frames.due.size).toBe(1);
    expect(article.textContent).toBe('');
    frames.next();
    expect(article.textContent).toBe('Once upon');
    expect(frames.due.size).toBe(0);
  });

  it('Flushing shows appended text without a frame, and leaves none pending', () => {
    const store = new BlockStore();
    const { lines } = showStory(store);
    store.append('# Title\nOnce');
    act(() => store.flush());
    expect(lines()).toEqual([
      ['H2', 'Title'],
      ['P', 'Once'],
    ]);
    expect(frames.due.size).toBe(0);
    act(() => store.flush());
    expect(lines()).toHaveLength(2);
  });

  it('React is notified of finished lines and new kinds of line only', () => {
    const store = new BlockStore();
    const listener = vi.fn();
    store.subscribe(listener);
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
    frames.next();
    act(() => store.reset('# New\nNew line'));
    expect(lines()).toEqual([
      ['H2', 'New'],
      ['P', 'New line'],
    ]);
    act(() => store.reset());
    expect(lines()).toEqual([]);
    expect(store.text).toBe('');
    store.append('Again');
    frames.next();
    expect(lines()).toEqual([['P', 'Again']]);
  });

  it('A reset cancels a pending frame of the old story', () => {
    const store = new BlockStore();
    const { lines } = showStory(store);
    store.append('Old');
    act(() => store.reset());
    frames.next();
    expect(lines()).toEqual([]);
  });

  it('A view that subscribes later shows the whole story', () => {
    const store = new BlockStore();
    store.append('# Title\nOnce');
    store.flush();
    const { lines } = showStory(store);
    expect(lines()).toEqual([
      ['H2', 'Title'],
      ['P', 'Once'],
    ]);
    store.append(' upon');
    frames.next();
    expect(lines()[1]).toEqual(['P', 'Once upon']);
  });

  it('A listener that has unsubscribed is not called', () => {
    const store = new BlockStore();
    const listener = vi.fn();
    store.subscribe(listener)();
    store.append('Once\n');
    store.flush();
    expect(listener).not.toHaveBeenCalled();
  });
});
