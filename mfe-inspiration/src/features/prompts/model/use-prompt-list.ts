import { inspirationQueries } from '@storyloom/shared/api/inspirations';
import { useSession } from '@storyloom/shared/auth';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { PromptSearch } from './prompt-search.ts';

/** The results of a search, ten at a time. The previous results stay until the next are loaded. */
export function usePromptList(search: PromptSearch) {
  const { user, loading } = useSession();
  return useInfiniteQuery({
    ...inspirationQueries.list(user?.id, search),
    enabled: !loading,
    placeholderData: keepPreviousData,
  });
}
