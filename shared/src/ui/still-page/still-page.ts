import { useLayoutEffect } from 'react';

/** Number of holders, stored in the document, because several modules may bundle a copy of this file. */
const COUNT = 'still';

function holders(): number {
  return Number(document.documentElement.dataset[COUNT] ?? 0);
}

/**
 * Keeps the page from scrolling without moving anything: the space of a scrollbar is preserved. Styles are set through the object
 * model, because the policy of a page refuses the `<style>` elements of libraries.
 *
 * @returns a function that releases it; the page scrolls again once all holders have released it.
 */
function holdStill(): () => void {
  const page = document.documentElement;
  const before = holders();
  if (before === 0) {
    const hasPlaceForScrollbar = window.innerWidth > page.clientWidth;
    page.style.overflow = 'hidden';
    if (hasPlaceForScrollbar) page.style.scrollbarGutter = 'stable';
  }
  page.dataset[COUNT] = String(before + 1);
  return () => {
    const left = holders() - 1;
    if (left > 0) {
      page.dataset[COUNT] = String(left);
      return;
    }
    delete page.dataset[COUNT];
    page.style.overflow = '';
    page.style.scrollbarGutter = '';
  };
}

/** Keeps the page from scrolling while the calling component is mounted. */
export function useStillPage(): void {
  useLayoutEffect(holdStill, []);
}
