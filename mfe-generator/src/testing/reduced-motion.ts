import { vi } from 'vitest';

/** Makes the system ask for reduced motion. Undone by `vi.unstubAllGlobals()`. */
export function preferReducedMotion(): void {
  const list = matchMedia('');
  vi.stubGlobal('matchMedia', (query: string) => ({ ...list, matches: query.includes('reduce') }));
}
