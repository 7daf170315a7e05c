import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Filters, isCategoryFilter, NO_FILTERS } from './filters.ts';

export type View = 'all' | 'favorites';

export interface Selection extends Filters {
  readonly view: View;
}

/** How long typing rests before the address follows; browsers refuse an address that changes with every key. */
const ADDRESS_DELAY_MS = 300;

function read(params: URLSearchParams): Selection {
  const category = params.get('category');
  return {
    query: params.get('q') ?? NO_FILTERS.query,
    category: isCategoryFilter(category) ? category : NO_FILTERS.category,
    view: params.get('view') === 'favorites' ? 'favorites' : 'all',
  };
}

/** The selection as the address holds it, without what is left at its default. */
export function searchOf({ query, category, view }: Selection): string {
  return new URLSearchParams({
    ...(query.trim() !== '' && { q: query.trim() }),
    ...(category !== 'all' && { category }),
    ...(view !== 'all' && { view }),
  }).toString();
}

/** What is searched and chosen. The address keeps it, so that Back and a shared link lead to the same list. */
export function useFilters(): readonly [Selection, (change: Partial<Selection>) => void] {
  const [params, setParams] = useSearchParams();
  const [selection, setSelection] = useState(() => read(params));
  const search = searchOf(selection);
  const current = searchOf(read(params));

  useEffect(() => {
    if (search === current) return;
    const timer = setTimeout(() => setParams(search, { replace: true }), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [search, current, setParams]);

  return [selection, (change) => setSelection((now) => ({ ...now, ...change }))];
}
