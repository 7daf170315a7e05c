import { itemsOf, type Page } from '@storyloom/shared/api/community';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { useRetry } from '@storyloom/shared/query';
import { EmptyState, Stack } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { LoadMore, useLoadMore } from '@storyloom/shared/ui/load-more';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ListSkeleton } from '../../../components/list-skeleton.tsx';
import { useFocusWhenFewer } from '../../../components/use-focus-when-fewer.ts';
import { NextCard } from '../model/next-card.ts';
import { strings } from '../strings.ts';

interface Props<Item> {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page<Item, object>>>;
  readonly label: string;
  readonly empty: readonly [title: string, text: string];
  readonly loadMore: string;
  /** Gets the focus when a card disappears. */
  readonly next?: NextCard;
  /** One card; it calls `onPress` when it is acted on and may disappear. */
  readonly children: (item: Item, onPress: () => void) => ReactNode;
}

/** One of the lists of the moderation page, loaded page by page. */
export function ModerationList<Item extends { readonly id: string }>(props: Props<Item>) {
  const { query, label, empty, loadMore, children } = props;
  const [ownNext] = useState(() => new NextCard());
  const { next = ownNext } = props;
  const { section, list } = next;
  const { failure, retrying, retry } = useRetry(query, section);
  const more = useLoadMore(query, strings.loadFailed, failureReason);
  const items = itemsOf(query.data?.pages);
  useFocusWhenFewer(items.length, next);

  return (
    <section ref={section} tabIndex={-1} aria-label={label} aria-busy={query.isFetching}>
      {failure && !query.data && (
        <FailureAlert title={strings.loadFailed} retrying={retrying} onRetry={retry}>
          {failureReason(failure)}
        </FailureAlert>
      )}
      {query.isPending && !failure && <ListSkeleton cards={1} />}
      {query.data && items.length === 0 && <EmptyState title={empty[0]}>{empty[1]}</EmptyState>}
      {items.length > 0 && (
        <>
          <Stack ref={list} as="ul" role="list" $gap="lg">
            {items.map((item, position) =>
              children(item, () => {
                next.position = position;
              }),
            )}
          </Stack>
          <LoadMore {...more} listRef={list} shown={items.length} label={loadMore} />
        </>
      )}
    </section>
  );
}
