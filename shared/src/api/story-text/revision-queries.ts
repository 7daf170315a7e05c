import { queryOptions } from '@tanstack/react-query';
import { AppError, type TableRow } from '@storyloom/shared/api';
import { dataError } from '@storyloom/shared/api/data-error';
import { SIGNED_OUT_MESSAGES, signedInClient } from '@storyloom/shared/api/signed-in';
import { storyQueries } from '@storyloom/shared/api/stories';
import type { RevisionCause } from '@storyloom/shared/domain';
import { strings } from './strings.ts';

/** One of the texts that are kept of a saved story. */
export interface StoryRevision {
  readonly number: number;
  /** ISO 8601. For a typing session, when it was last saved. */
  readonly createdAt: string;
  readonly cause: RevisionCause;
  readonly characters: number;
  /** When the revision was made whose text this one brought back, if that is known. ISO 8601. */
  readonly restoredAt: string | null;
}

type Row = Pick<TableRow<'story_revisions'>, 'number' | 'created_at' | 'cause' | 'characters' | 'restored_at'>;

const parseRevision = ({ number, created_at, cause, characters, restored_at }: Row): StoryRevision => ({
  number,
  createdAt: created_at,
  // A constraint allows no other.
  cause: cause as RevisionCause,
  characters,
  restoredAt: restored_at,
});

/** How many revisions are asked for at a time: the data interface gives no more rows in one answer. */
const PAGE = 100;

async function findRevisions(storyId: string, signal: AbortSignal): Promise<readonly StoryRevision[]> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const found: StoryRevision[] = [];
  for (;;) {
    const last = found.at(-1);
    const revisions = supabase
      .from('story_revisions')
      .select('number,created_at,cause,characters,restored_at')
      .eq('story_id', storyId);
    const { data, error } = await (last ? revisions.lt('number', last.number) : revisions)
      .order('number', { ascending: false })
      .limit(PAGE)
      .retry(false)
      .abortSignal(signal);
    if (error) throw dataError(error);
    found.push(...data.map(parseRevision));
    if (data.length < PAGE) return found;
  }
}

async function findText(storyId: string, number: number, signal: AbortSignal): Promise<string> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const { data, error } = await supabase
    .from('story_revisions')
    .select('story')
    .eq('story_id', storyId)
    .eq('number', number)
    .retry(false)
    .abortSignal(signal)
    .maybeSingle();
  if (error) throw dataError(error);
  if (!data) throw new AppError('data', strings.revisionGone);
  return data.story;
}

/** Queries over the texts that are kept of a saved story. */
export const revisionQueries = {
  /** Newest first, the current text included. Empty for a story whose text was never changed. Below the key of the user's stories. */
  list: (userId: string, storyId: string) =>
    queryOptions({
      queryKey: [...storyQueries.all(userId), 'revisions', storyId] as const,
      queryFn: ({ signal }) => findRevisions(storyId, signal),
      staleTime: 0,
    }),
  /**
   * The text of a revision, which never changes, so it is not below the key of the user's stories. Fails when it is no longer kept: a
   * typing session's is replaced by its next save.
   */
  text: (userId: string, storyId: string, number: number) =>
    queryOptions({
      queryKey: ['revision', userId, storyId, number] as const,
      queryFn: ({ signal }) => findText(storyId, number, signal),
      staleTime: Infinity,
    }),
};
