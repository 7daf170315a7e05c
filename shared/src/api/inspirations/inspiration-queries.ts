import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@storyloom/shared/api';
import { communityKey, type Page, pageOf } from '@storyloom/shared/api/community';
import { dataError } from '@storyloom/shared/api/data-error';
import {
  COMMUNITY_FAVORITES,
  COMMUNITY_PAGE,
  type InspirationCategory,
  type InspirationDifficulty,
  type PromptLength,
} from '@storyloom/shared/domain';
import { type Inspiration, type InspirationRow, parseInspiration } from './inspiration.ts';

/** What a list is narrowed to; an empty list of values lets everything through. */
export interface InspirationSearch {
  readonly query: string;
  readonly category: InspirationCategory | 'all';
  readonly difficulties: readonly InspirationDifficulty[];
  readonly lengths: readonly PromptLength[];
}

type LikesCursor = Readonly<{ p_after_likes: number; p_after_id: string }>;
type NewestCursor = Pick<Inspiration, 'id' | 'createdAt'>;

const someOf = <Value>(values: readonly Value[]) => (values.length === 0 ? null : values);

const parametersOf = ({ query, category, difficulties, lengths }: InspirationSearch) => ({
  p_query: query.trim() === '' ? null : query,
  p_categories: category === 'all' ? null : [category],
  p_difficulties: someOf(difficulties),
  p_lengths: someOf(lengths),
});

async function find(parameters: object, signal: AbortSignal): Promise<readonly Inspiration[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('search_inspirations', parameters).abortSignal(signal);
  if (error) throw dataError(error);
  return (data as readonly InspirationRow[]).map(parseInspiration);
}

async function findPage(search: InspirationSearch, after: LikesCursor | undefined, signal: AbortSignal) {
  const parameters = { ...parametersOf(search), p_order: 'likes', ...after, p_limit: COMMUNITY_PAGE + 1 };
  return pageOf(await find(parameters, signal), COMMUNITY_PAGE, ({ likes, id }) => ({
    p_after_likes: likes,
    p_after_id: id,
  }));
}

/** Most prompts that one request brings. */
const SEARCH_MAX = 50;

/** So many of the most liked of all, or all where there are fewer. */
async function findTop(most: number, signal: AbortSignal): Promise<readonly Inspiration[]> {
  const found: Inspiration[] = [];
  let after: LikesCursor | undefined;
  while (found.length < most) {
    const limit = Math.min(most - found.length, SEARCH_MAX);
    const part = await find({ p_order: 'likes', ...after, p_limit: limit }, signal);
    found.push(...part);
    const last = part.at(-1);
    if (last === undefined || part.length < limit) break;
    after = { p_after_likes: last.likes, p_after_id: last.id };
  }
  return found;
}

async function count(search: InspirationSearch, signal: AbortSignal): Promise<number> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('count_inspirations', parametersOf(search)).abortSignal(signal);
  if (error) throw dataError(error);
  return data as number;
}

const OWN_COLUMNS = 'id,user_id,title,prompt,category,difficulty,likes_count,uses_count,created_at,is_public,hidden_at';

async function findOwn(
  userId: string,
  after: NewestCursor | undefined,
  signal: AbortSignal,
): Promise<Page<Inspiration, NewestCursor>> {
  const supabase = await getSupabase();
  let request = supabase.from('user_inspirations').select(OWN_COLUMNS).eq('user_id', userId);
  if (after) {
    const { id, createdAt } = after;
    request = request.or(`created_at.lt."${createdAt}",and(created_at.eq."${createdAt}",id.gt."${id}")`);
  }
  const { data, error } = await request
    .order('created_at', { ascending: false })
    .order('id')
    .limit(COMMUNITY_PAGE + 1)
    // The query client retries; two layers of it would keep a person waiting for a quarter of a minute.
    .retry(false)
    .abortSignal(signal)
    .overrideTypes<InspirationRow[], { merge: false }>();
  if (error) throw dataError(error);
  return pageOf(data.map(parseInspiration), COMMUNITY_PAGE, ({ id, createdAt }) => ({ id, createdAt }));
}

/** What is on the page keeps its order while it is read; counts are brought up to date by themselves. */
const AT_REST = { refetchOnWindowFocus: false } as const;

/** Queries over prompts of the community, for one person or for guests. */
export const inspirationQueries = {
  all: (personId: string | undefined) => communityKey('inspiration', personId),
  /** Public ones, the most liked first, ten at a time. */
  list: (personId: string | undefined, search: InspirationSearch) =>
    infiniteQueryOptions({
      queryKey: [...inspirationQueries.all(personId), 'list', search],
      queryFn: ({ pageParam, signal }) => findPage(search, pageParam, signal),
      initialPageParam: undefined as LikesCursor | undefined,
      getNextPageParam: ({ next }) => next,
      ...AT_REST,
    }),
  /** How many the list holds; a number above `COUNT_MAX` means more than that. */
  count: (personId: string | undefined, search: InspirationSearch) =>
    queryOptions({
      queryKey: [...inspirationQueries.all(personId), 'count', search],
      queryFn: ({ signal }) => count(search, signal),
    }),
  /**
   * The most liked of all: as many as leave enough of them when so many stand elsewhere on the page. Asked for in whole pages,
   * so that most searches find the answer in the cache.
   */
  favorites: (personId: string | undefined, elsewhere: number) => {
    const most = Math.ceil(elsewhere / COMMUNITY_PAGE) * COMMUNITY_PAGE + COMMUNITY_FAVORITES;
    return queryOptions({
      queryKey: [...inspirationQueries.all(personId), 'favorites', most],
      queryFn: async ({ signal }) => ({ items: await findTop(most, signal) }),
      ...AT_REST,
    });
  },
  /** A person's own, private ones too, the newest first, ten at a time. */
  own: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...inspirationQueries.all(userId), 'own'],
      queryFn: ({ pageParam, signal }) => findOwn(userId, pageParam, signal),
      initialPageParam: undefined as NewestCursor | undefined,
      getNextPageParam: ({ next }) => next,
      ...AT_REST,
    }),
};
