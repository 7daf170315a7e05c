import { inspirationQueries } from '@storyloom/shared/api/inspirations';
import { useSession } from '@storyloom/shared/auth';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { PromptSearch } from './prompt-search.ts';

/** What a search finds, ten at a time. What was found before stays until the next is there. */
export function usePromptList(search: PromptSearch) {
  const { user, loading } = useSession();
  return useInfiniteQuery({
    ...inspirationQueries.list(user?.id, search),
    enabled: !loading,
    placeholderData: keepPreviousData,
  });
}
