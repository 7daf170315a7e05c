import { useCallback, useState } from 'react';
import { carryTypedText, type TextFields, textFieldsIn } from './typed-text.ts';

/** Said to the page's own script (src/prerender/start.js) when React answers for the page. */
const LIVE = 'storyloom:live';

interface Kept {
  readonly pathname: string;
  readonly place: HTMLElement;
  readonly nodes: readonly ChildNode[];
  readonly fields: TextFields;
  /** True once React has taken the nodes off the page, and they were put back. */
  apart: boolean;
}

let kept: Kept | undefined;

/** Keeps the page as it was prerendered, for as long as nothing better can be shown in its place. */
export function keepPage(pathname: string, place: HTMLElement): void {
  kept = { pathname, place, nodes: [...place.childNodes], fields: textFieldsIn(place), apart: false };
}

/** True where the page of this address is kept. */
export function isPageKept(pathname: string): boolean {
  return kept?.pathname === pathname;
}

/** The module's own page answers where the kept one stood: it takes over what was typed meanwhile, and the keyboard. */
export function showLivePage(): void {
  if (kept) {
    const { place, fields, apart } = kept;
    kept = undefined;
    carryTypedText(fields, textFieldsIn(place));
    if (apart && document.activeElement === document.body) place.focus({ preventScroll: true });
  }
  document.documentElement.dataset['live'] = '';
  dispatchEvent(new Event(LIVE));
}

/**
 * The page as it was prerendered: it can be read and its links work; nothing else in it answers. They are the same
 * elements, with what was typed into them and unfolded.
 */
export function KeptPage() {
  // Which had the focus when React took the page off, and with it the focus.
  const [focused] = useState(() => document.activeElement);
  const fill = useCallback(
    (place: HTMLElement | null) => {
      if (!place || !kept) return;
      place.replaceChildren(...kept.nodes);
      kept.apart = true;
      if (place.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true });
    },
    [focused],
  );
  return <div ref={fill} />;
}
