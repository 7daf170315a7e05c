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
  /** Opens the share dialog for another one. */
  readonly onShare: () => void;
  /** Gets the focus when the element that had it disappears. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly sectionRef: RefObject<HTMLElement | null>;
}

/** The user's own inspirations, public and private. Without any it is hidden, unless the last one was just deleted. */
export function OwnInspirations({ userId, onShare, headingRef, sectionRef, onEdit, onDelete }: Props) {
  const query = useInfiniteQuery(inspirationQueries.own(userId));
  const { failure, retrying, retry } = useRetry(query, headingRef);
  const list = useRef<HTMLUListElement>(null);
  const more = useLoadMore(query, strings.ownFailed, failureReason);
  const own = itemsOf(query.data?.pages);
  // The focus is in this section when the last one is deleted, and stays.
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

/** Scrolls to the heading that gets the focus in place of a deleted card, which may be out of view. */
function useInViewWhenFocused(ref: RefObject<HTMLElement | null>): void {
  // After every render, because the heading is not always there.
  useEffect(() => {
    const { current } = ref;
    const show = () => current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    current?.addEventListener('focus', show);
    return () => current?.removeEventListener('focus', show);
  });
}
