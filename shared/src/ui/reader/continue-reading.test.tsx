// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContinueReading } from './continue-reading.tsx';
import { leavePlace, leftPlace } from './left-places.ts';
import { Reader } from './reader.tsx';

/** Height of a block of the story and of the window, in CSS pixels: the window has room for four blocks. */
const BLOCK = 100;
const WINDOW = 400;
const BLOCKS = Array.from({ length: 10 }, (_, index) => `Block ${index}`);

beforeEach(() => {
  vi.stubGlobal('innerHeight', WINDOW);
  vi.stubGlobal('scrollY', 0);
  vi.spyOn(HTMLParagraphElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, BLOCKS.indexOf(this.textContent) * BLOCK - scrollY, 600, BLOCK);
  });
});

const page = (isStoryThere = true) => (
  <>
    <ContinueReading id="story-1" />
    {isStoryThere && (
      <Reader lang="en">
        {BLOCKS.map((block) => (
          <p key={block}>{block}</p>
        ))}
      </Reader>
    )}
  </>
);
const link = () => screen.queryByRole('button', { name: 'Continue where you stopped' });

function scrollTo(y: number, event = 'scrollend') {
  vi.stubGlobal('scrollY', y);
  fireEvent(event === 'visibilitychange' ? document : window, new Event(event));
}

describe('the place where a story is left', () => {
  it.each(['scrollend', 'pagehide', 'visibilitychange'])(
    'The block at the top of the window is kept on %s',
    (event) => {
      render(page());
      scrollTo(5 * BLOCK, event);
      expect(leftPlace('story-1')).toBe(5);
    },
  );

  it('The place is kept when the page of the story is left for another one', () => {
    const { unmount } = render(page());
    vi.stubGlobal('scrollY', 4 * BLOCK);
    unmount();
    expect(leftPlace('story-1')).toBe(4);
    leavePlace('story-1', undefined);
    for (const event of ['scrollend', 'pagehide', 'visibilitychange']) scrollTo(5 * BLOCK, event);
    expect(leftPlace('story-1')).toBeUndefined();
  });

  it('A story that is left within its first three blocks keeps an earlier place', () => {
    leavePlace('story-1', 7);
    render(page());
    scrollTo(2 * BLOCK);
    expect(leftPlace('story-1')).toBe(7);
    scrollTo(3 * BLOCK);
    expect(leftPlace('story-1')).toBe(3);
  });

  it('A story that was only opened keeps its place, also if the page opens scrolled down', () => {
    leavePlace('story-1', 7);
    vi.stubGlobal('scrollY', 5 * BLOCK);
    const { unmount } = render(page());
    scrollTo(5 * BLOCK, 'visibilitychange');
    unmount();
    expect(leftPlace('story-1')).toBe(7);
  });

  it('A story that was read to its end has no place any more', () => {
    leavePlace('story-1', 7);
    render(page());
    scrollTo(10 * BLOCK - WINDOW - 1);
    expect(leftPlace('story-1')).toBe(5);
    scrollTo(10 * BLOCK - WINDOW);
    expect(leftPlace('story-1')).toBeUndefined();
  });

  it('A page whose story has not loaded keeps the place', () => {
    leavePlace('story-1', 7);
    render(page(false));
    scrollTo(5 * BLOCK);
    expect(leftPlace('story-1')).toBe(7);
  });

  it('A page that shows its story without a line of text yet keeps the place', () => {
    leavePlace('story-1', 7);
    render(
      <>
        <ContinueReading id="story-1" />
        <Reader lang="en">{null}</Reader>
      </>,
    );
    scrollTo(5 * BLOCK);
    expect(leftPlace('story-1')).toBe(7);
  });
});

describe('ContinueReading', () => {
  it('A story that was not left anywhere has no button to continue', () => {
    leavePlace('story-2', 7);
    render(page());
    expect(link()).toBeNull();
  });

  it('The button to continue shows the block where the story was left, with the focus, and goes', () => {
    const scrolls = vi.spyOn(Element.prototype, 'scrollIntoView');
    leavePlace('story-1', 6);
    render(page());
    const focuses = vi.spyOn(HTMLElement.prototype, 'focus');
    fireEvent.click(link()!);
    expect(document.activeElement?.textContent).toBe('Block 6');
    expect(focuses).toHaveBeenCalledWith({ preventScroll: true });
    expect(scrolls.mock.instances).toEqual([document.activeElement]);
    expect(scrolls).toHaveBeenCalledWith({ block: 'start', behavior: 'instant' });
    expect(link()).toBeNull();
  });

  it.each([
    ['has become shorter', 12, true],
    ['is not shown', 6, false],
  ])('The button to continue a story that %s only goes', (_what, block, isStoryThere) => {
    const [scrolls, handleError] = [vi.spyOn(Element.prototype, 'scrollIntoView'), vi.fn()];
    addEventListener('error', handleError, { once: true });
    leavePlace('story-1', block);
    render(page(isStoryThere));
    fireEvent.click(link()!);
    removeEventListener('error', handleError);
    expect([scrolls.mock.calls, handleError.mock.calls]).toEqual([[], []]);
    expect(link()).toBeNull();
  });
});
