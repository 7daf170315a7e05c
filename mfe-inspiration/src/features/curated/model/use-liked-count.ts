import { itemsOf } from '@storyloom/shared/api/community';
import { inspirationQueries } from '@storyloom/shared/api/inspirations';
import { useSession } from '@storyloom/shared/auth';
import { useRetry } from '@storyloom/shared/query';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';

/** Whether the user likes prompts of the community. Where that cannot be told, their list says why: it counts as one. */
export function useLikedCount(landing: RefObject<HTMLElement | null>) {
  const { user } = useSession();
  const query = useInfiniteQuery({ ...inspirationQueries.liked(user?.id ?? '', ''), enabled: user !== null });
  // It stays while it is asked for again, or the list that says it would go and come back without end.
  const { failure } = useRetry(query, landing);
  const liked = itemsOf(query.data?.pages).filter((item) => item.liked);
  return { isPending: query.isPending && !failure, count: failure ? 1 : liked.length };
}
