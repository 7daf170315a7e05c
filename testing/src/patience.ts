import { vi } from 'vitest';

/** Longest wait for something to appear. Code that is loaded at first use can take seconds on a busy machine. */
const PATIENCE_MS = 30_000;

if (typeof document !== 'undefined') {
  const { configure, getConfig } = await import('@testing-library/react');
  const { reactAtRest } = await import('./react-at-rest.ts');
  const { asyncWrapper } = getConfig();
  configure({
    asyncUtilTimeout: PATIENCE_MS,
    asyncWrapper: (wait) =>
      asyncWrapper(async () => {
        const found = await wait();
        await reactAtRest();
        return found;
      }),
  });
  // user-event needs this for radio buttons.
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
  // jsdom has no layout, and so no observers and no scrolling.
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  globalThis.IntersectionObserver ??= Observer as unknown as typeof IntersectionObserver;
  globalThis.ResizeObserver ??= Observer;
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.scrollTo = () => undefined;
}

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
