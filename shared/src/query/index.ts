/** The query API in use (see `facade/styled.ts` for the reason), and the site's one cache. */
export {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export * from './query-root.tsx';
export { siteQueryClient } from './site-query-client.ts';
