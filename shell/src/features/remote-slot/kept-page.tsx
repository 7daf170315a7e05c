import { useCallback } from 'react';

/** Said to the page's own script (src/prerender/start.js) when React answers for the page. */
const LIVE = 'storyloom:live';

let kept: { readonly pathname: string; readonly nodes: DocumentFragment } | undefined;

/** Keeps the page as it was prerendered, for as long as nothing better can be shown in its place. */
export function keepPage(pathname: string, place: Element): void {
  const nodes = document.createDocumentFragment();
  nodes.append(...[...place.childNodes].map((node) => node.cloneNode(true)));
  kept = { pathname, nodes };
}

/** True where the page of this address is kept. */
export function isPageKept(pathname: string): boolean {
  return kept?.pathname === pathname;
}

/** The module's own page stands where the kept one did. */
export function showLivePage(): void {
  kept = undefined;
  document.documentElement.dataset['live'] = '';
  dispatchEvent(new Event(LIVE));
}

/** The page as it was prerendered: it can be read and its links work; nothing else in it answers. */
export function KeptPage() {
  const fill = useCallback((place: HTMLElement | null) => {
    if (place && kept) place.replaceChildren(kept.nodes.cloneNode(true));
  }, []);
  return <div ref={fill} />;
}
