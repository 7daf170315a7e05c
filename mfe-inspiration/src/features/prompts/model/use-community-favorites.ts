import { itemsOf } from '@storyloom/shared/api/community';
import { type Inspiration, inspirationQueries } from '@storyloom/shared/api/inspirations';
import { useSession } from '@storyloom/shared/auth';
import { COMMUNITY_FAVORITES } from '@storyloom/shared/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PromptSearch } from './prompt-search.ts';
import { usePromptList } from './use-prompt-list.ts';

/** The three most liked prompts that are neither in the list above nor among the user's own. */
export function useCommunityFavorites(search: PromptSearch): readonly Inspiration[] {
  const { user, loading } = useSession();
  const list = usePromptList(search);
  const own = useInfiniteQuery({ ...inspirationQueries.own(user?.id ?? ''), enabled: user !== null });
  const above = new Set([...itemsOf(list.data?.pages), ...itemsOf(own.data?.pages)].map(({ id }) => id));
  // Until the list above is loaded, any prompt could appear twice.
  const isKnown = !loading && !list.isPending && (user === null || !own.isPending);
  const top = useInfiniteQuery({ ...inspirationQueries.favorites(user?.id), enabled: isKnown });
  const { hasNextPage, isFetching, isError, fetchNextPage } = top;
  const favorites = itemsOf(top.data?.pages).filter(({ id }) => !above.has(id));
  const isShort = isKnown && favorites.length < COMMUNITY_FAVORITES && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isShort) void fetchNextPage();
  }, [isShort, fetchNextPage]);
  return isKnown ? favorites.slice(0, COMMUNITY_FAVORITES) : [];
}
