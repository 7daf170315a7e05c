import { useLayoutEffect } from 'react';

/** How many hold the page still, kept in the document: each module of the site may carry a copy of this file. */
const COUNT = 'still';

function holders(): number {
  return Number(document.documentElement.dataset[COUNT] ?? 0);
}

/**
 * Keeps the page from scrolling. Nothing in it moves: where a scrollbar had a place of its own, the place stays. It is
 * written through the object model, because the policy of a page refuses the `<style>` elements of libraries.
 *
 * @returns how to let go; the page scrolls again once everything that held it has.
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

/** Keeps the page behind a window from scrolling while the component that asks for it is shown. */
export function useStillPage(): void {
  useLayoutEffect(holdStill, []);
}
