import { afterEach, beforeEach, vi } from 'vitest';

// Each test starts with the site's configuration in its page. Afterwards the page, storage, clock and network are reset;
// the file's own hooks run before that.
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
  // Ends the page's session, as a sign-out in another tab does.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
