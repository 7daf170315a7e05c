import { type StoryPage, storyQueries, type StorySearch } from '@storyloom/shared/api/stories';
import { STORY_PAGE } from '@storyloom/shared/domain';
import { useSearchText } from '@storyloom/shared/ui/search-text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readPlace, writePlace } from './library-place.ts';
import { NO_SEARCH, readSearch, writeSearch } from './library-search.ts';

/** Where to go from a page; `undefined` where nothing lies that way. */
function neighbours({ stories, hasPrevious, hasNext }: StoryPage, page: number) {
  const first = stories[0];
  const last = stories.at(-1);
  return {
    // The second page leads to the first as it is by now, not to what stood before it.
    previous:
      page <= 2 || !first ? { page: 1 } : { page: page - 1, place: { direction: 'before', row: first } as const },
    next: last && { page: page + 1, place: { direction: 'after', row: last } as const },
    hasPrevious: hasPrevious && page > 1,
    hasNext,
  };
}

/** A person's stories as the address asks for them: the search is in its parameters, the page in the router's state. */
export function useLibrary(userId: string) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const search = readSearch(params);
  const { page, place } = readPlace(state);

  // Offline it fails, and says so, instead of showing a skeleton for ever.
  const query = useQuery({ ...storyQueries.page(userId, search, place), networkMode: 'always' });
  // The first page says itself how many there are, when there is no second.
  const isAll = page === 1 && query.data?.hasNext === false;
  const count = useQuery({ ...storyQueries.count(userId, search), enabled: query.data !== undefined && !isAll });
  const counted = count.isPlaceholderData ? undefined : count.data;
  const total = isAll ? query.data?.stories.length : counted;

  // The parameters as they were asked for last: the router shows them a moment later, and what is changed meanwhile, such
  // as by the pause of someone's typing, must not bring back what was there before.
  const wanted = useRef(params);
  useEffect(() => {
    wanted.current = params;
  }, [params]);
  function change(next: Partial<StorySearch>) {
    wanted.current = writeSearch(wanted.current, { ...readSearch(wanted.current), ...next });
    setParams(wanted.current, { replace: true, preventScrollReset: true });
  }
  const [text, setText] = useSearchText(search.query, (typed) => change({ query: typed }));

  // Whatever stood on a later page can be gone by now; the first says what is left.
  const isStranded = page > 1 && !query.isPlaceholderData && query.data?.stories.length === 0;
  useEffect(() => {
    if (isStranded) void navigate({ search: params.toString() }, { replace: true });
  }, [isStranded, navigate, params]);

  function go(to: Parameters<typeof writePlace>[0] | undefined) {
    // What stands there while another page is on its way is not what lies beside that page.
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
    /** How many there are; nothing while another search is on its way. */
    total: query.isPlaceholderData ? undefined : total,
    pager: around && {
      page,
      ...(total !== undefined && { pages: Math.max(Math.ceil(total / STORY_PAGE), page + (around.hasNext ? 1 : 0)) }),
      ...(around.hasPrevious && { onPrevious: () => go(around.previous) }),
      ...(around.hasNext && { onNext: () => go(around.next) }),
    },
  };
}
