import { vi } from 'vitest';

/** The system's wishes, which jsdom has none of. Undone by `vi.unstubAllGlobals()`. */
export function stubMatchMedia({ reducedMotion = false } = {}): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduce') && reducedMotion,
    addEventListener() {},
    removeEventListener() {},
  }));
}
