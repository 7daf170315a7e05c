import { afterEach, beforeEach, vi } from 'vitest';

// Each test finds the site's configuration in its page, and leaves the page, the device, the clock and the network as
// they were. What a file tidies up itself comes before this.
const { cleanup } = typeof document === 'undefined' ? {} : await import('@testing-library/react');

if (cleanup) {
  const { writeSiteConfig } = await import('./write-site-config.ts');
  beforeEach(writeSiteConfig);
}

afterEach(async () => {
  cleanup?.();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (!cleanup) return;
  document.body.replaceChildren();
  const { emptyDevice } = await import('./device.ts');
  emptyDevice();
  // As another tab does that signs out: the page’s session ends.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
