// @vitest-environment jsdom
import { act, fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preferReducedMotion } from '../../../testing/reduced-motion.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';

const WINDOW = 700;

/** A page of a height, looked at through a window. The end of the story is the end of the page. */
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

beforeEach(() => {
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
  document.body.innerHTML = '<textarea></textarea><div role="slider" tabindex="0"></div><main><div></div></main>';
  marker = document.querySelector<HTMLElement>('main div')!;
  marker.getBoundingClientRect = () => ({ bottom: page.height - page.top }) as DOMRect;
  marker.scrollIntoView = () => lookAt(page.height - WINDOW);
});

/** A story of which the end is in sight, unless the window stands elsewhere. */
function follow(active = true, bar: HTMLElement | null = null) {
  const refs = { end: { current: marker }, bar: { current: bar } };
  const hook = renderHook(
    (props: { active: boolean }) => useStickToBottom({ ...refs, ...props, lengthOf: () => page.length }),
    {
      initialProps: { active },
    },
  );
  act(() => notice?.());
  return hook;
}

describe('a page that follows its story', () => {
  it('is scrolled by exactly what the story grew', () => {
    const { result } = follow();
    grow(31);
    grow(17);
    expect(scrollBy.mock.calls).toEqual([[{ top: 31, behavior: 'instant' }], [{ top: 17, behavior: 'instant' }]]);
    expect(result.current.away).toBe(false);
  });

  it('is not scrolled while the story still fits', () => {
    page.height = 300;
    follow();
    grow(100);
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('does not begin to when the end is out of sight', () => {
    page.height = WINDOW + 100;
    const { result } = follow();
    grow(30);
    expect(scrollBy).not.toHaveBeenCalled();
    expect(result.current.away).toBe(true);
  });
});

describe('first words that are more than the window holds', () => {
  it.each([
    [400, false],
    [WINDOW + 20, true],
    [-400, true],
  ])('are followed where their beginning is in sight, and not elsewhere: at %i px', (top, away) => {
    page.height = WINDOW + 300;
    marker.parentElement!.getBoundingClientRect = () => ({ top }) as DOMRect;
    const { result } = follow();
    grow(30);
    expect(result.current.away).toBe(away);
    expect(scrollBy).toHaveBeenCalledTimes(away ? 0 : 1);
  });
});

describe('the foot of the window', () => {
  it.each([
    ['fixed', WINDOW - 68],
    ['sticky', WINDOW],
  ])('is the top of a bar that is %s there', (position, foot) => {
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

describe('what stands below a story that has ended', () => {
  /** An ending of so many pixels below the last line, and the actions below that. */
  function standBelow({ ending, actions }: { ending: number; actions: number }) {
    document.body.innerHTML =
      '<section><main><div style="line-height: 25px"></div></main><p data-ending></p><p data-story-actions></p></section>';
    marker = document.querySelector<HTMLElement>('main div')!;
    marker.getBoundingClientRect = () => ({ bottom: page.height - page.top }) as DOMRect;
    for (const [name, height] of Object.entries({ 'data-ending': ending, 'data-story-actions': ending + actions })) {
      document.querySelector(`[${name}]`)!.getBoundingClientRect = () =>
        ({ bottom: page.height + height - page.top }) as DOMRect;
    }
    document.documentElement.style.scrollPaddingTop = '80px';
  }
  /** A story that is followed until its end. Gives where the end of its text and of all below it are in the window. */
  function tellToTheEnd(before?: () => void) {
    const { rerender } = follow();
    grow(300);
    scrollBy.mockClear();
    act(() => before?.());
    rerender({ active: false });
    return { text: page.height - page.top, calls: scrollBy.mock.calls };
  }

  it('comes into sight together with the last lines, for a reader who followed it to there', () => {
    standBelow({ ending: 0, actions: 250 });
    const { text, calls } = tellToTheEnd();
    expect(calls).toEqual([[{ top: 266, behavior: 'smooth' }]]);
    expect(text).toBe(WINDOW - 266);
  });

  it('is as low as it goes when it is higher than the window: the last lines stay below the header', () => {
    standBelow({ ending: 200, actions: 900 });
    expect(tellToTheEnd().text).toBe(80 + 4 * 25);
  });

  it('does not glide for a reader who wants no motion', () => {
    preferReducedMotion();
    standBelow({ ending: 100, actions: 100 });
    expect(tellToTheEnd().calls).toEqual([[{ top: 216, behavior: 'instant' }]]);
  });

  it('moves nothing for a reader who is elsewhere in the story', () => {
    standBelow({ ending: 0, actions: 250 });
    expect(tellToTheEnd(() => lookAt(page.top - 20)).calls).toEqual([]);
  });

  it('moves nothing where it is in sight', () => {
    page.height = 100;
    standBelow({ ending: 0, actions: 250 });
    expect(tellToTheEnd().calls).toEqual([]);
  });
});

describe('a story that takes more room without a word more', () => {
  it('is not followed: what is read in larger type stays where it is', () => {
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

/** A finger that goes from one place to another; a browser that scrolls meanwhile may report no scrolling up. */
function drag(from: number, to: number): void {
  fireEvent.touchStart(window, { touches: [{ clientY: from }] });
  fireEvent.touchMove(window, { touches: [{ clientY: to }] });
}

describe('a page lets go of its story', () => {
  const lettingGo: readonly [string, () => void][] = [
    ['its reader scrolls up', () => lookAt(page.top - 40)],
    ['the wheel asks to go up', () => fireEvent.wheel(window, { deltaY: -1 })],
    ['ArrowUp asks to go up', () => fireEvent.keyDown(document.body, { key: 'ArrowUp' })],
    ['PageUp asks to go up', () => fireEvent.keyDown(document.body, { key: 'PageUp' })],
    ['Home asks to go up', () => fireEvent.keyDown(document.body, { key: 'Home' })],
    ['text is selected', () => (page.selected = true)],
    ['a finger draws it down', () => drag(300, 320)],
  ];
  it.each(lettingGo)('when %s', (_case, letGo) => {
    const { result } = follow();
    grow(100);
    scrollBy.mockClear();
    act(letGo);
    grow(50);
    expect(scrollBy).not.toHaveBeenCalled();
    expect(result.current.away).toBe(true);
  });

  const goingOn: readonly [string, () => void][] = [
    ['its reader scrolls down', () => lookAt(page.top)],
    ['the wheel goes down', () => fireEvent.wheel(window, { deltaY: 1 })],
    ['a finger draws it up', () => drag(300, 200)],
    ['a finger only touches it', () => drag(300, 304)],
    ['another key is pressed', () => fireEvent.keyDown(document.body, { key: 'ArrowDown' })],
    ['a key moves the cursor in a text', () => fireEvent.keyDown(document.querySelector('textarea')!, { key: 'Home' })],
    ['a key moves a slider', () => fireEvent.keyDown(document.querySelector('[role]')!, { key: 'Home' })],
  ];
  it.each(goingOn)('but not when %s', (_case, goOn) => {
    const { result } = follow();
    grow(100);
    scrollBy.mockClear();
    act(goOn);
    grow(50);
    expect(scrollBy).toHaveBeenCalledWith({ top: 50, behavior: 'instant' });
    expect(result.current.away).toBe(false);
  });
});

describe('a story that becomes shorter as its font arrives', () => {
  it('is followed as before, although the browser goes up with it', () => {
    const { result } = follow();
    grow(100);
    scrollBy.mockClear();
    act(() => {
      page.height -= 65;
      lookAt(page.top - 32);
    });
    expect(result.current.away).toBe(false);
    grow(50);
    expect(scrollBy).toHaveBeenCalledWith({ top: 17, behavior: 'instant' });
  });
});

describe('a page takes hold of its story again', () => {
  it('when its reader comes back to the end, and not before', () => {
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
  });

  it('when its reader asks for the latest', () => {
    const { result } = follow();
    grow(100);
    act(() => lookAt(0));
    act(() => result.current.jump());
    expect(page.top).toBe(100);
    expect(result.current.away).toBe(false);
  });
});

describe('a page whose story is not being written', () => {
  it('is never away from it, nor moved', () => {
    page.height = WINDOW + 100;
    const { result } = follow(false);
    act(() => lookAt(0));
    expect(result.current.away).toBe(false);
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('is left alone from the moment the story ends', () => {
    const { rerender } = follow();
    rerender({ active: false });
    grow(80);
    expect(scrollBy).not.toHaveBeenCalled();
  });
});
