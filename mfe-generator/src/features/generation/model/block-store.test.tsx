// @vitest-environment jsdom
import { parseInline, parseStory, seededRandom } from '@storyloom/shared/domain';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cutUp, showStory, stubFrames } from '../../../testing/live-story-view.tsx';
import { BlockStore } from './block-store.ts';

const STORY = [
  '# The **Glass** Harbour',
  '',
  'Mara’s lamp went out. 你好🌍',
  '   ',
  '## Dawn',
  '#NoSpace is a heading, and # in it is not',
  '### Dusk',
  '#### and deeper is none',
  '',
  ...Array.from({ length: 60 }, (_, index) => `Line ${index} of many.`),
  'The end, without a line end',
].join('\n');

let frames: ReturnType<typeof stubFrames>;
beforeEach(() => {
  frames = stubFrames();
});

const TAGS = { title: 'H2', heading: 'H3', paragraph: 'P', break: 'P' } as const;
const setText = (line: string) =>
  parseInline(line)
    .map(({ text }) => text)
    .join('')
    .trim();
const expected = (story: string) => parseStory(story).map(({ kind, text }) => [TAGS[kind], setText(text)] as const);

describe('a story that grows', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'reads the same however it is cut and whenever it is shown (seed %i)',
    (seed) => {
      const random = seededRandom(seed + 1000);
      const store = new BlockStore();
      const { lines } = showStory(store);
      for (const piece of cutUp(STORY, seed)) {
        store.append(piece);
        if (random() < 0.4) frames.next();
      }
      frames.next();
      expect(lines()).toEqual(expected(STORY));
      expect(store.text).toBe(STORY);
    },
  );

  it.each([1, 2, 3])('reads the same with line ends of Windows (seed %i)', (seed) => {
    const story = STORY.replaceAll('\n', '\r\n');
    const store = new BlockStore();
    const { lines } = showStory(store);
    for (const piece of cutUp(story, seed)) {
      store.append(piece);
      frames.next();
    }
    expect(lines()).toEqual(expected(story));
  });

  it('shows no line end of Windows as a character', () => {
    const store = new BlockStore();
    const { article } = showStory(store);
    store.append('# Title\r\n\r\nOnce.\r\nTwice.');
    frames.next();
    expect(article.textContent).toBe('TitleOnce.Twice.');
  });

  it('takes one character at a time without ever showing a mark as text', () => {
    const store = new BlockStore();
    const { article } = showStory(store);
    for (const character of '# Title\n## Dawn\n### Dusk\n') {
      store.append(character);
      frames.next();
      expect(article.textContent).not.toContain('#');
    }
    expect(article.textContent).toBe('TitleDawnDusk');
  });

  it('waits for the character after a mark before it decides', () => {
    const store = new BlockStore();
    const { lines } = showStory(store);
    store.append('#');
    frames.next();
    expect(lines()).toEqual([]);
    store.append(' Title');
    frames.next();
    expect(lines()).toEqual([['H2', 'Title']]);
    store.append('\n#');
    frames.next();
    store.append('Dawn\n###');
    frames.next();
    store.append('# Deeper');
    frames.next();
    expect(lines()).toEqual([
      ['H2', 'Title'],
      ['H2', 'Dawn'],
      ['P', 'Deeper'],
    ]);
  });

  it('takes a lone mark for a blank line', () => {
    const store = new BlockStore();
    const { lines } = showStory(store);
    store.append('Once.\n#\n');
    frames.next();
    act(() => store.finish());
    expect(lines()).toEqual([['P', 'Once.']]);
  });

  it.each(Array.from({ length: 6 }, (_, seed) => seed))(
    'has its blank lines as gaps, from the first character of a line on (seed %i)',
    (seed) => {
      const story = '# Title\n\n\nOne.\nTwo.\n\nThree.\n \n\n\nFour.\n\n\n## Part\n\n\nFive.\n\n\nSix';
      const store = new BlockStore();
      const { article } = showStory(store);
      const gaps = () => [...article.querySelectorAll('p')].map((line) => line.dataset['gap']);
      const whole = ['line', 'none', 'line', 'scene', 'line', 'scene'];
      for (const piece of cutUp(story, seed)) {
        store.append(piece);
        frames.next();
        expect(gaps()).toEqual(whole.slice(0, gaps().length));
      }
      expect(gaps()).toEqual(whole);
      expect([...article.querySelectorAll('p')].map(({ textContent }) => textContent)).not.toContain('');
    },
  );

  it('keeps the elements of finished lines, and their text, as it grows', () => {
    const store = new BlockStore();
    const { article } = showStory(store);
    store.append('# Title\nOnce.\n');
    frames.next();
    const finished = [...article.querySelectorAll('h2, h3, p')];
    const texts = finished.map((line) => line.firstChild);
    for (const piece of cutUp(STORY, 7)) {
      store.append(piece);
      frames.next();
    }
    expect([...article.querySelectorAll('h2, h3, p')].slice(0, 2)).toEqual(finished);
    expect(finished.every((line) => line.isConnected)).toBe(true);
    expect(finished.map((line) => line.firstChild)).toEqual(texts);
  });

  it('touches only the line being written while that grows', async () => {
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

  it('shows what came once a frame, not at every piece', () => {
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

  it('shows what came without a frame when asked to, and then needs none', () => {
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

  it('starts again, with another text or none', () => {
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

  it('forgets a frame that was still to come when it starts again', () => {
    const store = new BlockStore();
    const { lines } = showStory(store);
    store.append('Old');
    act(() => store.reset());
    frames.next();
    expect(lines()).toEqual([]);
  });

  it('is whole for a view that comes later', () => {
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

  it('tells no one who has left', () => {
    const store = new BlockStore();
    const listener = vi.fn();
    store.subscribe(listener)();
    store.append('Once\n');
    store.flush();
    expect(listener).not.toHaveBeenCalled();
  });
});
