import { toast } from '@storyloom/shared/ui';

interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<{ readonly error: Error | null }>;
}

/** What the foot of a list needs of its query. A page that does not come is said, and why; the button stays to try again. */
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
