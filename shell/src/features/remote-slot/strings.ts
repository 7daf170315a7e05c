import type { RemoteFailure } from '../../federation/remote-error.ts';

export const strings = {
  loading: (page: string) => `Loading ${page}…`,
  loadingOffline: (page: string) => `Loading ${page}… You’re offline.`,
  failed: (page: string) => `“${page}” couldn’t be loaded`,
  crashed: (page: string) => `“${page}” stopped working`,
  /** Instead of any other reason. */
  offline: 'You’re offline. Check your connection, then try again.',
  crashedHint: 'The rest of Storyloom still works. Try again, or reload the page.',
  retry: 'Retry',
  /** Over a prerendered page. */
  onlyReading: 'You can read this page and follow its links. Its buttons didn’t load.',
  onlyReadingOffline: 'You’re offline. You can read this page and follow its links. Its buttons didn’t load.',
  pageTitle: (title: string) => `${title} · Storyloom`,
  failures: {
    unreachable: 'Its files didn’t arrive. The rest of Storyloom still works. Try again in a moment.',
    timeout: 'It took too long to load. The rest of Storyloom still works. Check your connection and try again.',
    altered: 'Its files aren’t the ones that were released, so they weren’t run. Try again in a moment.',
    incompatible: 'Its version doesn’t fit this page. Reload the page to get the newest one.',
  } satisfies Record<RemoteFailure, string>,
} as const;
