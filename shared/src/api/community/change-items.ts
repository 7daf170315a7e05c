import type { QueryClient } from '@tanstack/react-query';
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
 * Changes what is cached of a kind wherever it stands: in every list and page of it. `change` gives the item anew, the same
 * one to leave it as it is, or `null` to take it out.
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
  client.setQueriesData({ queryKey: communityKey(kind, personId) }, (data: unknown) => {
    if (isPaged(data)) return { ...data, pages: data.pages.map(changed) };
    return isListed(data) ? changed(data) : data;
  });
}

/** The items of a kind that are cached somewhere for this person. */
export function cachedIds(client: QueryClient, kind: CommunityKind, personId: string | undefined): readonly string[] {
  const lists = client
    .getQueriesData({ queryKey: communityKey(kind, personId), type: 'active' })
    .flatMap(([, data]) => (isPaged(data) ? data.pages : isListed(data) ? [data] : []));
  return [...new Set(lists.flatMap(({ items }) => items.map(({ id }) => id)))];
}
