import type { NewTableRow } from '@storyloom/shared/api';
import {
  SIGNED_OUT_MESSAGES,
  signedInClient,
  signedInError,
  type SignedOutMessage,
} from '@storyloom/shared/api/signed-in';
import type { SavedStory } from '@storyloom/shared/api/stories';
import {
  fitTitle,
  type Genre,
  type Language,
  LANGUAGE_NAMES,
  type PromptSource,
  UNKNOWN_GENRE,
} from '@storyloom/shared/domain';
import { parseSharing, type Sharing, SHARING_COLUMNS, type Visibility } from './sharing.ts';

export interface NewPublishedStory {
  /** Created by the caller and kept over retries: publishing with the same id changes the published story. */
  readonly id: string;
  readonly userId: string;
  /** Not blank; shared as {@link fitTitle} makes it. */
  readonly title: string;
  readonly prompt: string;
  /** The whole text. */
  readonly text: string;
  readonly genre: Genre;
  readonly language: Language;
  /** Whether it is listed for everyone. Otherwise only those who have its link can read it. */
  readonly isPublic: boolean;
  /** The user's saved story that it is a copy of. Absent when it is not saved. */
  readonly storyId?: string | undefined;
  /** Whom the prompt is credited to. Absent if it is the user's own, or its author is unknown. */
  readonly source?: PromptSource | undefined;
  /** Written by the demo storyteller. Publishing again does not change that. */
  readonly demo: boolean;
}

/** Postgres' codes for a row that the policies refuse, and for one that refers to a missing row. */
const NOT_THERE = ['42501', '23503'];

type Source = Pick<PromptSource, 'kind' | 'id'>;

function sourceColumns({ kind, id }: Source) {
  return kind === 'inspiration' ? { source_inspiration_id: id } : { source_story_id: id };
}

type NewRow = NewTableRow<'user_shared_stories'>;

/** What a story was made from. Left out rather than null, so that publishing again does not clear it. */
interface Origin {
  readonly storyId: string | undefined;
  readonly source: Source | undefined;
}

async function upsert(row: NewRow, { storyId, source }: Origin, signedOut: SignedOutMessage): Promise<Sharing> {
  const supabase = await signedInClient(signedOut);
  const origin = { ...(storyId !== undefined && { story_id: storyId }), ...(source && sourceColumns(source)) };
  const { data, error } = await supabase
    .from('user_shared_stories')
    .upsert({ ...row, ...origin }, { onConflict: 'id' })
    .select(SHARING_COLUMNS)
    .single();
  // The saved story or the source may have been deleted in the meantime: the published copy needs neither.
  if (error && NOT_THERE.includes(error.code) && (storyId !== undefined || source !== undefined)) {
    const sourceIsGone = source !== undefined && (storyId === undefined || error.message.includes('source'));
    return upsert(row, sourceIsGone ? { storyId, source: undefined } : { storyId: undefined, source }, signedOut);
  }
  if (error) throw signedInError(error, signedOut);
  return parseSharing(data);
}

/**
 * Publishes a story (table `user_shared_stories`), or changes the story published under that id.
 *
 * @throws AppError 'unauthorized' (“Please sign in to share stories”) when no user is signed in, 'data' when the database
 *   refuses, 'network' when it does not answer.
 */
export async function shareStory(story: NewPublishedStory): Promise<Sharing> {
  const { id, userId, title, prompt, text, genre, language, isPublic, storyId, source, demo } = story;
  const row = {
    id,
    user_id: userId,
    title: fitTitle(title),
    prompt,
    content: text,
    generator_id: genre,
    language: LANGUAGE_NAMES[language],
    is_public: isPublic,
    is_unlisted: !isPublic,
    demo,
  };
  return upsert(row, { storyId, source }, SIGNED_OUT_MESSAGES.sharing);
}

interface SharedCopy extends Pick<NewPublishedStory, 'id' | 'userId' | 'title'> {
  readonly visibility: Visibility;
}

/**
 * Publishes a copy of a saved story, or changes the story published under that id.
 *
 * @throws AppError as {@link shareStory}, but “Please sign in to share this story”.
 */
export async function shareSavedStory(
  { id: storyId, prompt, text, genre, language, source, demo }: SavedStory,
  { id, userId, title, visibility }: SharedCopy,
): Promise<Sharing> {
  const row = {
    id,
    user_id: userId,
    title: fitTitle(title),
    prompt,
    content: text,
    generator_id: genre ?? UNKNOWN_GENRE,
    ...(language && { language: LANGUAGE_NAMES[language] }),
    is_public: visibility === 'public',
    is_unlisted: visibility === 'unlisted',
    demo,
  };
  return upsert(row, { storyId, source }, SIGNED_OUT_MESSAGES.sharingSaved);
}
