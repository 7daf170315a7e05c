import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { settleItems, shownItems } from './change-items.ts';
import { COUNTS_AT_ONCE, countsKey, fetchCounts } from './community-counts.ts';
import type { CommunityItem, CommunityKind } from './items.ts';

/** Fetches the counts of everything on the page and writes them into the lists. Items that are gone are removed. */
async function refresh(client: QueryClient, kind: CommunityKind, personId: string | undefined): Promise<void> {
  const shown = shownItems(client, kind, personId);
  const parts = Array.from({ length: Math.ceil(shown.length / COUNTS_AT_ONCE) }, (_, index) =>
    shown.slice(index * COUNTS_AT_ONCE, (index + 1) * COUNTS_AT_ONCE),
  );
  for (const part of parts) {
    const counts = await client.fetchQuery({
      queryKey: [...countsKey(kind, personId), part],
      queryFn: ({ signal }) => fetchCounts(kind, part, signal),
      retry: false,
      staleTime: 0,
      gcTime: 0,
    });
    const asked = new Set(part.map(({ id }) => id));
    settleItems<CommunityItem>(client, kind, personId, (item) => {
      if (!asked.has(item.id)) return item;
      const now = counts.get(item.id);
      return now === undefined ? null : { ...item, ...now };
    });
  }
}

/**
 * Updates the counts when the user comes back to the page from another tab or window. The lists keep their order, so that
 * nothing moves under the reader's finger.
 */
export function useFreshCounts(kind: CommunityKind, personId: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    let busy = false;
    async function handleReturn() {
      if (busy || document.visibilityState !== 'visible') return;
      busy = true;
      // Counts that could not be fetched are fetched at the next return; what is shown stays.
      await refresh(client, kind, personId).catch(() => undefined);
      busy = false;
    }
    window.addEventListener('focus', handleReturn);
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      window.removeEventListener('focus', handleReturn);
      document.removeEventListener('visibilitychange', handleReturn);
    };
  }, [client, kind, personId]);
}
