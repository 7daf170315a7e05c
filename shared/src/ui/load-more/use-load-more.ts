import { toast } from '@storyloom/shared/ui';

interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<{ readonly error: Error | null }>;
}

/** The props of `LoadMore` from a query. If a page can't be loaded, a toast says why, and the button stays for a retry. */
export function useLoadMore(
  { hasNextPage, isFetchingNextPage, fetchNextPage }: PagedQuery,
  failed: string,
  reasonOf: (error: Error) => string,
) {
  return {
    hasMore: hasNextPage,
    busy: isFetchingNextPage,
    async onLoadMore() {
      const { error } = await fetchNextPage();
      if (error) toast.error(failed, { detail: reasonOf(error) });
    },
  };
}
