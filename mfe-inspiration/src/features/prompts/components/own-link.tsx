import { itemsOf } from '@storyloom/shared/api/community';
import { inspirationQueries } from '@storyloom/shared/api/inspirations';
import { TextLink } from '@storyloom/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { MouseEvent, RefObject } from 'react';
import { strings } from '../strings.ts';

interface Props {
  readonly userId: string;
  /** The section below the list. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Links down to the user's own inspirations, if there are any; on a phone they are far below. */
export function OwnLink({ userId, headingRef }: Props) {
  const { data, hasNextPage } = useInfiniteQuery(inspirationQueries.own(userId));
  const own = itemsOf(data?.pages);
  if (own.length === 0) return null;

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    headingRef.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    headingRef.current?.focus({ preventScroll: true });
  }

  return (
    <>
      {' '}
      <TextLink to="#your-inspirations" onClick={handleClick}>
        {strings.ownLink(hasNextPage ? undefined : own.length)}
      </TextLink>
    </>
  );
}
