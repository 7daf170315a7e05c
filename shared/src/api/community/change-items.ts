import type { QueryClient } from '@tanstack/react-query';
import type { Counted } from './community-counts.ts';
import { communityKey } from './community-keys.ts';
import type { CommunityKind } from './items.ts';

interface Listed {
  readonly items: readonly { readonly id: string }[];
}

const isListed = (data: unknown): data is Listed =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items);

const isPaged = (data: unknown): data is { readonly pages: readonly Listed[] } =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

/**
 * Changes the cached items of a kind in every list and page. `change` returns the changed item, the same item to leave it as
 * it is, or `null` to remove it. The age of a list does not change, so it is refetched when it was due anyway.
 */
export function changeItems<Item extends { readonly id: string }>(
  client: QueryClient,
  kind: CommunityKind,
  personId: string | undefined,
  change: (item: Item) => Item | null,
): void {
  function changed<List extends Listed>(list: List): List {
    const items = list.items.map((item) => change(item as Item)).filter((item) => item !== null);
    const isSame = items.length === list.items.length && items.every((item, index) => item === list.items[index]);
    return isSame ? list : { ...list, items };
  }
  for (const query of client.getQueryCache().findAll({ queryKey: communityKey(kind, personId) })) {
    const { data } = query.state;
    if (isPaged(data)) query.setState({ data: { ...data, pages: data.pages.map(changed) } });
    else if (isListed(data)) query.setState({ data: changed(data) });
  }
}

/**
 * As {@link changeItems}, and again after pending requests have completed: they were sent before the change, and a next page
 * restores the pages as they were then. `change` must be idempotent.
 */
export function settleItems<Item extends { readonly id: string }>(
  client: QueryClient,
  kind: CommunityKind,
  personId: string | undefined,
  change: (item: Item) => Item | null,
): void {
  const write = () => changeItems(client, kind, personId, change);
  write();
  for (const { promise } of client.getQueryCache().findAll({ queryKey: communityKey(kind, personId) })) {
    void promise?.then(write, write);
  }
}

/** The items of a kind in the lists that the page shows, each once. */
export function shownItems(client: QueryClient, kind: CommunityKind, personId: string | undefined): readonly Counted[] {
  const lists = client
    .getQueriesData({ queryKey: communityKey(kind, personId), type: 'active' })
    .flatMap(([, data]) => (isPaged(data) ? data.pages : isListed(data) ? [data] : []));
  const items = lists.flatMap((list) => list.items as readonly Counted[]);
  return [...new Map(items.map(({ id, shareId }) => [id, { id, ...(shareId && { shareId }) }])).values()];
}
