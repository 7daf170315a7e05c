import { act, fireEvent, renderHook } from '@testing-library/react';
import { vi } from 'vitest';
import type { BlockStore } from '../features/generation/model/block-store.ts';
import { useStickToBottom } from '../features/generation/model/use-stick-to-bottom.ts';

export const WINDOW = 700;

/** A page of this height, with its scroll position. The story ends at the end of the page. */
export let page: { height: number; length: number; top: number; selected: boolean };
export let notice: () => void;
export let marker: HTMLElement;

function setTop(top: number): void {
  page.top = top;
  vi.stubGlobal('scrollY', top);
}
export const lookAt = (top: number) => {
  setTop(top);
  fireEvent.scroll(window);
};
export const scrollBy = vi.fn(({ top }: ScrollToOptions) => lookAt(page.top + top!));
export const grow = (by: number) =>
  act(() => {
    page.height += by;
    page.length += by;
    notice();
  });

/** Shows this page, in which the story ends with `main div`. */
export function setPage(html: string): void {
  document.body.innerHTML = html;
  marker = document.querySelector<HTMLElement>('main div')!;
  marker.getBoundingClientRect = () => ({ bottom: page.height - page.top }) as DOMRect;
}

/** Opens a page without text. */
export function openBlankPage(): void {
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
export function follow(
  active = true,
  bar: HTMLElement | null = null,
  store: Pick<BlockStore, 'shownLength'> = pageText,
) {
  const refs = { end: { current: marker }, bar: { current: bar } };
  const hook = renderHook((props: { active: boolean }) => useStickToBottom({ ...refs, ...props, store }), {
    initialProps: { active },
  });
  act(() => notice?.());
  return hook;
}
