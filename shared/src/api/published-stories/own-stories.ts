import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { TableRow } from '@storyloom/shared/api';
import {
  afterNewest,
  type CommunityItem,
  communityKey,
  newestCursor,
  type NewestCursor,
  type Page,
  pageOf,
} from '@storyloom/shared/api/community';
import { dataError } from '@storyloom/shared/api/data-error';
import { SIGNED_OUT_MESSAGES, signedInClient, signedInError } from '@storyloom/shared/api/signed-in';
import { COMMUNITY_PAGE, type Genre, knownGenre, knownLanguage, type Language } from '@storyloom/shared/domain';
import { parseSharing, type Sharing, SHARING_COLUMNS } from './sharing.ts';

/** A row of `user_shared_stories` as its owner sees it, without its text. */
export interface OwnPublishedStory extends CommunityItem, Sharing {
  readonly shareId: string;
  readonly title: string;
  readonly prompt: string;
  readonly genre: Genre | undefined;
  readonly language: Language | undefined;
  /** Hidden by the operator. */
  readonly isHidden: boolean;
  readonly views: number;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The saved story it is a copy of; empty if that was deleted or never existed. */
  readonly storyId: string;
  /** The inspiration that it was written from; empty if that was deleted or never existed. */
  readonly inspirationId: string;
  /** Written by the demo storyteller. */
  readonly demo: boolean;
}

const COLUMNS =
  `${SHARING_COLUMNS},id,user_id,title,prompt,generator_id,language,hidden_at,views_count,likes_count,created_at,story_id,source_inspiration_id,demo` as const;

type Row = Omit<TableRow<'user_shared_stories'>, 'content' | 'source_story_id'>;

const parse = (row: Row): OwnPublishedStory => ({
  id: row.id,
  userId: row.user_id,
  title: row.title,
  prompt: row.prompt,
  genre: knownGenre(row.generator_id),
  language: knownLanguage(row.language),
  ...parseSharing(row),
  isHidden: row.hidden_at !== null,
  views: row.views_count,
  likes: row.likes_count,
  liked: false,
  createdAt: row.created_at,
  storyId: row.story_id ?? '',
  inspirationId: row.source_inspiration_id ?? '',
  demo: row.demo,
});

async function findOwn(
  userId: string,
  after: NewestCursor | undefined,
  signal: AbortSignal,
): Promise<Page<OwnPublishedStory, NewestCursor>> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  let request = supabase.from('user_shared_stories').select(COLUMNS).eq('user_id', userId);
  if (after) request = request.or(afterNewest(after));
  const { data, error } = await request
    .order('created_at', { ascending: false })
    .order('id')
    .limit(COMMUNITY_PAGE + 1)
    // The query client retries; two layers of retries would take a quarter of a minute.
    .retry(false)
    .abortSignal(signal);
  if (error) throw dataError(error);
  return pageOf(data.map(parse), COMMUNITY_PAGE, newestCursor);
}

async function findOf(
  userId: string,
  storyId: string,
  signal: AbortSignal,
): Promise<{ readonly items: readonly OwnPublishedStory[] }> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.sharing);
  const { data, error } = await supabase
    .from('user_shared_stories')
    .select(COLUMNS)
    .eq('user_id', userId)
    .eq('story_id', storyId)
    .order('created_at', { ascending: false })
    .order('id')
    .limit(COMMUNITY_PAGE)
    .retry(false)
    .abortSignal(signal);
  if (error) throw signedInError(error, SIGNED_OUT_MESSAGES.sharing);
  return { items: data.map(parse) };
}

/** Maximum number of copies of the stories on one page that are fetched. */
const COPIES_MAX = 100;

async function findOfAll(
  userId: string,
  storyIds: readonly string[],
  signal: AbortSignal,
): Promise<{ readonly items: readonly OwnPublishedStory[] }> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const { data, error } = await supabase
    .from('user_shared_stories')
    .select(COLUMNS)
    .eq('user_id', userId)
    .in('story_id', storyIds)
    .limit(COPIES_MAX)
    .retry(false)
    .abortSignal(signal);
  if (error) throw dataError(error);
  return { items: data.map(parse) };
}

/** Queries over the user's published stories. Their keys are with the community's, so that their counts are updated too. */
export const ownPublishedStoryQueries = {
  all: (userId: string) => [...communityKey('story', userId), 'own'] as const,
  /** The newest first, ten at a time. */
  list: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...ownPublishedStoryQueries.all(userId), 'list'],
      queryFn: ({ pageParam, signal }) => findOwn(userId, pageParam, signal),
      initialPageParam: undefined as NewestCursor | undefined,
      getNextPageParam: ({ next }) => next,
      refetchOnWindowFocus: false,
    }),
  /** The published copies of one saved story, the newest first. Refetched every time. */
  of: (userId: string, storyId: string) =>
    queryOptions({
      queryKey: [...ownPublishedStoryQueries.all(userId), 'of', storyId],
      queryFn: ({ signal }) => findOf(userId, storyId, signal),
      staleTime: 0,
    }),
  /** The published copies of these saved stories, in no order. */
  ofAll: (userId: string, storyIds: readonly string[]) =>
    queryOptions({
      queryKey: [...ownPublishedStoryQueries.all(userId), 'of all', storyIds],
      queryFn: ({ signal }) => findOfAll(userId, storyIds, signal),
      enabled: storyIds.length > 0,
    }),
};
