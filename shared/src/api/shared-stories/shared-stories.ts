import { getSupabase } from '@storyloom/shared/api';
import { dataError } from '@storyloom/shared/api/data-error';
import { fitTitle, type Genre, type Language, LANGUAGE_NAMES, type PromptSource } from '@storyloom/shared/domain';

export interface NewSharedStory {
  /** Made by the caller and kept over retries: the same id is the same shared story, which then changes. */
  readonly id: string;
  readonly userId: string;
  /** Not blank; shared as {@link fitTitle} makes it. */
  readonly title: string;
  readonly prompt: string;
  /** The whole text. */
  readonly content: string;
  readonly genre: Genre;
  readonly language: Language;
  /** Whether others see it. */
  readonly isPublic: boolean;
  /** The saved story it is a copy of, one of the person's own. Absent when it is not saved. */
  readonly storyId?: string | undefined;
  /** Whom the prompt is credited to. Absent where nobody else wrote it, or nobody knows. */
  readonly source?: PromptSource | undefined;
}

/** Postgres' codes for a row that the policies refuse, and for one that names what is not there. */
const NOT_THERE = ['42501', '23503'];

function sourceColumns({ kind, id }: PromptSource) {
  return kind === 'inspiration' ? { source_inspiration_id: id } : { source_story_id: id };
}

/**
 * Shares a story (table `user_shared_stories`), or changes what is shared under that id.
 *
 * @throws AppError 'data' when the database refuses, 'network' when it does not answer.
 */
export async function shareStory(story: NewSharedStory): Promise<{ readonly id: string }> {
  const { id, userId, title, prompt, content, genre, language, isPublic, storyId, source } = story;
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('user_shared_stories')
    .upsert(
      {
        id,
        user_id: userId,
        title: fitTitle(title),
        prompt,
        content,
        generator_id: genre,
        language: LANGUAGE_NAMES[language],
        is_public: isPublic,
        // Left out rather than null: sharing again does not forget where the story came from.
        ...(storyId !== undefined && { story_id: storyId }),
        ...(source !== undefined && sourceColumns(source)),
      },
      { onConflict: 'id' },
    )
    .select('id')
    .single<{ id: string }>();
  // The saved story may have been deleted meanwhile, or the source: what is shared is a copy and needs neither.
  if (error && NOT_THERE.includes(error.code) && (storyId !== undefined || source !== undefined)) {
    const sourceIsGone = source !== undefined && (storyId === undefined || error.message.includes('source'));
    return shareStory({ ...story, ...(sourceIsGone ? { source: undefined } : { storyId: undefined }) });
  }
  if (error) throw dataError(error);
  return data;
}
