import { itemsOf } from '@storyloom/shared/api/community';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { inspirationQueries } from '@storyloom/shared/api/inspirations';
import { useSession } from '@storyloom/shared/auth';
import { COMMUNITY_PAGE } from '@storyloom/shared/domain';
import { useRetry } from '@storyloom/shared/query';
import { CardGrid } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { LoadMore, useLoadMore } from '@storyloom/shared/ui/load-more';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Item } from '../../../components/card-parts.ts';
import { useFocusWhenFewer } from '../../../components/use-focus-when-fewer.ts';
import { strings } from '../strings.ts';
import { InspirationCard } from './inspiration-card.tsx';
import { Section } from './section.tsx';

interface Props {
  readonly query: string;
  /** Shown when the search finds no favorites. */
  readonly nothing: ReactNode;
  /** Gets the focus when the element that had it disappears. */
  readonly landing: RefObject<HTMLElement | null>;
}

/** The community prompts that the user likes, shown among the favorites; the same heart removes them. */
export function LikedPrompts({ query, nothing, landing }: Props) {
  const { user } = useSession();
  const found = useInfiniteQuery({
    ...inspirationQueries.liked(user?.id ?? '', query),
    enabled: user !== null,
    placeholderData: keepPreviousData,
  });
  const list = useRef<HTMLUListElement>(null);
  const { failure, retrying, retry } = useRetry(found, landing);
  const more = useLoadMore(found, strings.likedFailed, failureReason);
  const liked = itemsOf(found.data?.pages).filter((item) => item.liked);
  const count = liked.length;

  useFocusWhenFewer(count, landing);

  if (count === 0 && !failure) return found.isPending || found.isPlaceholderData ? null : nothing;
  return (
    <Section title={strings.liked}>
      {failure && !found.data && (
        <FailureAlert title={strings.likedFailed} retrying={retrying} onRetry={retry}>
          {failureReason(failure)}
        </FailureAlert>
      )}
      <CardGrid ref={list} as="ul" role="list">
        {liked.map((inspiration) => (
          <Item key={inspiration.id}>
            <InspirationCard inspiration={inspiration} />
          </Item>
        ))}
      </CardGrid>
      {count > COMMUNITY_PAGE || more.hasMore ? (
        <LoadMore {...more} listRef={list} shown={count} label={strings.likedMore} />
      ) : null}
    </Section>
  );
}
