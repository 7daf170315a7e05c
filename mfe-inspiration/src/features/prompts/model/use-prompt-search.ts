import { useLatestSearchParams } from '@storyloom/shared/ui/latest-search-params';
import { useSearchText } from '@storyloom/shared/ui/search-text';
import {
  categoriesOf,
  isNarrowed,
  NO_SEARCH,
  type PromptSearch,
  readSearch,
  tabOf,
  writeSearch,
} from './prompt-search.ts';

/** The search. It is kept in the address, so that Back, a reload and a shared link lead to the same list. */
export function usePromptSearch() {
  const [params, setParams] = useLatestSearchParams();
  const search = readSearch(params);
  const set = (next: (now: PromptSearch) => PromptSearch) => setParams((now) => writeSearch(next(readSearch(now))));
  const [text, setText] = useSearchText(search.query, (query) => set((now) => ({ ...now, query })));
  return {
    search,
    /** The text of the search box, ahead of the search itself. */
    text,
    setText,
    change: (change: Partial<PromptSearch>) => set((now) => ({ ...now, ...change })),
    /** Keeps the tab, which is visible, unless there is nothing else to clear. */
    clear() {
      setText('');
      set((now) => (isNarrowed(now) ? { ...NO_SEARCH, categories: categoriesOf(tabOf(now)) } : NO_SEARCH));
    },
  };
}
