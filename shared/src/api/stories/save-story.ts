import type { PromptSource, StoryOptions } from '@storyloom/shared/domain';
import { fitTitle, LANGUAGE_NAMES, PERSPECTIVE_NAMES, TONE_NAMES } from '@storyloom/shared/domain';
import { dataError, UNIQUE_VIOLATION } from '@storyloom/shared/api/data-error';
import { SIGNED_OUT_MESSAGES, signedInClient } from '@storyloom/shared/api/signed-in';
import { restoreStory } from './change-story.ts';

export interface NewStory {
  /** Created by the caller and kept over retries, so that a lost answer cannot save the story twice. */
  readonly id: string;
  readonly userId: string;
  /** Saved as {@link fitTitle} makes it. */
  readonly title: string;
  readonly text: string;
  /** Without a length if the requested one is unknown. */
  readonly options: Omit<StoryOptions, 'length'> & { readonly length?: number | undefined };
  /** Whom the prompt is credited to. Only its id is kept with the options: names change, and prompts are withdrawn. */
  readonly source?: PromptSource | undefined;
  /** Written by the demo storyteller. This can't be changed later. */
  readonly demo: boolean;
  /** It stops before its end. Kept with the options, so that it is replaced with them by a longer text. */
  readonly unfinished?: boolean | undefined;
}

function rowOf({ id, userId, title, text, options, source, demo, unfinished }: NewStory) {
  const { prompt, genre, language, perspective, tone, length } = options;
  return {
    id,
    user_id: userId,
    title: fitTitle(title),
    story: text,
    prompt,
    generator_id: genre,
    options: {
      genre,
      language,
      perspective,
      tone,
      length,
      ...(source && { source: { kind: source.kind, id: source.id } }),
      ...(unfinished && { unfinished }),
    },
    language: LANGUAGE_NAMES[language],
    perspective: PERSPECTIVE_NAMES[perspective],
    tone: TONE_NAMES[tone],
    story_length: length ?? text.length,
    demo,
  };
}

/**
 * Replaces the text of a saved story by a longer one. A title chosen by its owner stays, `formerTitle` is replaced. Idempotent.
 *
 * @returns false if the story was deleted or belongs to another user
 * @throws AppError as {@link saveStory}
 */
export async function lengthenStory(story: NewStory, formerTitle: string): Promise<boolean> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.saving);
  const row = rowOf(story);
  const { data, error } = await supabase.rpc('lengthen_story', {
    p_id: row.id,
    p_story: row.story,
    p_former_title: fitTitle(formerTitle),
    p_title: row.title,
    p_options: row.options,
    p_demo: row.demo,
  });
  if (error) throw dataError(error);
  return data === true;
}

/**
 * Saves a story and returns its id. Saving the same id again succeeds without a second row, and restores a story whose deletion
 * can still be undone.
 *
 * @throws AppError 'unauthorized' (“No user found”) when no user is signed in, 'data' when the database refuses, 'network'
 *   when it does not answer.
 */
export async function saveStory(story: NewStory): Promise<string> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.saving);
  const insert = async () => (await supabase.from('user_stories').insert(rowOf(story))).error;
  let error = await insert();
  if (error?.code === UNIQUE_VIOLATION) {
    if (await restoreStory(story.id)) return story.id;
    error = await insert();
  }
  if (error) throw dataError(error);
  return story.id;
}
