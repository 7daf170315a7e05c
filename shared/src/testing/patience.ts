import { vi } from 'vitest';

/**
 * Longest wait, in milliseconds, for something to appear. It is met at once on an idle machine; code that a page loads
 * at first use takes seconds on a busy one.
 */
const PATIENCE_MS = 15_000;

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
  // jsdom lays nothing out, so nothing ever comes into sight or leaves it.
  globalThis.IntersectionObserver ??= class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
