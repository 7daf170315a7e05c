import type { RemoteFailure } from '../../federation/remote-error.ts';

export const strings = {
  loading: (module: string) => `Loading ${module}…`,
  failed: (module: string) => `“${module}” could not be loaded`,
  crashed: (module: string) => `“${module}” stopped working`,
  crashedHint: 'The rest of Storyloom still works. Try again, or reload the page.',
  retry: 'Retry',
  /** Over a prerendered page. */
  onlyReading: 'You can read this page and follow its links. Its buttons did not load.',
  pageTitle: (title: string) => `${title} · Storyloom`,
  failures: {
    unreachable: 'Its files did not arrive. The rest of Storyloom still works. Try again in a moment.',
    timeout: 'It took too long to load. The rest of Storyloom still works. Check your connection and try again.',
    altered: 'Its files are not the ones that were released, so they were not run. Try again in a moment.',
    incompatible: 'Its version does not fit this page. Reload the page to get the newest one.',
  } satisfies Record<RemoteFailure, string>,
} as const;
