// @vitest-environment jsdom
import { act, fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preferReducedMotion } from '../../../testing/reduced-motion.ts';
import { BlockStore } from './block-store.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';

const WINDOW = 700;

/** A page of this height, with its scroll position. The story ends at the end of the page. */
let page: { height: number; length: number; top: number; selected: boolean };
let notice: () => void;
let marker: HTMLElement;

function setTop(top: number): void {
  page.top = top;
  vi.stubGlobal('scrollY', top);
}
const lookAt = (top: number) => {
  setTop(top);
  fireEvent.scroll(window);
};
const scrollBy = vi.fn(({ top }: ScrollToOptions) => lookAt(page.top + top!));
const grow = (by: number) =>
  act(() => {
    page.height += by;
    page.length += by;
    notice();
  });

/** Shows this page, in which the story ends with `main div`. */
function setPage(html: string): void {
  document.body.innerHTML = html;
  marker = document.querySelector<HTMLElement>('main div')!;
  marker.getBoundingClientRect = () => ({ bottom: page.height - page.top }) as DOMRect;
}

/** Opens a page without text. */
function openBlankPage(): void {
  page = { height: WINDOW, length: 0, top: 0, selected: false };
  vi.stubGlobal('innerHeight', WINDOW);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollBy', scrollBy.mockClear());
  vi.stubGlobal('getSelection', () => ({
    isCollapsed: !page.selected,
    removeAllRanges: () => (page.selected = false),
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        notice = callback;
      }
      observe() {}
      disconnect() {
        notice = () => undefined;
      }
    },
  );
  setPage('<textarea></textarea><div role="slider" tabindex="0"></div><main><div></div></main>');
  marker.scrollIntoView = () => lookAt(page.height - WINDOW);
}

const pageText = {
  get shownLength(): number {
    return page.length;
  },
};

/** Follows a story whose end is in view, unless the page was scrolled. */
function follow(active = true, bar: HTMLElement | null = null, store: Pick<BlockStore, 'shownLength'> = pageText) {
  const refs = { end: { current: marker }, bar: { current: bar } };
  const hook = renderHook((props: { active: boolean }) => useStickToBottom({ ...refs, ...props, store }), {
    initialProps: { active },
  });
  act(() => notice?.());
  return hook;
}

beforeEach(openBlankPage);

describe('following a story', () => {
  it('scrolls by exactly what the story grew, once it no longer fits', () => {
    page.height = WINDOW - 100;
    const { result } = follow();
    grow(100);
    expect(scrollBy).not.toHaveBeenCalled();
    grow(31);
    grow(17);
    expect(scrollBy.mock.calls).toEqual([[{ top: 31, behavior: 'instant' }], [{ top: 17, behavior: 'instant' }]]);
    expect(result.current.away).toBe(false);
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

  it('A page goes no more than a quarter of the window ahead of a story that arrives all at once', () => {
    growBy(1, 33);
    scrollBy.mockClear();
    grow(900);
    expect(scrollBy.mock.calls).toEqual([[{ top: 900 + WINDOW / 4, behavior: 'instant' }]]);
  });
});

describe('long first words', () => {
  it('follows first words longer than the window only while their beginning is in sight', () => {
    for (const [top, away] of [
      [400, false],
      [WINDOW + 20, true],
      [-400, true],
    ] as const) {
      openBlankPage();
      page.height = WINDOW + 300;
      marker.parentElement!.getBoundingClientRect = () => ({ top }) as DOMRect;
      const { result } = follow();
      grow(30);
      expect(result.current.away, String(top)).toBe(away);
      expect(scrollBy, String(top)).toHaveBeenCalledTimes(away ? 0 : 1);
    }
  });
});

describe('the foot of the window', () => {
  it('takes the top of a fixed bar, or the end of the window, as the foot of the window', () => {
    for (const [position, foot] of [
      ['fixed', WINDOW - 68],
      ['sticky', WINDOW],
    ] as const) {
      openBlankPage();
      const bar = document.querySelector('textarea')!;
      bar.style.position = position;
      bar.getBoundingClientRect = () => ({ top: WINDOW - 68 }) as DOMRect;
      page.height = foot;
      follow(true, bar);
      grow(31);
      expect(scrollBy.mock.calls, position).toEqual([[{ top: 31, behavior: 'instant' }]]);
      expect(page.height - page.top, position).toBe(foot);
    }
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
    for (const behavior of ['smooth', 'instant']) {
      openBlankPage();
      if (behavior === 'instant') preferReducedMotion();
      standBelow({ ending: 0, actions: 250 });
      const { text, calls } = tellToTheEnd();
      expect(calls).toEqual([[{ top: 266, behavior }]]);
      expect(text).toBe(WINDOW - 266);
    }
  });

  it('With more below it than fits, a story scrolls at its end until the last lines are below the header', () => {
    standBelow({ ending: 200, actions: 900 });
    expect(tellToTheEnd().text).toBe(80 + 4 * 25);
  });

  it('The end of a story does not scroll the page of a reader who is elsewhere', () => {
    standBelow({ ending: 0, actions: 250 });
    expect(tellToTheEnd(() => lookAt(page.top - 20)).calls).toEqual([]);
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

/** A finger that moves between two positions; a browser that scrolls meanwhile may report no scrolling up. */
function drag(from: number, to: number): void {
  fireEvent.touchStart(window, { touches: [{ clientY: from }] });
  fireEvent.touchMove(window, { touches: [{ clientY: to }] });
}

describe('the end of following', () => {
  const lettingGo: readonly [string, () => void][] = [
    ['its reader scrolls up', () => lookAt(page.top - 40)],
    ['the wheel asks to go up', () => fireEvent.wheel(window, { deltaY: -1 })],
    ['PageUp asks to go up', () => fireEvent.keyDown(document.body, { key: 'PageUp' })],
    ['Home asks to go up', () => fireEvent.keyDown(document.body, { key: 'Home' })],
    ['text is selected', () => (page.selected = true)],
    ['a finger drags it down', () => drag(300, 320)],
  ];
  it('stops when the reader goes up or selects text', () => {
    for (const [name, letGo] of lettingGo) {
      openBlankPage();
      const { result } = follow();
      grow(100);
      scrollBy.mockClear();
      act(letGo);
      grow(50);
      expect(scrollBy, name).not.toHaveBeenCalled();
      expect(result.current.away, name).toBe(true);
    }
  });

  const goingOn: readonly [string, () => void][] = [
    ['its reader scrolls down', () => lookAt(page.top)],
    ['the wheel goes down', () => fireEvent.wheel(window, { deltaY: 1 })],
    ['a finger only touches it', () => drag(300, 304)],
    ['another key is pressed', () => fireEvent.keyDown(document.body, { key: 'ArrowDown' })],
    ['a key moves the cursor in a text', () => fireEvent.keyDown(document.querySelector('textarea')!, { key: 'Home' })],
    ['a key moves a slider', () => fireEvent.keyDown(document.querySelector('[role]')!, { key: 'Home' })],
  ];
  it('goes on when the reader goes down or does something else', () => {
    for (const [name, goOn] of goingOn) {
      openBlankPage();
      const { result } = follow();
      grow(100);
      scrollBy.mockClear();
      act(goOn);
      grow(50);
      expect(scrollBy, name).toHaveBeenCalledWith({ top: 50, behavior: 'instant' });
      expect(result.current.away, name).toBe(false);
    }
  });
});

describe('the return to following', () => {
  it('begins when the reader comes back to the end, or asks for the latest', () => {
    const { result } = follow();
    grow(100);
    act(() => lookAt(20));
    act(() => lookAt(60));
    expect(result.current.away).toBe(true);
    act(() => lookAt(100));
    expect(result.current.away).toBe(false);
    scrollBy.mockClear();
    grow(20);
    expect(scrollBy).toHaveBeenCalledWith({ top: 20, behavior: 'instant' });
    act(() => lookAt(0));
    act(() => result.current.jump());
    expect(page.top).toBe(120);
    expect(result.current.away).toBe(false);
  });
});

describe('a page without a run', () => {
  it('Without a running story, the page is never away from the end and does not scroll', () => {
    page.height = WINDOW + 100;
    const { result } = follow(false);
    act(() => lookAt(0));
    expect(result.current.away).toBe(false);
    expect(scrollBy).not.toHaveBeenCalled();
  });
});

describe('following a story of which more has arrived than is shown', () => {
  it('Words that arrive while the words before them are laid out are followed once they are shown', () => {
    const store = new BlockStore();
    follow(true, null, store);
    const show = () => {
      store.flush();
      page.height += 31;
    };
    store.append('The first words,');
    show();
    store.append(' and the next ones.');
    act(notice);
    show();
    act(notice);
    expect(scrollBy.mock.calls).toEqual([[{ top: 31, behavior: 'instant' }], [{ top: 31, behavior: 'instant' }]]);
  });
});

describe('a change of layout', () => {
  it('A story that takes more room without new text, as in larger type, is not followed', () => {
    const { result } = follow();
    grow(100);
    scrollBy.mockClear();
    act(() => {
      page.height += 400;
      notice();
    });
    expect(scrollBy).not.toHaveBeenCalled();
    expect(result.current.away).toBe(false);
  });
});
