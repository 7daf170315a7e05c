import { vi } from 'vitest';

/**
 * Longest wait, in milliseconds, for something to appear. It is met at once on an idle machine; code that a page loads
 * at first use takes seconds on a busy one.
 */
const PATIENCE_MS = 15_000;

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
  // user-event needs it to walk through radio buttons.
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
  // jsdom lays nothing out: nothing has a size, comes into sight or is scrolled.
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
