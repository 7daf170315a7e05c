// @vitest-environment jsdom
import { parseInline, parseStory, seededRandom } from '@storyloom/shared/domain';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cutUp, GROWING_STORY, showStory, stopClock } from '../../../testing/live-story-view.tsx';
import { preferReducedMotion } from '../../../testing/reduced-motion.ts';
import { BlockStore } from './block-store.ts';

let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock();
});

const TAGS = { title: 'H2', heading: 'H3', paragraph: 'P', break: 'P' } as const;
const setText = (line: string) =>
  parseInline(line)
    .map(({ text }) => text)
    .join('')
    .trim();
const expected = (story: string) => parseStory(story).map(({ kind, text }) => [TAGS[kind], setText(text)] as const);

describe('a growing story', () => {
  it('reads the same however it is cut and whenever it is shown', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const random = seededRandom(seed + 1000);
      const store = new BlockStore();
      const { article, lines } = showStory(store);
      const story = seed % 3 ? GROWING_STORY : GROWING_STORY.replaceAll('\n', '\r\n');
      for (const piece of cutUp(story, seed)) {
        store.append(piece);
        if (random() < 0.4) clock.next();
      }
      clock.next();
      expect(lines(), `seed ${seed}`).toEqual(expected(story));
      expect(store.text, `seed ${seed}`).toBe(story);
      expect(article.textContent).not.toContain('\r');
    }
  });

  it('Written character by character, a story never shows a heading mark as text', () => {
    const store = new BlockStore();
    const { article } = showStory(store);
    for (const character of '# Title\n## Dawn\n### Dusk\n') {
      store.append(character);
      clock.next();
      expect(article.textContent).not.toContain('#');
    }
    expect(article.textContent).toBe('TitleDawnDusk');
  });

  it('A line that begins with a mark is shown once its kind is certain', () => {
    const store = new BlockStore();
    const { lines } = showStory(store);
    store.append('#');
    clock.next();
    expect(lines()).toEqual([]);
    store.append(' Title');
    clock.next();
    expect(lines()).toEqual([['H2', 'Title']]);
    store.append('\n#');
    clock.next();
    store.append('Dawn\n###');
    clock.next();
    store.append('# Deeper');
    clock.next();
    expect(lines()).toEqual([
      ['H2', 'Title'],
      ['H2', 'Dawn'],
      ['P', 'Deeper'],
    ]);
  });

  it('A line of nothing but a mark counts as a blank line', () => {
    const store = new BlockStore();
    const { lines } = showStory(store);
    store.append('Once.\n#\n');
    clock.next();
    act(() => store.finish());
    expect(lines()).toEqual([['P', 'Once.']]);
  });

  it('shows blank lines as gaps, from the first character of a line on', () => {
    for (let seed = 0; seed < 6; seed += 1) {
      const story = '# Title\n\n\nOne.\nTwo.\n\nThree.\n \n\n\nFour.\n\n\n## Part\n\n\nFive.\n\n\nSix';
      const store = new BlockStore();
      const { article } = showStory(store);
      const gaps = () => [...article.querySelectorAll('p')].map((line) => line.dataset['gap']);
      const all = ['line', 'none', 'line', 'scene', 'line', 'scene'];
      for (const piece of cutUp(story, seed)) {
        store.append(piece);
        clock.next();
        expect(gaps(), `seed ${seed}`).toEqual(all.slice(0, gaps().length));
      }
      expect(gaps(), `seed ${seed}`).toEqual(all);
      expect(
        [...article.querySelectorAll('p')].map(({ textContent }) => textContent),
        `seed ${seed}`,
      ).not.toContain('');
    }
  });
});

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

/** A story that was appended in one piece. */
function whole(text: string): BlockStore {
  const store = new BlockStore();
  store.append(text);
  store.flush();
  return store;
}

describe('a continued story', () => {
  it('reads as if it had never been finished when it continues', () => {
    for (const [before, after] of [
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
    ] as const) {
      const store = whole(before);
      const { lines } = showStory(store);
      act(() => store.finish());
      store.append(after);
      clock.next();
      expect(store.getSnapshot(), before).toEqual(whole(before + after).getSnapshot());
      act(() => store.finish());
      const straight = whole(before + after);
      straight.finish();
      expect(store.getSnapshot(), before).toEqual(straight.getSnapshot());
      expect(lines(), before).toEqual(showStory(straight).lines());
      expect(store.text, before).toBe(before + after);
    }
  });

  it('reads the same however often it is finished and wherever it is cut', () => {
    for (let seed = 0; seed < 12; seed += 1) {
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
      expect(store.getSnapshot(), `seed ${seed}`).toEqual(straight.getSnapshot());
      expect(lines(), `seed ${seed}`).toEqual(showStory(straight).lines());
    }
  });

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
