// @vitest-environment jsdom
import { parseStory } from '@storyloom/shared/domain';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveStory } from '../components/live-story.tsx';
import { BlockStore } from './block-store.ts';

const STORY = [
  '# The **Glass** Harbour',
  '',
  'Mara’s lamp went out. 你好🌍',
  '   ',
  '## Dawn',
  '#hashtag is no heading, and # neither',
  '### Dusk',
  '#### nor is this',
  '',
  ...Array.from({ length: 60 }, (_, index) => `Line ${index} of many.`),
  'The end, without a line end',
].join('\n');

/** Frames by hand. */
let frames: Map<number, () => void>;
function nextFrame() {
  const due = [...frames.values()];
  frames.clear();
  act(() => {
    for (const run of due) run();
  });
}

beforeEach(() => {
  frames = new Map();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    last += 1;
    frames.set(last, callback);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(store: BlockStore) {
  const { container } = render(<LiveStory store={store} lang="en" busy label="Story" />);
  const article = container.querySelector('article')!;
  const lines = () => [...article.children].map((line) => [line.tagName, line.textContent!.trim()]);
  return { article, lines };
}

const TAGS = { title: 'H2', heading: 'H3', paragraph: 'P', break: 'P' } as const;
const expected = (story: string) => parseStory(story).map(({ kind, text }) => [TAGS[kind], text.trim()] as const);

/** Deterministic numbers from 0 to 1 (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function split(text: string, seed: number): readonly string[] {
  const random = seeded(seed);
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    const size = 1 + Math.floor(random() * random() * 24);
    pieces.push(text.slice(at, at + size));
    at += size;
  }
  return pieces;
}

describe('a story that grows', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'reads the same however it is cut and whenever it is shown (seed %i)',
    (seed) => {
      const random = seeded(seed + 1000);
      const store = new BlockStore();
      const { lines } = show(store);
      for (const piece of split(STORY, seed)) {
        store.append(piece);
        if (random() < 0.4) nextFrame();
      }
      nextFrame();
      expect(lines()).toEqual(expected(STORY));
      expect(store.text).toBe(STORY);
    },
  );

  it.each([1, 2, 3])('reads the same with line ends of Windows (seed %i)', (seed) => {
    const story = STORY.replaceAll('\n', '\r\n');
    const store = new BlockStore();
    const { lines } = show(store);
    for (const piece of split(story, seed)) {
      store.append(piece);
      nextFrame();
    }
    expect(lines()).toEqual(expected(story));
  });

  it('shows no line end of Windows as a character', () => {
    const store = new BlockStore();
    const { article } = show(store);
    store.append('# Title\r\n\r\nOnce.\r\nTwice.');
    nextFrame();
    expect(article.textContent).toBe('TitleOnce.Twice.');
  });

  it('takes one character at a time without ever showing a mark as text', () => {
    const store = new BlockStore();
    const { article } = show(store);
    for (const character of '# Title\n## Dawn\n### Dusk\n') {
      store.append(character);
      nextFrame();
      expect(article.textContent).not.toContain('#');
    }
    expect(article.textContent).toBe('TitleDawnDusk');
  });

  it('waits for the character after a mark before it decides', () => {
    const store = new BlockStore();
    const { lines } = show(store);
    store.append('#');
    nextFrame();
    expect(lines()).toEqual([]);
    store.append(' Title');
    nextFrame();
    expect(lines()).toEqual([['H2', 'Title']]);
    store.append('\n#');
    nextFrame();
    store.append('tag');
    nextFrame();
    expect(lines()).toEqual([
      ['H2', 'Title'],
      ['P', '#tag'],
    ]);
  });

  it('shows a story that ends in a lone mark when it is finished', () => {
    const store = new BlockStore();
    const { lines } = show(store);
    store.append('Once.\n#\n');
    nextFrame();
    expect(lines()).toEqual([
      ['P', 'Once.'],
      ['P', '#'],
    ]);
  });

  it('keeps the elements of finished lines, and their text, as it grows', () => {
    const store = new BlockStore();
    const { article } = show(store);
    store.append('# Title\nOnce.\n');
    nextFrame();
    const finished = [...article.children];
    const texts = finished.map((line) => line.firstChild);
    for (const piece of split(STORY, 7)) {
      store.append(piece);
      nextFrame();
    }
    expect([...article.children].slice(0, 2)).toEqual(finished);
    expect(finished.every((line) => line.isConnected)).toBe(true);
    expect(finished.map((line) => line.firstChild)).toEqual(texts);
  });

  it('touches only the line being written while that grows', async () => {
    const store = new BlockStore();
    const { article } = show(store);
    store.append('# Title\nOnce');
    nextFrame();
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(article, { subtree: true, childList: true, characterData: true, attributes: true });
    for (const word of [' upon', ' a', ' time']) {
      store.append(word);
      nextFrame();
    }
    changes.push(...observer.takeRecords());
    observer.disconnect();
    const tail = article.lastElementChild!;
    expect(tail.textContent).toBe('Once upon a time');
    expect(tail.childNodes).toHaveLength(1);
    expect(changes.map(({ type, target }) => [type, target])).toEqual(
      Array.from({ length: 3 }, () => ['characterData', tail.firstChild]),
    );
  });

  it('shows what came once a frame, not at every piece', () => {
    const store = new BlockStore();
    const { article } = show(store);
    store.append('Once');
    store.append(' upon');
    expect(frames.size).toBe(1);
    expect(article.textContent).toBe('');
    nextFrame();
    expect(article.textContent).toBe('Once upon');
    expect(frames.size).toBe(0);
  });

  it('shows what came without a frame when asked to, and then needs none', () => {
    const store = new BlockStore();
    const { lines } = show(store);
    store.append('# Title\nOnce');
    act(() => store.flush());
    expect(lines()).toEqual([
      ['H2', 'Title'],
      ['P', 'Once'],
    ]);
    expect(frames.size).toBe(0);
    act(() => store.flush());
    expect(lines()).toHaveLength(2);
  });

  it('tells React about finished lines and new kinds of line only', () => {
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

  it('leaves former groups of lines as they were', () => {
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

  it('starts anew, with another text or none', () => {
    const store = new BlockStore();
    const { lines } = show(store);
    store.append('# Old\nOld line');
    nextFrame();
    act(() => store.reset('# New\nNew line'));
    expect(lines()).toEqual([
      ['H2', 'New'],
      ['P', 'New line'],
    ]);
    act(() => store.reset());
    expect(lines()).toEqual([]);
    expect(store.text).toBe('');
    store.append('Again');
    nextFrame();
    expect(lines()).toEqual([['P', 'Again']]);
  });

  it('forgets a frame that was still to come when it starts anew', () => {
    const store = new BlockStore();
    const { lines } = show(store);
    store.append('Old');
    act(() => store.reset());
    nextFrame();
    expect(lines()).toEqual([]);
  });

  it('is whole for a view that comes later', () => {
    const store = new BlockStore();
    store.append('# Title\nOnce');
    store.flush();
    const { lines } = show(store);
    expect(lines()).toEqual([
      ['H2', 'Title'],
      ['P', 'Once'],
    ]);
    store.append(' upon');
    nextFrame();
    expect(lines()[1]).toEqual(['P', 'Once upon']);
  });

  it('tells nobody who has left', () => {
    const store = new BlockStore();
    const listener = vi.fn();
    store.subscribe(listener)();
    store.append('Once\n');
    store.flush();
    expect(listener).not.toHaveBeenCalled();
  });
});
