import { type QueryClient, QueryClientProvider, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { type CommunityItem, itemsOf } from '@storyloom/shared/api/community';
import { getSupabase } from '@storyloom/shared/api';
import { type InspirationSearch, inspirationQueries } from '@storyloom/shared/api/inspirations';
import { parseInspiration } from '../api/inspirations/inspiration.ts';

export const PERSON = 'user-1';

const everything: InspirationSearch = { query: '', categories: [], difficulties: [], lengths: [], languages: [] };
export const list = inspirationQueries.list(PERSON, everything);
/** A list in one piece, beside the one in pages. */
export const favorites = queryOptions({
  queryKey: [...inspirationQueries.all(PERSON), 'best'],
  async queryFn({ signal }) {
    const supabase = await getSupabase();
    const { data } = await supabase.rpc('search_inspirations', { p_limit: 3 }).abortSignal(signal).throwOnError();
    return { items: data.map(parseInspiration) };
  },
});

/** A prompt of someone else's as the database gives it, liked by three others. */
export const promptRow = (id: string) => ({
  id,
  user_id: 'mina',
  author: 'Mina',
  title: `Prompt ${id}`,
  prompt: 'A lighthouse',
  category: 'fantasy',
  difficulty: 'easy',
  language: 'English',
  likes_count: 3,
  uses_count: 0,
  created_at: '2026-11-20T10:00:00+00:00',
  liked: false,
});

interface PageProps {
  /** How an item is shown. */
  readonly card: (item: CommunityItem) => ReactNode;
  readonly children?: ReactNode;
}

function PromptsPage({ card, children }: PageProps) {
  const found = useInfiniteQuery(list);
  const best = useQuery(favorites);
  return (
    <>
      <ul aria-label="Found">
        {itemsOf(found.data?.pages).map((item) => (
          <li key={item.id}>{card(item)}</li>
        ))}
      </ul>
      <button onClick={() => void found.fetchNextPage()}>Load More</button>
      <ul aria-label="Favorites">
        {best.data?.items.map((item) => (
          <li key={item.id}>{card(item)}</li>
        ))}
      </ul>
      {children}
    </>
  );
}

/** What the cards of a list say, in its order. */
export const cardsOf = (name: 'Found' | 'Favorites'): readonly (string | null)[] =>
  Array.from(document.querySelectorAll(`[aria-label="${name}"] > li`), ({ textContent }) => textContent);

/** A page of two lists, as soon as both have come. */
export async function renderPrompts(client: QueryClient, card: PageProps['card'], children?: ReactNode) {
  const view = render(
    <QueryClientProvider client={client}>
      <PromptsPage card={card}>{children}</PromptsPage>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => {
    if (cardsOf('Found').length === 0 || cardsOf('Favorites').length === 0) throw new Error('The lists have not come');
  });
  return view;
}
