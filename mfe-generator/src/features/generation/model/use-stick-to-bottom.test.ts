// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preferReducedMotion } from '../../../testing/reduced-motion.ts';
import {
  follow,
  grow,
  lookAt,
  marker,
  openBlankPage,
  page,
  scrollBy,
  setPage,
  WINDOW,
} from '../../../testing/followed-page.ts';

beforeEach(openBlankPage);

describe('following a story', () => {
  it('The page scrolls by exactly what the story grew', () => {
    const { result } = follow();
    grow(31);
    grow(17);
    expect(scrollBy.mock.calls).toEqual([[{ top: 31, behavior: 'instant' }], [{ top: 17, behavior: 'instant' }]]);
    expect(result.current.away).toBe(false);
  });

  it('The page does not scroll while the story still fits', () => {
    page.height = 300;
    follow();
    grow(100);
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('The page does not start following a story whose end is out of sight', () => {
    page.height = WINDOW + 100;
    const { result } = follow();
    grow(30);
    expect(scrollBy).not.toHaveBeenCalled();
    expect(result.current.away).toBe(true);
  });
});

describe('a story that is written quickly', () => {
  const LINE = 25;
  function followQuickly() {
    vi.useFakeTimers({ toFake: ['performance'] });
    marker.style.lineHeight = `${LINE}px`;
    return follow();
  }
  /** Lets a story grow by some lines, one in each `ms` milliseconds. Returns how far its end was below the window at most. */
  function growBy(lines: number, ms: number): number {
    followQuickly();
    let most = 0;
    for (let index = 0; index < lines; index += 1) {
      vi.advanceTimersByTime(ms);
      grow(LINE);
      most = Math.max(most, page.height - page.top - WINDOW);
    }
    return most;
  }

  it('A story of thirty lines a second moves up several lines at a time, and its end never leaves the window', () => {
    expect(growBy(60, 33)).toBe(0);
    expect(scrollBy.mock.calls.length).toBeLessThan(60 / 3);
    expect(scrollBy.mock.calls.length).toBeGreaterThan(60 / 5);
  });

  it('A story of nine lines a second moves up with each of them, and by no more', () => {
    expect(growBy(18, 111)).toBe(0);
    expect(scrollBy.mock.calls).toEqual(Array.from({ length: 18 }, () => [{ top: LINE, behavior: 'instant' }]));
  });

  it('A page goes no more than a quarter of the window ahead of a story that arrives all at once', () => {
    growBy(1, 33);
    scrollBy.mockClear();
    grow(900);
    expect(scrollBy.mock.calls).toEqual([[{ top: 900 + WINDOW / 4, behavior: 'instant' }]]);
  });

  it('The last words of a story that is written quickly move the page by no more than their own height', () => {
    const { rerender } = followQuickly();
    grow(LINE);
    scrollBy.mockClear();
    vi.advanceTimersByTime(33);
    page.height += LINE;
    page.length += LINE;
    rerender({ active: false });
    expect(scrollBy.mock.calls).toEqual([[{ top: LINE, behavior: 'instant' }]]);
  });
});

describe('long first words', () => {
  it.each([
    [400, false],
    [WINDOW + 20, true],
    [-400, true],
  ])(
    'First words longer than the window are followed only when their beginning is in sight: at %i px (away: %s)',
    (top, away) => {
      page.height = WINDOW + 300;
      marker.parentElement!.getBoundingClientRect = () => ({ top }) as DOMRect;
      const { result } = follow();
      grow(30);
      expect(result.current.away).toBe(away);
      expect(scrollBy).toHaveBeenCalledTimes(away ? 0 : 1);
    },
  );
});

describe('the foot of the window', () => {
  it.each([
    ['fixed', WINDOW - 68],
    ['sticky', WINDOW],
  ])('The foot of the window is the top of a bar that is %s there, or the end of the window', (position, foot) => {
    const bar = document.querySelector('textarea')!;
    bar.style.position = position;
    bar.getBoundingClientRect = () => ({ top: WINDOW - 68 }) as DOMRect;
    page.height = foot;
    follow(true, bar);
    grow(31);
    expect(scrollBy.mock.calls).toEqual([[{ top: 31, behavior: 'instant' }]]);
    expect(page.height - page.top).toBe(foot);
  });
});

describe('the end of a followed story', () => {
  /** Puts the ending and the actions, with these heights in pixels, below the last line. */
  function standBelow({ ending, actions }: { ending: number; actions: number }) {
    setPage(
      '<section><main><div style="line-height: 25px"></div></main><p data-ending></p><p data-story-actions></p></section>',
    );
    for (const [name, height] of Object.entries({ 'data-ending': ending, 'data-story-actions': ending + actions })) {
      document.querySelector(`[${name}]`)!.getBoundingClientRect = () =>
        ({ bottom: page.height + height - page.top }) as DOMRect;
    }
    document.documentElement.style.scrollPaddingTop = '80px';
  }
  /** A story followed until its end. Returns the position of the end of its text in the window, and the calls of `scrollBy`. */
  function tellToTheEnd(before?: () => void) {
    const { rerender } = follow();
    grow(300);
    scrollBy.mockClear();
    act(() => before?.());
    rerender({ active: false });
    return { text: page.height - page.top, calls: scrollBy.mock.calls };
  }

  it('At its end, a followed story scrolls so far that the last lines and the actions are in sight', () => {
    standBelow({ ending: 0, actions: 250 });
    const { text, calls } = tellToTheEnd();
    expect(calls).toEqual([[{ top: 266, behavior: 'smooth' }]]);
    expect(text).toBe(WINDOW - 266);
  });

  it('With more below it than fits, a story scrolls at its end until the last lines are below the header', () => {
    standBelow({ ending: 200, actions: 900 });
    expect(tellToTheEnd().text).toBe(80 + 4 * 25);
  });

  it('With reduced motion, the scrolling at the end of a story is instant', () => {
    preferReducedMotion();
    standBelow({ ending: 100, actions: 100 });
    expect(tellToTheEnd().calls).toEqual([[{ top: 216, behavior: 'instant' }]]);
  });

  it('The end of a story does not scroll the page of a reader who is elsewhere', () => {
    standBelow({ ending: 0, actions: 250 });
    expect(tellToTheEnd(() => lookAt(page.top - 20)).calls).toEqual([]);
  });

  it('The end of a story does not scroll the page when everything is in sight', () => {
    page.height = 100;
    standBelow({ ending: 0, actions: 250 });
    expect(tellToTheEnd().calls).toEqual([]);
  });

  it('A story opened at its end is scrolled so far that its last lines and its actions are in sight', () => {
    page.height = WINDOW + 400;
    standBelow({ ending: 0, actions: 250 });
    marker.scrollIntoView = () => lookAt(page.height - WINDOW);
    const { result } = follow();
    act(() => result.current.arrive());
    expect(scrollBy.mock.calls).toEqual([[{ top: 266, behavior: 'instant' }]]);
    expect(page.height - page.top).toBe(WINDOW - 266);
  });
});
