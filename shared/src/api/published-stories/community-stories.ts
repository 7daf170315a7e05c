import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type FunctionRow, getSupabase } from '@storyloom/shared/api';
import { type CommunityItem, communityKey, pageOf } from '@storyloom/shared/api/community';
import { dataError } from '@storyloom/shared/api/data-error';
import {
  COMMUNITY_PAGE,
  type Genre,
  knownGenre,
  knownLanguage,
  type Language,
  LANGUAGE_NAMES,
  type PromptSource,
} from '@storyloom/shared/domain';

/** A shared story as a card shows it: without its text, of which `opening` has the first 600 characters. */
export interface CommunityStory extends CommunityItem {
  /** Names its public page; empty if it has none. */
  readonly shareId: string;
  /** Display name. */
  readonly author: string;
  readonly title: string;
  readonly prompt: string;
  readonly opening: string;
  readonly genre: Genre | undefined;
  readonly language: Language | undefined;
  readonly views: number;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The source of its prompt, if that is another user's and still public. */
  readonly source?: PromptSource;
  /** Written by the demo storyteller. */
  readonly demo: boolean;
}

/** A shared story to read. */
export interface CommunityStoryText extends CommunityStory {
  readonly text: string;
  /** Whether it is listed for everyone. */
  readonly isPublic: boolean;
  /** Whether it is not listed, but readable by anyone who has the link. */
  readonly isUnlisted: boolean;
  /** Hidden by the operator. */
  readonly isHidden: boolean;
}

export const COMMUNITY_ORDERS = ['newest', 'views'] as const;
export type CommunityOrder = (typeof COMMUNITY_ORDERS)[number];

export interface CommunitySearch {
  readonly order: CommunityOrder;
  readonly genre: Genre | 'all';
  readonly language: Language | 'all';
}

type SourceColumn = 'source_inspiration_id' | 'source_story_id' | 'source_title' | 'source_author';
type CardRow = FunctionRow<'search_shared_stories', 'share_id' | SourceColumn>;
type TextRow = FunctionRow<'read_shared_story', 'share_id' | SourceColumn>;
type StoryRow = Omit<CardRow, 'opening'> & Partial<Pick<CardRow, 'opening'>>;

function sourceOf(row: Pick<CardRow, SourceColumn>): PromptSource | undefined {
  const id = row.source_inspiration_id ?? row.source_story_id;
  if (!id || row.source_title === null || row.source_author === null) return undefined;
  const kind = row.source_inspiration_id ? 'inspiration' : 'story';
  return { kind, id, title: row.source_title, author: row.source_author };
}

function parseStory(row: StoryRow): CommunityStory {
  const source = sourceOf(row);
  return {
    id: row.id,
    shareId: row.share_id ?? '',
    userId: row.user_id,
    author: row.author,
    title: row.title,
    prompt: row.prompt,
    opening: row.opening ?? '',
    genre: knownGenre(row.generator_id),
    language: knownLanguage(row.language),
    views: row.views_count,
    likes: row.likes_count,
    liked: row.liked,
    createdAt: row.created_at,
    ...(source && { source }),
    demo: row.demo,
  };
}

type Cursor = Readonly<{ p_after_views?: number; p_after_created?: string; p_after_id: string }>;

async function findPage({ order, genre, language }: CommunitySearch, after: Cursor | undefined, signal: AbortSignal) {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc('search_shared_stories', {
      ...(genre !== 'all' && { p_generators: [genre] }),
      ...(language !== 'all' && { p_languages: [LANGUAGE_NAMES[language]] }),
      p_order: order,
      ...after,
      p_limit: COMMUNITY_PAGE + 1,
    })
    .abortSignal(signal);
  if (error) throw dataError(error);
  return pageOf(data.map(parseStory), COMMUNITY_PAGE, ({ id, views, createdAt }) => ({
    p_after_id: id,
    ...(order === 'views' ? { p_after_views: views } : { p_after_created: createdAt }),
  }));
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Postgres' code for a text that is not a UUID: a mistyped address, so simply not a story. */
const INVALID_TEXT = '22P02';

type Found = Promise<{ readonly items: readonly CommunityStoryText[] }>;

const parseText = (row: TextRow): CommunityStoryText => ({
  ...parseStory(row),
  text: row.content,
  isPublic: row.is_public,
  isUnlisted: row.is_unlisted,
  isHidden: row.is_hidden,
});

async function readById(id: string, signal: AbortSignal): Found {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('read_shared_story', { p_id: id }).abortSignal(signal);
  if (error && error.code !== INVALID_TEXT) throw dataError(error);
  return { items: (data ?? []).map(parseText) };
}

async function readByLink(shareId: string, signal: AbortSignal): Found {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('read_shared_link', { p_share_id: shareId }).abortSignal(signal);
  if (error && error.code !== INVALID_TEXT) throw dataError(error);
  return { items: (data ?? []).map(parseText) };
}

/**
 * Counts a view of a public or unlisted story, once per visitor and day, and returns the number of views.
 *
 * @throws AppError 'data' when the database refuses, 'network' when it does not answer.
 */
export async function countStoryView({ id, shareId }: Pick<CommunityStory, 'id' | 'shareId'>): Promise<number> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('count_story_view', { p_shared_story_id: id, p_share_id: shareId });
  if (error) throw dataError(error);
  return data;
}

/** Queries over published stories, for one user or for guests. */
export const communityStoryQueries = {
  list: (personId: string | undefined, search: CommunitySearch) =>
    infiniteQueryOptions({
      queryKey: [...communityKey('story', personId), 'list', search],
      queryFn: ({ pageParam, signal }) => findPage(search, pageParam, signal),
      initialPageParam: undefined as Cursor | undefined,
      getNextPageParam: ({ next }) => next,
      // The list keeps its order while it is read; counts are updated separately.
      refetchOnWindowFocus: false,
    }),
  /** One story with its text, as a list of one; empty if there is none that this user can read. */
  detail: (personId: string | undefined, id: string) =>
    queryOptions({
      queryKey: [...communityKey('story', personId), 'detail', id],
      queryFn: ({ signal }) => readById(id, signal),
      // It leads to the current link.
      staleTime: 0,
    }),
  /**
   * The same, found by its share id. Whether the link still works is checked every time. A private story has no link: only its
   * owner finds it, by its id.
   */
  link: (personId: string | undefined, shareId: string) =>
    queryOptions({
      queryKey: [...communityKey('story', personId), 'link', shareId],
      queryFn: async ({ signal }) => {
        if (!UUID.test(shareId)) return readByLink(shareId, signal);
        const { items } = await readById(shareId, signal);
        return { items: items.filter(({ userId }) => userId === personId) };
      },
      staleTime: 0,
    }),
};
