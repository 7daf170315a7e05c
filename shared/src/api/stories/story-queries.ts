import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Page, pageOf } from '@storyloom/shared/api/community';
import { dataError } from '@storyloom/shared/api/data-error';
import { SIGNED_OUT_MESSAGES, signedInClient } from '@storyloom/shared/api/signed-in';
import { knownLanguage, type Language, LANGUAGE_NAMES, STORY_PAGE } from '@storyloom/shared/domain';
import { parseSavedStory, parseStorySummary, type SavedStory, SAVED_STORY_COLUMNS } from './saved-story.ts';
import type { StoryPage, StoryPlace, StorySearch } from './story-search.ts';

const filtersOf = ({ query, genre, language }: StorySearch) => ({
  ...(query.trim() !== '' && { p_query: query }),
  ...(genre !== 'all' && { p_generators: [genre] }),
  ...(language !== 'all' && { p_languages: [LANGUAGE_NAMES[language]] }),
});

/** A place as parameters of the database function; the order determines which values of a row it needs. */
function placeParameters(order: StorySearch['order'], { direction, row }: StoryPlace) {
  return {
    p_from_id: row.id,
    ...(order === 'title' ? { p_from_title: row.title } : { p_from_created: row.createdAt }),
    p_backwards: direction === 'before',
  };
}

async function findPage(search: StorySearch, place: StoryPlace | undefined, signal: AbortSignal): Promise<StoryPage> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const { data, error } = await supabase
    .rpc('search_stories', {
      ...filtersOf(search),
      p_order: search.order,
      ...(place && placeParameters(search.order, place)),
      // One more shows whether there is another page.
      p_limit: STORY_PAGE + 1,
    })
    .abortSignal(signal);
  if (error) throw dataError(error);
  const found = data.map(parseStorySummary);
  const goesOn = found.length > STORY_PAGE;
  if (place?.direction !== 'before') {
    return { stories: found.slice(0, STORY_PAGE), hasPrevious: place !== undefined, hasNext: goesOn };
  }
  return { stories: found.slice(-STORY_PAGE), hasPrevious: goesOn, hasNext: true };
}

async function count(search: StorySearch, signal: AbortSignal): Promise<number> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const { data, error } = await supabase.rpc('count_stories', filtersOf(search)).abortSignal(signal);
  if (error) throw dataError(error);
  return data;
}

/** A story whose deletion can still be undone. */
export interface DeletedStory {
  readonly id: string;
  readonly title: string;
  readonly language: Language | undefined;
  /** When it will be gone, by this browser's clock, in milliseconds since 1970. */
  readonly goneAt: number;
}

async function findDeleted(signal: AbortSignal): Promise<readonly DeletedStory[]> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  // Counted from before the request, so that the time shown is never too long.
  const asked = Date.now();
  const { data, error } = await supabase.rpc('recently_deleted_stories').abortSignal(signal);
  if (error) throw dataError(error);
  return data.map(({ id, title, language, ms_left }) => ({
    id,
    title: title.trim() || 'Untitled Story',
    language: knownLanguage(language),
    goneAt: asked + ms_left,
  }));
}

/** A story in its owner's trash. */
export interface TrashedStory {
  readonly id: string;
  readonly title: string;
  readonly language: Language | undefined;
  /** ISO 8601. */
  readonly deletedAt: string;
  /** A part of a day counts as a day. */
  readonly daysLeft: number;
}

type TrashCursor = Pick<TrashedStory, 'id' | 'deletedAt'>;

async function findTrashed(
  last: TrashCursor | undefined,
  signal: AbortSignal,
): Promise<Page<TrashedStory, TrashCursor>> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const { data, error } = await supabase
    .rpc('deleted_stories', {
      ...(last && { p_before: last.deletedAt, p_after_id: last.id }),
      p_limit: STORY_PAGE + 1,
    })
    .abortSignal(signal);
  if (error) throw dataError(error);
  const found = data.map(({ id, title, language, deleted_at, days_left }) => ({
    id,
    title: title.trim() || 'Untitled Story',
    language: knownLanguage(language),
    deletedAt: deleted_at,
    daysLeft: days_left,
  }));
  return pageOf(found, STORY_PAGE, ({ id, deletedAt }) => ({ id, deletedAt }));
}

/** Postgres' code for a text that is not a UUID: a mistyped address, so simply not a story. */
const INVALID_TEXT = '22P02';

async function findStory(id: string, signal: AbortSignal): Promise<SavedStory | null> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const { data, error } = await supabase
    .from('user_stories')
    .select(SAVED_STORY_COLUMNS)
    .eq('id', id)
    // The query client retries; two layers of retries would take a quarter of a minute.
    .retry(false)
    .abortSignal(signal)
    .maybeSingle();
  if (error && error.code !== INVALID_TEXT) throw dataError(error);
  return data ? parseSavedStory(data) : null;
}

async function findTitles(ids: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const { data, error } = await supabase
    .from('user_stories')
    .select('id,title')
    .in('id', ids)
    .retry(false)
    .abortSignal(signal);
  if (error) throw dataError(error);
  return new Map(data.map(({ id, title }) => [id, title]));
}

/** Pages that are no longer shown are kept for a minute, so that browsing a long list does not fill the memory. */
const PAGE_KEPT_MS = 60_000;

/** Queries over saved stories. Keys contain the user's id, because each user sees other rows. */
export const storyQueries = {
  all: (userId: string) => ['stories', userId] as const,
  /** Every page of every search. */
  pages: (userId: string) => [...storyQueries.all(userId), 'page'] as const,
  /** `STORY_PAGE` stories at a place of a search. */
  page: (userId: string, search: StorySearch, place: StoryPlace | undefined) =>
    queryOptions({
      queryKey: [...storyQueries.pages(userId), search, place ?? 'first'],
      queryFn: ({ signal }) => findPage(search, place, signal),
      placeholderData: keepPreviousData,
      gcTime: PAGE_KEPT_MS,
      // Another tab may have deleted or restored one.
      refetchOnWindowFocus: 'always',
    }),
  /** How many stories a search finds. */
  count: (userId: string, { query, genre, language }: StorySearch) =>
    queryOptions({
      queryKey: [...storyQueries.all(userId), 'count', { query, genre, language }],
      queryFn: ({ signal }) => count({ query, genre, language, order: 'newest' }, signal),
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: 'always',
    }),
  /** Stories deleted within the last minute, in any tab. */
  deleted: (userId: string) =>
    queryOptions({
      queryKey: [...storyQueries.all(userId), 'deleted'],
      queryFn: ({ signal }) => findDeleted(signal),
      staleTime: 0,
    }),
  /** Stories in the trash, the last deleted first. */
  trash: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...storyQueries.all(userId), 'trash'],
      queryFn: ({ pageParam, signal }) => findTrashed(pageParam, signal),
      initialPageParam: undefined as TrashCursor | undefined,
      getNextPageParam: ({ next }) => next,
      staleTime: 0,
      // Another tab may have deleted or restored one.
      refetchOnWindowFocus: 'always',
    }),
  /** `null` when the story does not exist or belongs to another user. */
  detail: (userId: string, id: string) =>
    queryOptions({
      queryKey: [...storyQueries.all(userId), 'detail', id],
      queryFn: ({ signal }) => findStory(id, signal),
    }),
  /** The titles of those of these stories that exist, by id. */
  titles: (userId: string, ids: readonly string[]) =>
    queryOptions({
      queryKey: [...storyQueries.all(userId), 'titles', ids],
      queryFn: ({ signal }) => findTitles(ids, signal),
      // Another tab may have renamed one.
      staleTime: 0,
      refetchOnWindowFocus: 'always',
    }),
};
