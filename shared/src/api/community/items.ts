/** What a user published and others can like: a prompt or a story. */
export type CommunityKind = 'inspiration' | 'story';

/** What every card of the community has. */
export interface CommunityItem {
  readonly id: string;
  /** The user who published it. */
  readonly userId: string;
  readonly likes: number;
  /** Whether the current user likes it; false for guests. */
  readonly liked: boolean;
  /** The link of a published story; empty if it has none. An unlisted story is liked, counted and reported with it only. */
  readonly shareId?: string;
}

/** One page of a list, and where the next begins; `undefined` after the last. */
export interface Page<Item, Cursor> {
  readonly items: readonly Item[];
  readonly next: Cursor | undefined;
}

/** Where the next page of a list begins whose newest item is first. */
export interface NewestCursor {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** The cursor after an item. */
export const newestCursor = ({ id, createdAt }: NewestCursor): NewestCursor => ({ id, createdAt });

/** The condition for rows after a cursor, for `or` of the data client. */
export const afterNewest = ({ id, createdAt }: NewestCursor): string =>
  `created_at.lt."${createdAt}",and(created_at.eq."${createdAt}",id.gt."${id}")`;

/** A page of `size` items. One row more than that was requested, to find out whether there is another page. */
export function pageOf<Item, Cursor>(
  found: readonly Item[],
  size: number,
  cursorOf: (last: Item) => Cursor,
): Page<Item, Cursor> {
  const items = found.slice(0, size);
  const last = items.at(-1);
  return { items, next: last !== undefined && found.length > size ? cursorOf(last) : undefined };
}

/** The items of all pages. An item that moved between two pages stays where it came first. */
export function itemsOf<Item extends { readonly id: string }>(
  pages: readonly Page<Item, unknown>[] | undefined,
): readonly Item[] {
  const items = new Map<string, Item>();
  for (const item of pages?.flatMap((page) => page.items) ?? []) {
    if (!items.has(item.id)) items.set(item.id, item);
  }
  return [...items.values()];
}
