// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { BlockStore } from './block-store.ts';
import { follow, grow, lookAt, notice, openBlankPage, page, scrollBy, WINDOW } from '../../../testing/followed-page.ts';

beforeEach(openBlankPage);

/** A finger that moves between two positions; a browser that scrolls meanwhile may report no scrolling up. */
function drag(from: number, to: number): void {
  fireEvent.touchStart(window, { touches: [{ clientY: from }] });
  fireEvent.touchMove(window, { touches: [{ clientY: to }] });
}

describe('the end of following', () => {
  const lettingGo: readonly [string, () => void][] = [
    ['its reader scrolls up', () => lookAt(page.top - 40)],
    ['the wheel asks to go up', () => fireEvent.wheel(window, { deltaY: -1 })],
    ['ArrowUp asks to go up', () => fireEvent.keyDown(document.body, { key: 'ArrowUp' })],
    ['PageUp asks to go up', () => fireEvent.keyDown(document.body, { key: 'PageUp' })],
    ['Home asks to go up', () => fireEvent.keyDown(document.body, { key: 'Home' })],
    ['text is selected', () => (page.selected = true)],
    ['a finger drags it down', () => drag(300, 320)],
  ];
  it.each(lettingGo)('The page stops following its story when %s', (_case, letGo) => {
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
    ['a finger drags it up', () => drag(300, 200)],
    ['a finger only touches it', () => drag(300, 304)],
    ['another key is pressed', () => fireEvent.keyDown(document.body, { key: 'ArrowDown' })],
    ['a key moves the cursor in a text', () => fireEvent.keyDown(document.querySelector('textarea')!, { key: 'Home' })],
    ['a key moves a slider', () => fireEvent.keyDown(document.querySelector('[role]')!, { key: 'Home' })],
  ];
  it.each(goingOn)('The page goes on following its story when %s', (_case, goOn) => {
    const { result } = follow();
    grow(100);
    scrollBy.mockClear();
    act(goOn);
    grow(50);
    expect(scrollBy).toHaveBeenCalledWith({ top: 50, behavior: 'instant' });
    expect(result.current.away).toBe(false);
  });
});

describe('the arrival of a font', () => {
  it('The page goes on following a story that becomes shorter as its font arrives', () => {
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

describe('the return to following', () => {
  it('The page follows its story again when the reader comes back to its end, and not before', () => {
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

  it('The page follows its story again when the reader asks for the latest', () => {
    const { result } = follow();
    grow(100);
    act(() => lookAt(0));
    act(() => result.current.jump());
    expect(page.top).toBe(100);
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

  it('The page stops following as soon as the story ends', () => {
    const { rerender } = follow();
    rerender({ active: false });
    grow(80);
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
