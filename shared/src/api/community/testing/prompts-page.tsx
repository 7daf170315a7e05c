import { type QueryClient, QueryClientProvider, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { type CommunityItem, itemsOf } from '@storyloom/shared/api/community';
import { getSupabase } from '@storyloom/shared/api';
import { type InspirationSearch, inspirationQueries } from '@storyloom/shared/api/inspirations';
import { parseInspiration } from '../../inspirations/inspiration.ts';

export const PERSON = 'user-1';

const everything: InspirationSearch = { query: '', categories: [], difficulties: [], lengths: [], languages: [] };
export const list = inspirationQueries.list(PERSON, everything);
/** A list without pages, beside the paged one. */
export const favorites = queryOptions({
  queryKey: [...inspirationQueries.all(PERSON), 'best'],
  async queryFn({ signal }) {
    const supabase = await getSupabase();
    const { data } = await supabase.rpc('search_inspirations', { p_limit: 3 }).abortSignal(signal).throwOnError();
    return { items: data.map(parseInspiration) };
  },
});

/** A database row of another user's prompt with three likes. */
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
  /** Renders an item. */
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

/** Texts of the cards of a list, in order. */
export const cardsOf = (name: 'Found' | 'Favorites'): readonly (string | null)[] =>
  Array.from(document.querySelectorAll(`[aria-label="${name}"] > li`), ({ textContent }) => textContent);

/** Renders a page of two lists, and waits for both. */
export async function renderPrompts(client: QueryClient, card: PageProps['card'], children?: ReactNode) {
  const view = render(
    <QueryClientProvider client={client}>
      <PromptsPage card={card}>{children}</PromptsPage>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => {
    if (cardsOf('Found').length === 0 || cardsOf('Favorites').length === 0)
      throw new Error('The lists have not loaded');
  });
  return view;
}
