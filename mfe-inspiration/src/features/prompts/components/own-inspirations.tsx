import { failureReason } from '@storyloom/shared/api/failure-reason';
import { itemsOf } from '@storyloom/shared/api/community';
import { inspirationQueries } from '@storyloom/shared/api/inspirations';
import { COMMUNITY_PAGE } from '@storyloom/shared/domain';
import { useRetry } from '@storyloom/shared/query';
import { Button, CardGrid, EmptyState } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { LoadMore, useLoadMore } from '@storyloom/shared/ui/load-more';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Item } from '../../../components/card-parts.ts';
import { strings } from '../strings.ts';
import { type CardActions, InspirationCard } from './inspiration-card.tsx';
import { Section } from './section.tsx';

interface Props extends CardActions {
  readonly userId: string;
  /** Asks for another one. */
  readonly onShare: () => void;
  /** Takes the focus where what had it is gone. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly sectionRef: RefObject<HTMLElement | null>;
}

/** What a person shared or keeps for themselves; nothing while that is nothing, unless they have just deleted the last. */
export function OwnInspirations({ userId, onShare, headingRef, sectionRef, onEdit, onDelete }: Props) {
  const query = useInfiniteQuery(inspirationQueries.own(userId));
  const { failure, retrying, retry } = useRetry(query, headingRef);
  const list = useRef<HTMLUListElement>(null);
  const more = useLoadMore(query, strings.ownFailed, failureReason);
  const own = itemsOf(query.data?.pages);
  // The focus is here when the last of them goes, and stays.
  const [hadSome, setHadSome] = useState(false);
  if (own.length > 0 && !hadSome) setHadSome(true);
  useInViewWhenFocused(headingRef);
  const isEmpty = own.length === 0 && !failure;
  if (isEmpty && !hadSome) return null;
  return (
    <Section title={strings.own} headingRef={headingRef} sectionRef={sectionRef}>
      {failure && own.length === 0 && (
        <FailureAlert title={strings.ownFailed} retrying={retrying} onRetry={retry}>
          {failureReason(failure)}
        </FailureAlert>
      )}
      {isEmpty && (
        <EmptyState level={3} title={strings.ownNone} action={<Button onClick={onShare}>{strings.ownShare}</Button>}>
          {strings.ownNoneText}
        </EmptyState>
      )}
      <CardGrid ref={list} as="ul" role="list">
        {own.map((inspiration) => (
          <Item key={inspiration.id}>
            <InspirationCard inspiration={inspiration} onEdit={onEdit} onDelete={onDelete} />
          </Item>
        ))}
      </CardGrid>
      {own.length > COMMUNITY_PAGE || more.hasMore ? (
        <LoadMore {...more} listRef={list} shown={own.length} label={strings.ownMore} />
      ) : null}
    </Section>
  );
}

/** A heading that takes the focus in place of a card that is gone may be out of sight by then. */
function useInViewWhenFocused(ref: RefObject<HTMLElement | null>): void {
  // After every rendering, because the heading comes and goes.
  useEffect(() => {
    const { current } = ref;
    const show = () => current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    current?.addEventListener('focus', show);
    return () => current?.removeEventListener('focus', show);
  });
}
