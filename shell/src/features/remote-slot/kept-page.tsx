import { useCallback, useState } from 'react';
import { carryTypedText, type TextFields, textFieldsIn } from './typed-text.ts';

/** Said to the page's own script (src/prerender/start.js) when React answers for the page. */
const LIVE = 'storyloom:live';

interface Kept {
  readonly pathname: string;
  readonly place: HTMLElement;
  readonly nodes: readonly ChildNode[];
  readonly fields: TextFields;
  /** Title and description of the HTML, which are React's only where it hydrates the page. */
  readonly head: readonly Element[];
  /** Says that React, or somebody who left, has done with it. */
  readonly settle: () => void;
  /** True once React has taken the nodes off the page, and they were put back. */
  apart: boolean;
}

let kept: Kept | undefined;

function headOf({ head }: Document): readonly Element[] {
  return [...head.querySelectorAll('title:not([data-default]), meta[name="description"]:not([data-default])')];
}

/**
 * Keeps the page as it was prerendered, for as long as nothing better can be shown in its place.
 *
 * @returns when the page is the module's own, has failed, or was left.
 */
export function keepPage(pathname: string, place: HTMLElement): Promise<void> {
  let settle = (): void => undefined;
  const settled = new Promise<void>((resolve) => (settle = resolve));
  kept = {
    pathname,
    place,
    nodes: [...place.childNodes],
    fields: textFieldsIn(place),
    head: headOf(document),
    settle,
    apart: false,
  };
  return settled;
}

/** Nothing more is to be expected of it for now. */
export function settlePage(): void {
  kept?.settle();
}

/** True where the page of this address is kept. */
export function isPageKept(pathname: string): boolean {
  return kept?.pathname === pathname;
}

/** The module's own page answers where the kept one stood: it takes over what was typed meanwhile, and the keyboard. */
export function showLivePage(): void {
  if (kept) {
    const { place, fields, apart, settle } = kept;
    const isSamePage = isPageKept(location.pathname);
    kept = undefined;
    settle();
    if (isSamePage) carryTypedText(fields, textFieldsIn(place));
    if (isSamePage && apart && document.activeElement === document.body) place.focus({ preventScroll: true });
  }
  document.documentElement.dataset['live'] = '';
  dispatchEvent(new Event(LIVE));
}

/**
 * The page as it was prerendered: it can be read and its links work; nothing else in it answers. They are the same
 * elements, with what was typed into them and unfolded. Its title and description go with it.
 */
export function KeptPage() {
  // Which had the focus when React took the page off, and with it the focus.
  const [focused] = useState(() => document.activeElement);
  const fill = useCallback(
    (place: HTMLElement | null) => {
      if (!place || !kept) return;
      const { head, nodes } = kept;
      place.replaceChildren(...nodes);
      document.head.append(...head);
      kept.apart = true;
      if (place.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true });
      return () => head.forEach((element) => element.remove());
    },
    [focused],
  );
  return <div ref={fill} />;
}
