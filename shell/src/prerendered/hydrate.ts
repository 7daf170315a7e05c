import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isLoadFailure } from '../features/remote-slot/report-failure.ts';
import { keepPrerendered } from './prerendered-page.tsx';

/**
 * Hydrates a prerendered page once its module is loaded. Until then, and without the module, the page stays as it is.
 *
 * @param root the element that holds the page, with `main` in it
 * @param module settles with `undefined` when the module could not be loaded; absent for the shell's own pages
 * @param site the whole page; its promise settles when the page is hydrated, has failed or was left
 */
export async function hydratePrerendered(
  root: HTMLElement,
  main: HTMLElement,
  module: Promise<unknown> | undefined,
  site: (hydrated: Promise<void>) => ReactNode,
): Promise<void> {
  const hydrated = keepPrerendered(location.pathname, main);
  const arrived = await module;
  hydrateRoot(root, site(hydrated), {
    // Without the module, or the code of its page, the place can't be hydrated, which the slot reports itself.
    onRecoverableError(error) {
      const isReported = (module && !arrived) || isLoadFailure(error instanceof Error && error.cause);
      if (!isReported) console.error(error);
    },
  });
}
