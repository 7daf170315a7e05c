// @vitest-environment jsdom
import { parseInline, parseStory, seededRandom } from '@storyloom/shared/domain';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cutUp, GROWING_STORY, showStory, stopClock } from '../../../testing/live-story-view.tsx';
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
  it.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'A story reads the same however it is cut and whenever it is shown (seed %i)',
    (seed) => {
      const random = seededRandom(seed + 1000);
      const store = new BlockStore();
      const { lines } = showStory(store);
      for (const piece of cutUp(GROWING_STORY, seed)) {
        store.append(piece);
        if (random() < 0.4) clock.next();
      }
      clock.next();
      expect(lines()).toEqual(expected(GROWING_STORY));
      expect(store.text).toBe(GROWING_STORY);
    },
  );

  it.each([1, 2, 3])('A story with Windows line ends reads the same (seed %i)', (seed) => {
    const story = GROWING_STORY.replaceAll('\n', '\r\n');
    const store = new BlockStore();
    const { lines } = showStory(store);
    for (const piece of cutUp(story, seed)) {
      store.append(piece);
      clock.next();
    }
    expect(lines()).toEqual(expected(story));
  });

  it('A Windows line end is not shown as a character', () => {
    const store = new BlockStore();
    const { article } = showStory(store);
    store.append('# Title\r\n\r\nOnce.\r\nTwice.');
    clock.next();
    expect(article.textContent).toBe('TitleOnce.Twice.');
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

  it.each(Array.from({ length: 6 }, (_, seed) => seed))(
    'Blank lines become gaps, from the first character of a line on (seed %i)',
    (seed) => {
      const story = '# Title\n\n\nOne.\nTwo.\n\nThree.\n \n\n\nFour.\n\n\n## Part\n\n\nFive.\n\n\nSix';
      const store = new BlockStore();
      const { article } = showStory(store);
      const gaps = () => [...article.querySelectorAll('p')].map((line) => line.dataset['gap']);
      const whole = ['line', 'none', 'line', 'scene', 'line', 'scene'];
      for (const piece of cutUp(story, seed)) {
        store.append(piece);
        clock.next();
        expect(gaps()).toEqual(whole.slice(0, gaps().length));
      }
      expect(gaps()).toEqual(whole);
      expect([...article.querySelectorAll('p')].map(({ textContent }) => textContent)).not.toContain('');
    },
  );
});
