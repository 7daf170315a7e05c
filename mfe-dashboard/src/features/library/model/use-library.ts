import { type StoryPage, storyQueries, type StorySearch } from '@storyloom/shared/api/stories';
import { STORY_PAGE } from '@storyloom/shared/domain';
import { useLatestSearchParams } from '@storyloom/shared/ui/latest-search-params';
import { useSearchText } from '@storyloom/shared/ui/search-text';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readPlace, writePlace } from './library-place.ts';
import { NO_SEARCH, readSearch, writeSearch } from './library-search.ts';

/** Places of the previous and next page; `undefined` where there is none. */
function neighbours({ stories, hasPrevious, hasNext }: StoryPage, page: number) {
  const first = stories[0];
  const last = stories.at(-1);
  return {
    // The first page is loaded from its beginning, not up to the stories that were there before.
    previous:
      page <= 2 || !first ? { page: 1 } : { page: page - 1, place: { direction: 'before', row: first } as const },
    next: last && { page: page + 1, place: { direction: 'after', row: last } as const },
    hasPrevious: hasPrevious && page > 1,
    hasNext,
  };
}

/** The user's stories as the address requests them: the search in its parameters, the page in the router's state. */
export function useLibrary(userId: string) {
  const [params, setParams] = useLatestSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const search = readSearch(params);
  const { page, place } = readPlace(state);

  // When offline, shows a failure instead of an endless skeleton.
  const query = useQuery({ ...storyQueries.page(userId, search, place), networkMode: 'always' });
  // A first page without a next one determines the total itself.
  const isAll = page === 1 && query.data?.hasNext === false;
  const count = useQuery({ ...storyQueries.count(userId, search), enabled: query.data !== undefined && !isAll });
  const counted = count.isPlaceholderData ? undefined : count.data;
  const total = isAll ? query.data?.stories.length : counted;

  const change = (next: Partial<StorySearch>) => setParams((now) => writeSearch(now, { ...readSearch(now), ...next }));
  const [text, setText] = useSearchText(search.query, (typed) => change({ query: typed }));

  // All stories of a later page may be gone; the first page shows what is left.
  const isStranded = page > 1 && !query.isPlaceholderData && query.data?.stories.length === 0;
  useEffect(() => {
    if (isStranded) void navigate({ search: params.toString() }, { replace: true });
  }, [isStranded, navigate, params]);

  function go(to: Parameters<typeof writePlace>[0] | undefined) {
    // A placeholder's places do not belong to the page being loaded.
    if (to && !query.isPlaceholderData)
      void navigate({ search: params.toString() }, { state: writePlace(to), preventScrollReset: true });
  }

  const around = query.data && neighbours(query.data, page);
  return {
    query,
    page,
    search,
    change,
    text,
    setText,
    clear: () => {
      setText('');
      change({ ...NO_SEARCH, order: search.order });
    },
    /** The total number; `undefined` while another search is loading. */
    total: query.isPlaceholderData ? undefined : total,
    pager: around && {
      page,
      ...(total !== undefined && { pages: Math.max(Math.ceil(total / STORY_PAGE), page + (around.hasNext ? 1 : 0)) }),
      ...(around.hasPrevious && { onPrevious: () => go(around.previous) }),
      ...(around.hasNext && { onNext: () => go(around.next) }),
    },
  };
}
