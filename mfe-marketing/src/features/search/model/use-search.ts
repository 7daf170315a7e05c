import { useSearchText } from '@storyloom/shared/ui/search-text';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '@storyloom/shared/hydration';

/** Maximum length of a search; the rest is ignored. */
export const QUERY_MAX = 200;

/** The search in the address; empty in the first render of a prerendered page. */
export function useQueryText(): string {
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  return hydrated ? (params.get('q') ?? '').trim().slice(0, QUERY_MAX).trim() : '';
}

/** The search, which is kept in the address, and the text of the box, which is ahead of it. */
export function useSearch() {
  const query = useQueryText();
  const [, setParams] = useSearchParams();
  const [text, setText] = useSearchText(query, (next) =>
    setParams(next === '' ? {} : { q: next }, { replace: true, preventScrollReset: true }),
  );
  return { query, text, setText };
}
