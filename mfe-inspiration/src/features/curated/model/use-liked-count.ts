import { itemsOf } from '@storyloom/shared/api/community';
import { inspirationQueries } from '@storyloom/shared/api/inspirations';
import { useSession } from '@storyloom/shared/auth';
import { useRetry } from '@storyloom/shared/query';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';

/** How many community prompts the user likes. A failure counts as one, because their list then says why. */
export function useLikedCount(landing: RefObject<HTMLElement | null>) {
  const { user } = useSession();
  const query = useInfiniteQuery({ ...inspirationQueries.liked(user?.id ?? '', ''), enabled: user !== null });
  // A failure remains while it is loaded again; otherwise the list with the message would disappear and reappear endlessly.
  const { failure } = useRetry(query, landing);
  const liked = itemsOf(query.data?.pages).filter((item) => item.liked);
  return { isPending: query.isPending && !failure, count: failure ? 1 : liked.length };
}
