/** The query API in use (see `facade/styled.ts` for the reason), and the site's one cache. */
export {
  QueryClient,
  QueryClientProvider,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export * from './query-root.tsx';
export * from './use-retry.ts';
export { siteQueryClient } from './site-query-client.ts';
