import { useSyncExternalStore } from 'react';
import { PAPER_NAMES, type PaperName } from './papers.ts';

const listeners = new Set<() => void>();

/** Number of stories on the page. */
let readers = 0;

/** The paper is an attribute of the page, which the inline script in the shell's HTML sets before the first paint. */
function apply(paper: PaperName | 'auto'): void {
  const { dataset } = document.documentElement;
  if (paper === 'auto') delete dataset['paper'];
  else dataset['paper'] = paper;
  for (const listener of listeners) listener();
}

function current(): PaperName | 'auto' {
  const { paper } = document.documentElement.dataset;
  return PAPER_NAMES.find((name) => name === paper) ?? 'auto';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the page's paper while a story is shown; `auto` is the theme's own. Returns a function that removes it. */
export function wearPaper(paper: PaperName | 'auto'): () => void {
  readers += 1;
  apply(paper);
  return () => {
    readers -= 1;
    forgetPaper();
  };
}

/** Removes a paper that no story needs, such as after a redirect. */
export function forgetPaper(): void {
  if (readers === 0) apply('auto');
}

/** The current paper of the page. */
export function usePagePaper(): PaperName | 'auto' {
  return useSyncExternalStore(subscribe, current, () => 'auto');
}
