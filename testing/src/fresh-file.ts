import { vi } from 'vitest';
import { endPage } from './page-end.ts';

// For suites whose files share a process (`isolate: false`), which loads jsdom and the libraries once. Each file starts with
// the project's modules not yet loaded and with an empty page.
vi.resetModules();
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.unstubAllEnvs();

if (typeof document !== 'undefined') {
  endPage();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.body.replaceChildren();
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
