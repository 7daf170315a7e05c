import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type FunctionParameters, getSupabase } from '@storyloom/shared/api';
import {
  afterNewest,
  communityKey,
  newestCursor,
  type NewestCursor,
  type Page,
  pageOf,
} from '@storyloom/shared/api/community';
import { dataError } from '@storyloom/shared/api/data-error';
import {
  COMMUNITY_FAVORITES,
  COMMUNITY_PAGE,
  type InspirationCategory,
  type InspirationDifficulty,
  type Language,
  LANGUAGE_NAMES,
  type PromptLength,
} from '@storyloom/shared/domain';
import { type Inspiration, parseInspiration } from './inspiration.ts';

/** The filters of a list; an empty list of values matches everything. */
export interface InspirationSearch {
  readonly query: string;
  readonly categories: readonly InspirationCategory[];
  readonly difficulties: readonly InspirationDifficulty[];
  readonly lengths: readonly PromptLength[];
  readonly languages: readonly Language[];
}

type LikesCursor = Readonly<{ p_after_likes: number; p_after_id: string }>;
type LikedCursor = Readonly<{ p_after_liked: string; p_after_id: string }>;

const queryOf = (query: string) => query.trim() !== '' && { p_query: query };

const parametersOf = ({ query, categories, difficulties, lengths, languages }: InspirationSearch) => ({
  ...queryOf(query),
  ...(categories.length > 0 && { p_categories: [...categories] }),
  ...(difficulties.length > 0 && { p_difficulties: [...difficulties] }),
  ...(lengths.length > 0 && { p_lengths: [...lengths] }),
  ...(languages.length > 0 && { p_languages: languages.map((language) => LANGUAGE_NAMES[language]) }),
});

type ListParameters = FunctionParameters<'search_inspirations'>;

async function find(parameters: ListParameters, signal: AbortSignal): Promise<readonly Inspiration[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('search_inspirations', parameters).abortSignal(signal);
  if (error) throw dataError(error);
  return data.map(parseInspiration);
}

const afterLikes = ({ likes, id }: Inspiration): LikesCursor => ({ p_after_likes: likes, p_after_id: id });

async function findPage(search: InspirationSearch, after: LikesCursor | undefined, signal: AbortSignal) {
  const parameters = { ...parametersOf(search), p_order: 'likes', ...after, p_limit: COMMUNITY_PAGE + 1 };
  return pageOf(await find(parameters, signal), COMMUNITY_PAGE, afterLikes);
}

/** The first page is long enough to leave some beside a page of the list; each further page compensates for one more. */
async function findTop(after: LikesCursor | undefined, signal: AbortSignal) {
  const size = after ? COMMUNITY_PAGE : COMMUNITY_PAGE + COMMUNITY_FAVORITES;
  return pageOf(await find({ p_order: 'likes', ...after, p_limit: size + 1 }, signal), size, afterLikes);
}

async function findLiked(
  query: string,
  after: LikedCursor | undefined,
  signal: AbortSignal,
): Promise<Page<Inspiration, LikedCursor>> {
  const supabase = await getSupabase();
  const parameters = { ...queryOf(query), ...after, p_limit: COMMUNITY_PAGE + 1 };
  const { data, error } = await supabase.rpc('liked_inspirations', parameters).abortSignal(signal);
  if (error) throw dataError(error);
  const { items, next } = pageOf(data, COMMUNITY_PAGE, (last) => ({
    p_after_liked: last.liked_at,
    p_after_id: last.id,
  }));
  return { items: items.map(parseInspiration), next };
}

async function count(search: InspirationSearch, signal: AbortSignal): Promise<number> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('count_inspirations', parametersOf(search)).abortSignal(signal);
  if (error) throw dataError(error);
  return data;
}

const OWN_COLUMNS =
  'id,user_id,title,prompt,category,difficulty,language,likes_count,uses_count,created_at,is_public,hidden_at';

async function findOwn(
  userId: string,
  after: NewestCursor | undefined,
  signal: AbortSignal,
): Promise<Page<Inspiration, NewestCursor>> {
  const supabase = await getSupabase();
  let request = supabase.from('user_inspirations').select(OWN_COLUMNS).eq('user_id', userId);
  if (after) request = request.or(afterNewest(after));
  const { data, error } = await request
    .order('created_at', { ascending: false })
    .order('id')
    .limit(COMMUNITY_PAGE + 1)
    // The query client retries; two layers of retries would take a quarter of a minute.
    .retry(false)
    .abortSignal(signal);
  if (error) throw dataError(error);
  return pageOf(data.map(parseInspiration), COMMUNITY_PAGE, newestCursor);
}

/** The list keeps its order while it is read; counts are updated separately. */
const AT_REST = { refetchOnWindowFocus: false } as const;

/** Queries over prompts of the community, for one user or for guests. */
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
  /** The number of matches; a number above `COUNT_MAX` means “more than that”. */
  count: (personId: string | undefined, search: InspirationSearch) =>
    queryOptions({
      queryKey: [...inspirationQueries.all(personId), 'count', search],
      queryFn: ({ signal }) => count(search, signal),
    }),
  /** The most liked of all. Each page is fetched once, however many are shown elsewhere on the screen. */
  favorites: (personId: string | undefined) =>
    infiniteQueryOptions({
      queryKey: [...inspirationQueries.all(personId), 'favorites'],
      queryFn: ({ pageParam, signal }) => findTop(pageParam, signal),
      initialPageParam: undefined as LikesCursor | undefined,
      getNextPageParam: ({ next }) => next,
      ...AT_REST,
    }),
  /** Public ones that a user likes, the last liked first, ten at a time. Refetched at each visit. */
  liked: (userId: string, query: string) =>
    infiniteQueryOptions({
      queryKey: [...inspirationQueries.all(userId), 'liked', query],
      queryFn: ({ pageParam, signal }) => findLiked(query, pageParam, signal),
      initialPageParam: undefined as LikedCursor | undefined,
      getNextPageParam: ({ next }) => next,
      ...AT_REST,
      refetchOnMount: 'always',
    }),
  /** A user's own, including private ones, the newest first, ten at a time. */
  own: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...inspirationQueries.all(userId), 'own'],
      queryFn: ({ pageParam, signal }) => findOwn(userId, pageParam, signal),
      initialPageParam: undefined as NewestCursor | undefined,
      getNextPageParam: ({ next }) => next,
      ...AT_REST,
    }),
};
