import { queryOptions } from '@tanstack/react-query';
import type { PromptSource, StoryOptions } from '@storyloom/shared/domain';
import { fitTitle, LANGUAGE_NAMES, PERSPECTIVE_NAMES, TONE_NAMES } from '@storyloom/shared/domain';
import { getSupabase } from '@storyloom/shared/api';
import { dataError, UNIQUE_VIOLATION } from '@storyloom/shared/api/data-error';
import {
  parseSavedStory,
  parseStorySummary,
  type SavedStory,
  STORY_SUMMARY_COLUMNS,
  type StorySummary,
} from './saved-story.ts';

export interface NewStory {
  /** Made by the caller and kept over retries, so that an answer that got lost cannot save the story twice. */
  readonly id: string;
  readonly userId: string;
  /** Saved as {@link fitTitle} makes it. */
  readonly title: string;
  readonly story: string;
  readonly options: StoryOptions;
  /** Whom the prompt is credited to. Kept with the options by its id alone: names change, and things are taken back. */
  readonly source?: PromptSource | undefined;
}

/**
 * Saves a story and gives its id. Saving the same id again succeeds without a second row.
 *
 * @throws AppError 'data' when the database refuses, 'network' when it does not answer.
 */
export async function saveStory({ id, userId, title, story, options, source }: NewStory): Promise<string> {
  const supabase = await getSupabase();
  const { prompt, genre, language, perspective, tone, length } = options;
  const { error } = await supabase.from('user_stories').insert({
    id,
    user_id: userId,
    title: fitTitle(title),
    story,
    prompt,
    generator_id: genre,
    options: {
      genre,
      language,
      perspective,
      tone,
      length,
      ...(source && { source: { kind: source.kind, id: source.id } }),
    },
    language: LANGUAGE_NAMES[language],
    perspective: PERSPECTIVE_NAMES[perspective],
    tone: TONE_NAMES[tone],
    story_length: story.length,
  });
  if (error && error.code !== UNIQUE_VIOLATION) throw dataError(error);
  return id;
}

/**
 * Deletes one of a person's own stories.
 *
 * @throws AppError as {@link saveStory}.
 */
export async function deleteStory(id: string, userId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('user_stories').delete().eq('id', id).eq('user_id', userId);
  if (error) throw dataError(error);
}

async function listStories(userId: string, signal: AbortSignal): Promise<readonly StorySummary[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('user_stories')
    .select(STORY_SUMMARY_COLUMNS)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id')
    // The query client retries; two layers of it would keep a person waiting for a quarter of a minute.
    .retry(false)
    .abortSignal(signal);
  if (error) throw dataError(error);
  return data.map(parseStorySummary);
}

/** Postgres' code for a text that is no uuid: an address somebody mistyped, so simply not a story. */
const INVALID_TEXT = '22P02';

async function findStory(id: string, signal: AbortSignal): Promise<SavedStory | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('user_stories')
    .select(`${STORY_SUMMARY_COLUMNS},story`)
    .eq('id', id)
    .retry(false)
    .abortSignal(signal)
    .maybeSingle();
  if (error && error.code !== INVALID_TEXT) throw dataError(error);
  return data ? parseSavedStory(data) : null;
}

/** Queries over saved stories. Keys carry the user's id, because each person sees other rows. */
export const storyQueries = {
  all: (userId: string) => ['stories', userId] as const,
  list: (userId: string) =>
    queryOptions({
      queryKey: [...storyQueries.all(userId), 'list'],
      queryFn: ({ signal }) => listStories(userId, signal),
    }),
  /** `null` when there is no such story, or it is somebody else's. */
  detail: (userId: string, id: string) =>
    queryOptions({
      queryKey: [...storyQueries.all(userId), 'detail', id],
      queryFn: ({ signal }) => findStory(id, signal),
    }),
};
