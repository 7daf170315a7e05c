import { useLatestSearchParams } from '@storyloom/shared/ui/latest-search-params';
import { useSearchText } from '@storyloom/shared/ui/search-text';
import { type Filters, isCategoryFilter, NO_FILTERS } from './filters.ts';

export type View = 'all' | 'favorites';

export interface Selection extends Filters {
  readonly view: View;
}

function read(params: URLSearchParams): Selection {
  const category = params.get('category');
  return {
    query: (params.get('q') ?? NO_FILTERS.query).trim(),
    category: isCategoryFilter(category) ? category : NO_FILTERS.category,
    view: params.get('view') === 'favorites' ? 'favorites' : 'all',
  };
}

/** The filters as parameters of the address, without defaults. */
export function searchOf({ query, category, view }: Selection): URLSearchParams {
  return new URLSearchParams({
    ...(query.trim() !== '' && { q: query.trim() }),
    ...(category !== 'all' && { category }),
    ...(view !== 'all' && { view }),
  });
}

/**
 * The search and filters. They are kept in the address, so that Back and a shared link lead to the same list; the list
 * itself updates on every key.
 */
export function useFilters(): readonly [Selection, (change: Partial<Selection>) => void] {
  const [params, setParams] = useLatestSearchParams();
  const selection = read(params);
  const set = (part: Partial<Selection>) => setParams((now) => searchOf({ ...read(now), ...part }));
  const [text, setText] = useSearchText(selection.query, (query) => set({ query }));

  function change({ query, ...rest }: Partial<Selection>) {
    if (query !== undefined) setText(query);
    if (Object.keys(rest).length > 0) set(query === undefined ? rest : { ...rest, query: query.trim() });
  }
  return [{ ...selection, query: text }, change];
}
