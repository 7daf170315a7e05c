import { vi } from 'vitest';
import { endPage } from './page-end.ts';

// For suites whose files share a process (`isolate: false`), which starts a browser's document and the libraries once: each
// file finds the project's own modules not yet loaded, and a page that nobody has been to.
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
