// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContinueReading } from './continue-reading.tsx';
import { leavePlace, leftPlace } from './left-places.ts';
import { ReaderControls } from './reader-controls.tsx';
import { Reader } from './reader.tsx';
import { bringAbove, goBackTo, placeIn } from './reading-place.ts';
import { useLookingBack } from './use-looking-back.ts';

const BLOCKS = Array.from({ length: 10 }, (_, index) => `Block ${index}`);
const blocks = BLOCKS.map((block) => <p key={block}>{block}</p>);
const scrollTo = (y: number) => vi.stubGlobal('scrollY', y);

beforeEach(() => {
  delete document.documentElement.dataset['reading'];
  document.documentElement.style.scrollPaddingTop = '';
  scrollTo(0);
});

describe('the places that are kept', () => {
  it('The place in a story is kept and removed separately for each story, for the fifty read last', () => {
    for (let story = 0; story < 50; story += 1) leavePlace(`story ${story}`, 5);
    leavePlace('story 0', 6);
    leavePlace('one more', 7);
    expect(['story 0', 'story 1', 'story 2', 'one more'].map(leftPlace)).toEqual([6, undefined, 5, 7]);
    leavePlace('story 0', undefined);
    expect(['story 0', 'story 2'].map(leftPlace)).toEqual([undefined, 5]);
  });

  it('A damaged list of places is replaced', () => {
    for (const kept of ['{', '{}', '[3]', '[["story"]]', 'null']) {
      localStorage.setItem('storyloom-reading-places', kept);
      expect(leftPlace('story'), kept).toBeUndefined();
      leavePlace('story', 5);
      expect(leftPlace('story'), kept).toBe(5);
    }
  });
});

describe('the place where a story is left', () => {
  /** Height of a block of the story and of the window, in CSS pixels: the window has room for four blocks. */
  const BLOCK = 100;
  const WINDOW = 400;
  beforeEach(() => {
    vi.stubGlobal('innerHeight', WINDOW);
    vi.spyOn(HTMLParagraphElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return new DOMRect(0, BLOCKS.indexOf(this.textContent) * BLOCK - scrollY, 600, BLOCK);
    });
  });
  const show = (story: React.ReactNode = <Reader lang="en">{blocks}</Reader>) =>
    render(
      <>
        <ContinueReading id="story-1" />
        {story}
      </>,
    );
  const link = () => screen.queryByRole('button', { name: 'Continue where you stopped' });
  function leaveAt(y: number, event = 'scrollend') {
    scrollTo(y);
    fireEvent(event === 'visibilitychange' ? document : window, new Event(event));
  }

  it('The block at the top of the window is kept when the page is scrolled or left', () => {
    const { unmount } = show();
    expect(link()).toBeNull();
    for (const [index, event] of ['scrollend', 'pagehide', 'visibilitychange'].entries()) {
      leaveAt((3 + index) * BLOCK, event);
      expect(leftPlace('story-1'), event).toBe(3 + index);
    }
    scrollTo(4 * BLOCK);
    unmount();
    expect(leftPlace('story-1')).toBe(4);
  });

  it('A story that is left within its first three blocks keeps an earlier place, and at its end none', () => {
    leavePlace('story-1', 7);
    show();
    for (const [y, place] of [
      [2 * BLOCK, 7],
      [3 * BLOCK, 3],
      [10 * BLOCK - WINDOW - 1, 5],
      [10 * BLOCK - WINDOW, undefined],
    ] as const) {
      leaveAt(y);
      expect(leftPlace('story-1')).toBe(place);
    }
  });

  it('A story that was only opened keeps its place, also if the page opens scrolled down', () => {
    leavePlace('story-1', 7);
    scrollTo(5 * BLOCK);
    const { unmount } = show();
    leaveAt(5 * BLOCK, 'visibilitychange');
    unmount();
    expect(leftPlace('story-1')).toBe(7);
  });

  it('A page whose story has not loaded, or has no line yet, keeps the place', () => {
    leavePlace('story-1', 7);
    for (const story of [null, <Reader key="empty" lang="en" />]) {
      scrollTo(0);
      const { unmount } = show(story);
      leaveAt(5 * BLOCK);
      expect(leftPlace('story-1')).toBe(7);
      unmount();
    }
    // The story may have become shorter.
    show(null);
    fireEvent.click(link()!);
    expect(link()).toBeNull();
  });

  it('The button to continue shows the block where the story was left, with the focus, and goes', () => {
    const scrolls = vi.spyOn(Element.prototype, 'scrollIntoView');
    leavePlace('story-1', 6);
    show();
    fireEvent.click(link()!);
    expect(document.activeElement?.textContent).toBe('Block 6');
    expect(scrolls.mock.instances).toEqual([document.activeElement]);
    expect(link()).toBeNull();
  });
});

describe('the place of a story beside a panel', () => {
  const HEADER = 60;
  const LINE = 20;
  const scrolls = vi.fn();
  beforeEach(() => {
    document.documentElement.style.scrollPaddingTop = `${HEADER}px`;
    scrolls.mockReset();
    vi.stubGlobal('scrollBy', ({ top }: { readonly top: number }) => scrolls(top));
  });

  /** An element at this position in the window, with lines of 20 px. */
  function standing(top: number, bottom: number, left = 0, tag = 'div'): HTMLElement {
    const element = document.createElement(tag);
    element.style.lineHeight = `${LINE}px`;
    element.getBoundingClientRect = () => new DOMRect(left, top, 300, bottom - top);
    return document.body.appendChild(element);
  }
  const panel = () => standing(500, 800);

  it('A story scrolls so that three of its lines are between the header and the panel', () => {
    for (const [story, above, scrolled] of [
      [standing(440, 2000), panel(), undefined],
      [standing(441, 2000), panel(), 441 - HEADER],
      [standing(-900, HEADER + 3 * LINE), panel(), undefined],
      [standing(-900, HEADER + 3 * LINE - 1), panel(), HEADER + 3 * LINE - 1 - 500],
      // Shorter than three lines.
      [standing(480, 500), panel(), undefined],
      // Beside the panel, and a panel that leaves no line below the header.
      [standing(700, 2000, 0), standing(500, 800, 1), undefined],
      [standing(700, 2000), standing(HEADER + LINE - 1, 800), undefined],
      [standing(700, 2000), standing(HEADER + LINE, 800), 700 - HEADER],
    ] as const) {
      scrolls.mockReset();
      bringAbove(story, above);
      expect(scrolls.mock.calls).toEqual(scrolled === undefined ? [] : [[scrolled]]);
    }
  });

  it('The line that is being read stays in place when the layout of the story changes', () => {
    const article = standing(-500, 900, 0, 'article');
    const block = article.appendChild(standing(-40, 160, 0, 'p'));
    const place = placeIn(article);
    expect(place).toEqual({ block, part: 0.5, line: HEADER });
    block.getBoundingClientRect = () => new DOMRect(0, 300, 300, 400);
    goBackTo(place!);
    expect(scrolls.mock.calls).toEqual([[300 + 200 - HEADER]]);
    block.remove();
    goBackTo(place!);
    expect(scrolls).toHaveBeenCalledOnce();
  });

  it('The place is the story’s beginning before it is read, the block below the header, and its end after it', () => {
    const article = standing(100, 500, 0, 'article');
    const [first, last] = [standing(100, 300, 0, 'p'), standing(300, 500, 0, 'p')];
    article.append(first, last);
    const moveTo = (top: number) => {
      first.getBoundingClientRect = () => new DOMRect(0, top, 300, 200);
      last.getBoundingClientRect = () => new DOMRect(0, top + 200, 300, 200);
    };
    expect(placeIn(article)).toEqual({ block: first, part: 0, line: 100 });
    moveTo(HEADER - 200);
    expect(placeIn(article)).toEqual({ block: last, part: 0, line: HEADER });
    moveTo(-400);
    expect(placeIn(article)).toEqual({ block: last, part: 1, line: 0 });
    expect(placeIn(standing(100, 500, 0, 'article'))).toBeUndefined();
  });
});

describe('reading with the settings open', () => {
  /** Where the story begins in the page, and the settings in the window, in CSS pixels. */
  const STORY = 700;
  const PANEL = 500;
  beforeEach(() => {
    vi.stubGlobal('scrollBy', ({ top }: { readonly top: number }) => scrollTo(scrollY + top));
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      // A block is twice as high when the text is large.
      const height = document.querySelector('article')?.dataset['size'] === 'lg' ? 200 : 100;
      const top = STORY - scrollY;
      if (this.localName === 'article') return new DOMRect(0, top, 300, BLOCKS.length * height);
      if (this.getAttribute('role') === 'group') return new DOMRect(0, PANEL, 300, 300);
      return new DOMRect(0, top + BLOCKS.indexOf(this.textContent) * height, 300, height);
    });
  });

  /** Opens the settings of a story that is scrolled to here. */
  function open(y: number): void {
    render(
      <>
        <ReaderControls />
        <Reader lang="en">{blocks}</Reader>
      </>,
    );
    document.querySelector('article')!.style.lineHeight = '20px';
    scrollTo(y);
    fireEvent.click(document.querySelector('button')!);
  }
  const chooseLarge = () => fireEvent.click(screen.getByRole('radio', { name: 'Large' }));
  const close = () => fireEvent.click(screen.getByText('Done'));

  it.each([
    ['goes back when they are closed', 0.5, 0],
    ['stays where the user has scrolled it', 1, STORY + 1],
  ])('The story comes into view above the settings, and %s', (_what, shift, end) => {
    open(0);
    expect(scrollY).toBe(STORY);
    scrollTo(STORY + shift);
    close();
    expect(scrollY).toBe(end);
  });

  it.each([
    ['the text that is read stays in place', 350, 350, 350, 700, 700],
    // The last block is at the top of the window, and the settings show the end above them.
    ['the page goes back to the text that was read before', 960, 500, 500, 1000, 2 * 960],
    ['the page stays where the user had scrolled it', 960, 500, 600, 1200, 1200],
  ])('After a choice of larger text, %s', (_what, from, opened, scrolled, chosen, end) => {
    open(STORY + from);
    expect(scrollY).toBe(STORY + opened);
    scrollTo(STORY + scrolled);
    chooseLarge();
    expect(scrollY).toBe(STORY + chosen);
    close();
    expect(scrollY).toBe(STORY + end);
  });
});

it('A user who scrolls back up after the element has gone looks back, until they read on or jump far above', () => {
  const [WINDOW, PLACE] = [844, 3000];
  let look = (): void => undefined;
  /** Like a browser's observer: it reports only when the element comes into its root or leaves it. */
  class Observer {
    constructor(callback: (entries: readonly object[]) => void, { rootMargin = '0px' }: IntersectionObserverInit) {
      const [top = 0, , bottom = top] = rootMargin.split(' ').map(Number.parseFloat);
      let before: boolean | undefined;
      look = () => {
        const boundingClientRect = new DOMRect(0, PLACE - scrollY, 40, 40);
        const isIntersecting = boundingClientRect.bottom > -top && boundingClientRect.top < WINDOW + bottom;
        if (isIntersecting === before) return;
        before = isIntersecting;
        callback([{ isIntersecting, boundingClientRect }]);
      };
    }
    observe() {
      look();
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const Page = () => (useLookingBack({ current: document.body }) ? 'back' : 'on');
  const { container } = render(<Page />);
  const at = (y: number) => {
    scrollTo(y);
    act(() => look());
    fireEvent.scroll(window);
    return container.textContent;
  };
  expect([0, 2900, 4500, 4400, 4500].map(at)).toEqual(['on', 'on', 'on', 'back', 'on']);
  expect([300, 200].map(at)).toEqual(['on', 'on']);
});
