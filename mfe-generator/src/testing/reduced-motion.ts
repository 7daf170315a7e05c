import { vi } from 'vitest';

/** The system asks for less movement. Undone by `vi.unstubAllGlobals()`. */
export function preferReducedMotion(): void {
  const list = matchMedia('');
  vi.stubGlobal('matchMedia', (query: string) => ({ ...list, matches: query.includes('reduce') }));
}
