// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ReaderControls } from './reader-controls.tsx';
import { Reader } from './reader.tsx';

/** Where the story begins in the page, and the settings in the window, in CSS pixels. */
const STORY = 700;
const PANEL = 500;
const BLOCKS = Array.from({ length: 10 }, (_, index) => `Block ${index}`);

/** A block is twice as high when the text is large. */
const blockHeight = () => (document.querySelector('article')?.dataset['size'] === 'lg' ? 200 : 100);

function boxOf(element: Element): DOMRect {
  const [top, height] = [STORY - scrollY, blockHeight()];
  if (element.localName === 'article') return new DOMRect(0, top, 300, BLOCKS.length * height);
  if (element.getAttribute('role') === 'group') return new DOMRect(0, PANEL, 300, 300);
  return new DOMRect(0, top + BLOCKS.indexOf(element.textContent) * height, 300, height);
}

const scrollTo = (y: number) => vi.stubGlobal('scrollY', y);

beforeEach(() => {
  delete document.documentElement.dataset['reading'];
  vi.stubGlobal('scrollBy', ({ top }: { readonly top: number }) => scrollTo(scrollY + top));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(this);
  });
});

/** Opens the settings of a story that is scrolled to here. */
function open(y: number): void {
  render(
    <>
      <ReaderControls />
      <Reader lang="en">
        {BLOCKS.map((block) => (
          <p key={block}>{block}</p>
        ))}
      </Reader>
    </>,
  );
  screen.getByRole('article').style.lineHeight = '20px';
  scrollTo(y);
  fireEvent.click(screen.getByRole('button', { name: 'Reading settings' }));
}
const chooseLarge = () =>
  fireEvent.click(within(screen.getByRole('group', { name: 'Text size' })).getByRole('radio', { name: 'Large' }));
const close = () => fireEvent.click(screen.getByText('Done'));

describe('useReadingPlace', () => {
  it.each([0, 0.5])(
    'The story comes into view above the open settings, and goes back when they are closed, also after a shift of %d px',
    (shift) => {
      open(0);
      expect(scrollY).toBe(STORY);
      scrollTo(STORY + shift);
      close();
      expect(scrollY).toBe(0);
    },
  );

  it('The page stays where the user has scrolled it while the settings were open', () => {
    open(0);
    scrollTo(STORY + 1);
    close();
    expect(scrollY).toBe(STORY + 1);
  });

  it('The text that is read stays in place when a choice makes the text larger', () => {
    open(STORY + 350);
    expect(scrollY).toBe(STORY + 350);
    chooseLarge();
    expect(scrollY).toBe(STORY + 700);
    close();
    expect(scrollY).toBe(STORY + 700);
  });

  it('After a choice, the page goes back to the text that was read before the settings were opened', () => {
    // The last block is at the top of the window, and the settings show the end above them.
    open(STORY + 960);
    expect(scrollY).toBe(STORY + 500);
    chooseLarge();
    expect(scrollY).toBe(STORY + 1000);
    close();
    expect(scrollY).toBe(STORY + 2 * 960);
  });

  it('After a choice, the page stays where the user had scrolled it', () => {
    open(STORY + 960);
    scrollTo(STORY + 600);
    chooseLarge();
    expect(scrollY).toBe(STORY + 1200);
    close();
    expect(scrollY).toBe(STORY + 1200);
  });
});
