import '@storyloom/shared/testing/fresh-file';
import '@storyloom/shared/testing/patience';
import { afterEach, vi } from 'vitest';

/** jsdom lays nothing out; menus, sliders and the reader measure, and pages scroll. */
class NothingToMeasure {
  observe() {}
  unobserve() {}
  disconnect() {}
}

if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  const { emptyDevice } = await import('@storyloom/shared/testing/device');
  const { quickenDom } = await import('./quick-dom.ts');
  quickenDom();
  globalThis.ResizeObserver = NothingToMeasure;
  globalThis.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  Element.prototype.scrollIntoView = () => undefined;
  afterEach(() => {
    cleanup();
    emptyDevice();
    sessionStorage.clear();
    Element.prototype.scrollIntoView = () => undefined;
  });
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
