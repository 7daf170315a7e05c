import type { ComponentType } from 'react';

/** Sent to the page's own script (start.js) when React handles the page. */
const LIVE = 'storyloom:live';

export interface NoticeProps {
  /** For the console. */
  readonly module: string;
  /** For the user. */
  readonly page: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shows a prerendered page until its module is loaded. Its code (`prerendered-page.tsx`) is loaded with such pages only. */
export interface PageKeeper {
  readonly pathname: string;
  /** The page as it was prerendered. */
  readonly Page: ComponentType;
  /** The same, with a notice about what does not work. */
  readonly Notice: ComponentType<NoticeProps>;
  /** Call when hydration can't be expected for now. */
  readonly settle: () => void;
  /** Call when the module's page is shown; `isSame`: at the same address. */
  readonly end: (isSame: boolean) => void;
}

let keeper: PageKeeper | undefined;

export function setKeeper(next: PageKeeper): void {
  keeper = next;
}

/** The keeper of this address's page. */
export function keeperOf(pathname: string): PageKeeper | undefined {
  return keeper?.pathname === pathname ? keeper : undefined;
}

/** Call on navigation: a reader who goes to another page has left the prerendered one. */
export function leavePrerendered(pathname: string): void {
  if (!keeperOf(pathname)) keeper?.settle();
}

/** Call when the module's own page is mounted. */
export function showLivePage(): void {
  const ended = keeper;
  keeper = undefined;
  ended?.end(ended.pathname === location.pathname);
  document.documentElement.dataset['live'] = '';
  dispatchEvent(new Event(LIVE));
}
