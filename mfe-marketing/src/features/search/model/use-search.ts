import { useSearchText } from '@storyloom/shared/ui/search-text';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../../model/use-hydrated.ts';

/** Longest search; what is beyond it is not looked for. */
export const QUERY_MAX = 200;

/** What the address says to search for. Nothing in the first render of a page that was written beforehand. */
export function useQueryText(): string {
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  return hydrated ? (params.get('q') ?? '').trim().slice(0, QUERY_MAX).trim() : '';
}

/** What is searched for, kept in the address, and what stands in the box, ahead of it. */
export function useSearch() {
  const query = useQueryText();
  const [, setParams] = useSearchParams();
  const [text, setText] = useSearchText(query, (next) =>
    setParams(next === '' ? {} : { q: next }, { replace: true, preventScrollReset: true }),
  );
  return { query, text, setText };
}
