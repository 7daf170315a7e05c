// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bringAbove, goBackTo, placeIn } from './reading-place.ts';

const HEADER = 60;
const LINE = 20;

/** An element at this position in the window, with lines of 20 px. */
function standing(top: number, bottom: number, left = 0, tag = 'div'): HTMLElement {
  const element = document.createElement(tag);
  element.style.lineHeight = `${LINE}px`;
  element.getBoundingClientRect = () => new DOMRect(left, top, 300, bottom - top);
  return document.body.appendChild(element);
}

const scrolls = vi.fn();
beforeEach(() => {
  document.documentElement.style.scrollPaddingTop = `${HEADER}px`;
  scrolls.mockReset();
  vi.stubGlobal('scrollBy', ({ top }: { top: number }) => scrolls(top));
});

describe('bringAbove', () => {
  const panel = () => standing(500, 800);

  it.each([
    ['has three lines above the panel', 440, 2000],
    ['ends with three lines below the header', -900, HEADER + 3 * LINE],
    ['is shorter than three lines, and is above the panel', 480, 500],
  ])('A story does not scroll when it %s', (_what, top, bottom) => {
    bringAbove(standing(top, bottom), panel());
    expect(scrolls).not.toHaveBeenCalled();
  });

  it('A story scrolls up to the header when fewer than three lines are above the panel', () => {
    bringAbove(standing(441, 2000), panel());
    expect(scrolls.mock.calls).toEqual([[441 - HEADER]]);
  });

  it('A story scrolls down to the panel when fewer than three lines are left below the header', () => {
    bringAbove(standing(-900, HEADER + 3 * LINE - 1), panel());
    expect(scrolls.mock.calls).toEqual([[HEADER + 3 * LINE - 1 - 500]]);
  });

  it('A story does not scroll when it is beside the panel or the panel leaves no line below the header', () => {
    bringAbove(standing(700, 2000, 0), standing(500, 800, 1));
    bringAbove(standing(700, 2000), standing(HEADER + LINE - 1, 800));
    expect(scrolls).not.toHaveBeenCalled();
    bringAbove(standing(700, 2000), standing(HEADER + LINE, 800));
    expect(scrolls.mock.calls).toEqual([[700 - HEADER]]);
  });
});

describe('the reading place', () => {
  it('The line that is being read stays in place when the layout of the story changes', () => {
    const article = standing(-500, 900, 0, 'article');
    const block = article.appendChild(standing(-40, 160, 0, 'p'));
    const place = placeIn(article);
    expect(place).toEqual({ block, part: 0.5, line: HEADER });
    block.getBoundingClientRect = () => new DOMRect(0, 300, 300, 400);
    goBackTo(place!);
    expect(scrolls.mock.calls).toEqual([[300 + 200 - HEADER]]);
  });

  it('The place in a story is its beginning before it is read, then the first block below the header, and its end below its end', () => {
    const article = standing(100, 500, 0, 'article');
    const first = article.appendChild(standing(100, 300, 0, 'p'));
    const last = article.appendChild(standing(300, 500, 0, 'p'));
    expect(placeIn(article)).toEqual({ block: first, part: 0, line: 100 });
    first.getBoundingClientRect = () => new DOMRect(0, HEADER - 200, 300, 200);
    last.getBoundingClientRect = () => new DOMRect(0, HEADER, 300, 200);
    expect(placeIn(article)).toEqual({ block: last, part: 0, line: HEADER });
    first.getBoundingClientRect = () => new DOMRect(0, -400, 300, 200);
    last.getBoundingClientRect = () => new DOMRect(0, -200, 300, 200);
    expect(placeIn(article)).toEqual({ block: last, part: 1, line: 0 });
    expect(placeIn(standing(100, 500, 0, 'article'))).toBeUndefined();
  });

  it('A block that has been removed is not scrolled to', () => {
    const block = standing(300, 500, 0, 'p');
    block.remove();
    goBackTo({ block, part: 0, line: HEADER });
    expect(scrolls).not.toHaveBeenCalled();
  });
});
