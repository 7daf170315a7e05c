// @vitest-environment jsdom
import { parseInline, parseStory, seededRandom } from '@storyloom/shared/domain';
import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preferReducedMotion } from '../../../testing/reduced-motion.ts';
import { cutUp } from '../../../testing/story-sources.ts';
import { LiveStory } from '../components/live-story.tsx';
import { BlockStore } from './block-store.ts';

/** Longer than a story waits until it shows what has arrived, in milliseconds. */
const SHOWN_MS = 50;

/** A story with every kind of line. */
const STORY = [
  '# The **Glass** Harbour',
  '',
  'Mara’s *lamp* went out. 你好🌍',
  '   ',
  '## Dawn',
  '#NoSpace is a heading, and # in it is not',
  '#',
  '### Dusk',
  '#### and deeper is none',
  '',
  ...Array.from({ length: 40 }, (_, index) => `Line ${index} of many.`),
  'The end, without a line end',
].join('\n');

const TAGS = { title: 'H2', heading: 'H3', paragraph: 'P', break: 'P' } as const;
const setText = (line: string) =>
  parseInline(line)
    .map(({ text }) => text)
    .join('')
    .trim();
const expected = (story: string) => parseStory(story).map(({ kind, text }) => [TAGS[kind], setText(text)] as const);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));

/** Until the story shows what has arrived. */
const showArrived = () => act(() => void vi.advanceTimersByTime(SHOWN_MS));

/** Shows a story; `add` adds text to it and waits until it is shown, and `lines` are its lines as pairs of tag and text. */
function showStory(store = new BlockStore()) {
  const { container } = render(<LiveStory store={store} lang="en" busy label="Story" />);
  const article = container.querySelector('article')!;
  const elements = () => [...article.querySelectorAll('h2, h3, p')];
  return {
    store,
    article,
    elements,
    lines: () => elements().map((line) => [line.tagName, line.textContent!.trim()]),
    add(text: string): void {
      store.append(text);
      showArrived();
    },
  };
}

/** A story that was appended in one piece. */
function whole(text: string): BlockStore {
  const store = new BlockStore();
  store.append(text);
  store.flush();
  return store;
}

describe('a growing story', () => {
  it('reads the same however it is cut, shown and finished', () => {
    for (let seed = 0; seed < 16; seed += 1) {
      const random = seededRandom(seed + 1000);
      const { store, article, lines } = showStory();
      const story = seed % 3 ? STORY : STORY.replaceAll('\n', '\r\n');
      for (const piece of cutUp(story, seed)) {
        store.append(piece);
        if (random() < 0.2) act(() => store.finish());
        else if (random() < 0.4) showArrived();
      }
      act(() => store.finish());
      const straight = whole(story);
      straight.finish();
      expect(store.getSnapshot(), `seed ${seed}`).toEqual(straight.getSnapshot());
      expect(lines(), `seed ${seed}`).toEqual(expected(story));
      expect(store.text, `seed ${seed}`).toBe(story);
      expect(article.textContent).not.toContain('\r');
    }
  });

  it('shows a line that begins with a mark once its kind is certain', () => {
    const { article, lines, add } = showStory();
    add('#');
    expect(lines()).toEqual([]);
    add(' Title');
    expect(lines()).toEqual([['H2', 'Title']]);
    add('\n#');
    add('Dawn\n###');
    expect(article.textContent).not.toContain('#');
    add('# Deeper');
    expect(lines()).toEqual([
      ['H2', 'Title'],
      ['H2', 'Dawn'],
      ['P', 'Deeper'],
    ]);
  });

  it('shows blank lines as gaps, from the first character of a line on', () => {
    for (let seed = 0; seed < 6; seed += 1) {
      const story = '# Title\n\n\nOne.\nTwo.\n\nThree.\n \n\n\nFour.\n\n\n## Part\n\n\nFive.\n\n\nSix';
      const { article, add } = showStory();
      const gaps = () => [...article.querySelectorAll('p')].map((line) => line.dataset['gap']);
      const all = ['line', 'none', 'line', 'scene', 'line', 'scene'];
      for (const piece of cutUp(story, seed)) {
        add(piece);
        expect(gaps(), `seed ${seed}`).toEqual(all.slice(0, gaps().length));
      }
      expect(gaps(), `seed ${seed}`).toEqual(all);
    }
  });

  it('sets emphasis once its line is finished, and shows it as written until then', () => {
    const { article, add } = showStory();
    add('He was *very* **sure');
    expect(article.textContent).toBe('He was *very* **sure');
    expect(article.querySelector('em, strong')).toBeNull();
    add('**.\nNext');
    expect(article.querySelector('em')?.textContent).toBe('very');
    expect(article.querySelector('strong')?.textContent).toBe('sure');
    expect(article.textContent).toBe('He was very sure.Next');
  });

  it('with reduced motion shows a line only when it is finished', () => {
    preferReducedMotion();
    const { store, lines, add } = showStory();
    add('# Title\nOnce upon');
    expect(lines()).toEqual([['H2', 'Title']]);
    add(' a time.\nThe e');
    expect(lines()).toHaveLength(2);
    store.append('nd');
    act(() => store.finish());
    expect(lines().at(-1)).toEqual(['P', 'The end']);
  });
});

describe('a continued story', () => {
  it('reads as if it had never been finished when it continues', () => {
    for (const [before, after] of [
      ['', 'Once.'],
      ['Once upon', ' a time.'],
      ['Once.\n', 'Twice.'],
      ['Once.\n\n', '\nTwice.'],
      ['Once.\n', '\n\nTwice.'],
      ['Once.\r', '\nTwice.'],
      ['Once.\n#', ' Title\nTwice.'],
      ['Once.\n# Ti', 'tle'],
      ['Once.\n  ', 'Twice.'],
    ] as const) {
      const { store, lines } = showStory(whole(before));
      act(() => store.finish());
      store.append(after);
      showArrived();
      const straight = whole(before + after);
      expect(store.getSnapshot(), before).toEqual(straight.getSnapshot());
      for (const each of [store, straight]) act(() => each.finish());
      expect(store.getSnapshot(), before).toEqual(straight.getSnapshot());
      expect(lines(), before).toEqual(showStory(straight).lines());
    }
  });

  it('does not change when it is finished twice', () => {
    const store = whole('Once.\nTwice.');
    store.finish();
    const snapshot = store.getSnapshot();
    store.finish();
    expect(store.getSnapshot()).toBe(snapshot);
    store.append(' Thrice.');
    store.flush();
    expect(store.getSnapshot()).toEqual(whole('Once.\nTwice. Thrice.').getSnapshot());
  });

  it('is replaced as a whole by a reset, which drops what was to be shown', () => {
    const { store, lines, add } = showStory();
    store.append('# Old\nOld line');
    act(() => store.reset('# New\nNew line'));
    showArrived();
    expect(lines()).toEqual([
      ['H2', 'New'],
      ['P', 'New line'],
    ]);
    store.append('Old');
    act(() => store.reset());
    showArrived();
    expect([lines(), store.text]).toEqual([[], '']);
    add('Again');
    expect(lines()).toEqual([['P', 'Again']]);
  });
});

describe('the work that a growing story makes', () => {
  it('changes nothing but the text node of the growing line', () => {
    const { article, elements, add } = showStory();
    add('# Title\nOnce');
    const finished = elements()[0]!;
    const text = finished.firstChild;
    const observer = new MutationObserver(() => undefined);
    observer.observe(article, { subtree: true, childList: true, characterData: true, attributes: true });
    for (const word of [' upon', ' a', ' time']) add(word);
    const changes = observer.takeRecords();
    observer.disconnect();
    const tail = article.lastElementChild!.lastElementChild!;
    expect(tail.textContent).toBe('Once upon a time');
    expect(changes.map(({ type, target }) => [type, target])).toEqual(
      Array.from({ length: 3 }, () => ['characterData', tail.firstChild]),
    );
    for (const piece of cutUp(STORY, 7)) add(piece);
    expect(elements()[0]).toBe(finished);
    expect(finished.firstChild).toBe(text);
  });

  it('notifies React of finished lines and new kinds of line only', () => {
    const store = new BlockStore();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    const add = (text: string) => {
      store.append(text);
      store.flush();
      return listener.mock.calls.length;
    };
    expect([add('Once'), add(' upon'), add('\n')]).toEqual([1, 1, 2]);
    add('line\n'.repeat(60));
    const { groups } = store.getSnapshot();
    add('line\n');
    expect(groups.length).toBeGreaterThan(1);
    for (const [index, group] of groups.slice(0, -1).entries()) expect(store.getSnapshot().groups[index]).toBe(group);
    unsubscribe();
    const before = listener.mock.calls.length;
    expect(add('Twice\n')).toBe(before);
  });

  it('changes the page at most thirty times a second, and at once after a pause or a flush', () => {
    const { store, article } = showStory();
    let [shown, changes] = ['', 0];
    for (let time = 0; time < 1000; time += 2) {
      store.append('word');
      act(() => void vi.advanceTimersByTime(2));
      if (article.textContent !== shown) changes += 1;
      shown = article.textContent;
    }
    expect(changes).toBeGreaterThan(25);
    expect(changes).toBeLessThanOrEqual(31);
    // Shows the last words, and then nothing for a while.
    for (let time = 0; time < 2; time += 1) showArrived();
    store.append('word');
    act(() => void vi.advanceTimersByTime(0));
    expect(article.textContent).toBe(store.text);
    store.append('word');
    act(() => store.flush());
    expect(article.textContent).toBe(store.text);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('groups lines by about 24, and begins every group after a paragraph', () => {
    const { article, lines, add } = showStory();
    for (let index = 0; index < 100; index += 1) {
      add(`Line ${index}`);
      expect(article.lastElementChild?.lastElementChild?.textContent).toBe(`Line ${index}`);
      add('\n');
    }
    expect(lines()).toHaveLength(100);
    expect(article.children).toHaveLength(5);
    for (let index = 0; index < 100; index += 1) add(index % 24 === 19 || index % 7 === 0 ? '## Part\n' : 'Line\n');
    const lasts = [...article.children].slice(0, -1).map((group) => group.lastElementChild?.tagName);
    expect(lasts.length).toBeGreaterThan(6);
    expect(lasts).toEqual(lasts.map(() => 'P'));
  });
});
