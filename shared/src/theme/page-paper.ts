import { useSyncExternalStore } from 'react';
import { PAPER_NAMES, type PaperName } from './papers.ts';

const listeners = new Set<() => void>();

/** How many stories are shown at the moment. */
let readers = 0;

/** The page itself remembers its paper. The inline script in the shell's HTML gives it one before the first paint. */
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

/** Gives the page this paper while a story is shown on it; `auto` is the theme's own. Returns how to take it off. */
export function wearPaper(paper: PaperName | 'auto'): () => void {
  readers += 1;
  apply(paper);
  return () => {
    readers -= 1;
    forgetPaper();
  };
}

/** Takes off a paper that no story needs, such as that of an address that led elsewhere. */
export function forgetPaper(): void {
  if (readers === 0) apply('auto');
}

/** The paper that the page has now. */
export function usePagePaper(): PaperName | 'auto' {
  return useSyncExternalStore(subscribe, current, () => 'auto');
}
