import type { ComponentType } from 'react';

/** Said to the page's own script (start.js) when React answers for the page. */
const LIVE = 'storyloom:live';

export interface NoticeProps {
  /** For the console. */
  readonly module: string;
  /** For the user. */
  readonly page: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Stands for a prerendered page until its module does. Its code (`prerendered-page.tsx`) comes with such pages only. */
export interface PageKeeper {
  readonly pathname: string;
  /** The page as it was prerendered. */
  readonly Page: ComponentType;
  /** The same, and what does not work. */
  readonly Notice: ComponentType<NoticeProps>;
  /** Nothing more is to be expected of it for now. */
  readonly settle: () => void;
  /** The module's page is shown; `isSame`: at the same address. */
  readonly end: (isSame: boolean) => void;
}

let keeper: PageKeeper | undefined;

export function setKeeper(next: PageKeeper): void {
  keeper = next;
}

/** What keeps the page of this address. */
export function keeperOf(pathname: string): PageKeeper | undefined {
  return keeper?.pathname === pathname ? keeper : undefined;
}

/** A reader who goes on to another page has left the one that was prerendered. */
export function leavePrerendered(pathname: string): void {
  if (!keeperOf(pathname)) keeper?.settle();
}

/** The module's own page answers. */
export function showLivePage(): void {
  const ended = keeper;
  keeper = undefined;
  ended?.end(ended.pathname === location.pathname);
  document.documentElement.dataset['live'] = '';
  dispatchEvent(new Event(LIVE));
}
