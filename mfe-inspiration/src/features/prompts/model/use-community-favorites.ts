import { itemsOf } from '@storyloom/shared/api/community';
import { type Inspiration, inspirationQueries } from '@storyloom/shared/api/inspirations';
import { useSession } from '@storyloom/shared/auth';
import { COMMUNITY_FAVORITES } from '@storyloom/shared/domain';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PromptSearch } from './prompt-search.ts';
import { usePromptList } from './use-prompt-list.ts';

/** The three that are liked most among those that the page does not show above already: in the list, or as the person's own. */
export function useCommunityFavorites(search: PromptSearch): readonly Inspiration[] {
  const { user, loading } = useSession();
  const list = usePromptList(search);
  const own = useInfiniteQuery({ ...inspirationQueries.own(user?.id ?? ''), enabled: user !== null });
  const above = new Set([...itemsOf(list.data?.pages), ...itemsOf(own.data?.pages)].map(({ id }) => id));
  // Until it is known what stands above, anything could be there twice.
  const isKnown = !loading && !list.isPending && (user === null || !own.isPending);
  const { data } = useQuery({
    ...inspirationQueries.favorites(user?.id, above.size),
    enabled: isKnown,
    placeholderData: keepPreviousData,
  });
  if (!isKnown || data === undefined) return [];
  return data.items.filter(({ id }) => !above.has(id)).slice(0, COMMUNITY_FAVORITES);
}
