import '@storyloom/testing/fresh-file';
import '@storyloom/testing/patience';
import '@storyloom/testing/each-test';
import { afterEach } from 'vitest';

if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  await import('./quick-react.ts');
  const { quickenDom } = await import('./quick-dom.ts');
  quickenDom();
  globalThis.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  afterEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });
}
