import { QueryClient } from '@tanstack/react-query';
import { sessionStore } from '@storyloom/shared/auth';
import { QUERY_CACHE } from '@storyloom/shared/domain';

/** One cache for every module of the page: what one of them changes, the others refetch. */
export const siteQueryClient = new QueryClient({
  defaultOptions: {
    // Offline a request fails with an error; the library's default would show a skeleton forever.
    queries: { staleTime: QUERY_CACHE.staleMs, retry: QUERY_CACHE.retries, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

let owner = sessionStore.getState().user?.id;

// Cached data of one user must not stay in memory for the next.
sessionStore.subscribe(() => {
  const user = sessionStore.getState().user?.id;
  if (owner !== undefined && user !== owner) siteQueryClient.clear();
  owner = user;
});
