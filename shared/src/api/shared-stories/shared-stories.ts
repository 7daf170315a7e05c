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

export interface NewSharedStory {
  /** Made by the caller and kept over retries: the same id is the same shared story, which then changes. */
  readonly id: string;
  readonly userId: string;
  /** Not blank; shared as {@link fitTitle} makes it. */
  readonly title: string;
  readonly prompt: string;
  /** The whole text. */
  readonly text: string;
  readonly genre: Genre;
  readonly language: Language;
  /** Whether it is listed for everyone. Otherwise those who get its link can read it. */
  readonly isPublic: boolean;
  /** The saved story it is a copy of, one of the person's own. Absent when it is not saved. */
  readonly storyId?: string | undefined;
  /** Whom the prompt is credited to. Absent where nobody else wrote it, or nobody knows. */
  readonly source?: PromptSource | undefined;
  /** The demo storyteller wrote it. Once shared as such it stays so. */
  readonly demo: boolean;
}

/** Postgres' codes for a row that the policies refuse, and for one that names what is not there. */
const NOT_THERE = ['42501', '23503'];

type Source = Pick<PromptSource, 'kind' | 'id'>;

function sourceColumns({ kind, id }: Source) {
  return kind === 'inspiration' ? { source_inspiration_id: id } : { source_story_id: id };
}

type NewRow = NewTableRow<'user_shared_stories'>;

/** What a story was made from. Left out rather than null: sharing again does not forget it. */
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
  // The saved story may have been deleted meanwhile, or the source: what is shared is a copy and needs neither.
  if (error && NOT_THERE.includes(error.code) && (storyId !== undefined || source !== undefined)) {
    const sourceIsGone = source !== undefined && (storyId === undefined || error.message.includes('source'));
    return upsert(row, sourceIsGone ? { storyId, source: undefined } : { storyId: undefined, source }, signedOut);
  }
  if (error) throw signedInError(error, signedOut);
  return parseSharing(data);
}

/**
 * Shares a story (table `user_shared_stories`), or changes what is shared under that id.
 *
 * @throws AppError 'unauthorized' (“Please sign in to share stories”) when nobody is signed in, 'data' when the database
 *   refuses, 'network' when it does not answer.
 */
export async function shareStory(story: NewSharedStory): Promise<Sharing> {
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

interface SharedCopy extends Pick<NewSharedStory, 'id' | 'userId' | 'title'> {
  readonly visibility: Visibility;
}

/**
 * Shares a copy of a saved story, or changes what is shared under that id.
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
