import { AppError } from '@storyloom/shared/api';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { recordInspirationUse } from '@storyloom/shared/api/inspirations';
import { linkSharedStory } from '@storyloom/shared/api/shared-stories';
import { lengthenStory, type NewStory, saveStory, storyQueries } from '@storyloom/shared/api/stories';
import { useSession } from '@storyloom/shared/auth';
import { type Genre, newId } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { strings } from '../strings.ts';
import { communityInspiration, type PromptOrigin } from './prompt-origin.ts';
import { isSessionGone } from './session-gone.ts';
import { isWhole, ownTitle, savedTitle, type StoryVersion } from './story-version.ts';

interface Options {
  readonly genre: Genre;
  readonly version: StoryVersion | undefined;
  /** Hears which version was saved, as it was then, and as which row. */
  readonly onSaved: (version: StoryVersion, rowId: string) => void;
  /** Hears that a version’s row is there no more, and which it gets. */
  readonly onRowGone: (id: string, rowId: string) => void;
  /** Leads to signing in again, to save this version then. */
  readonly onSignIn: (version: StoryVersion) => void;
}

/** Tells the community that a prompt of theirs became a story. Nobody waits for it, and a failure is only logged. */
export function recordUse(origin: PromptOrigin | undefined, rowId: string): void {
  const id = communityInspiration(origin);
  if (id !== undefined) recordInspirationUse(id, rowId).catch((error: unknown) => console.warn(error));
}

/** What was shared before it was saved is a copy of what is saved now. As above, nobody waits for it. */
function linkShared({ id, shared }: StoryVersion, rowId: string, userId: string): void {
  if (shared) linkSharedStory(id, userId, rowId).catch((error: unknown) => console.warn(error));
}

/** @throws AppError 'unauthorized' where the user is signed in no more, else as what was asked for. */
async function asUser<Answer>(ask: Promise<Answer>): Promise<Answer> {
  try {
    return await ask;
  } catch (error) {
    if (await isSessionGone(error)) throw new AppError('unauthorized', strings.saveNoUser, { cause: error });
    throw error;
  }
}

interface Place extends Pick<Options, 'genre' | 'onRowGone'> {
  readonly userId: string;
}

/** A version as its row in a person's collection. */
function rowOf(version: StoryVersion, genre: Genre, userId: string): NewStory {
  const { rowId, text, prompt, settings, origin, demo } = version;
  return {
    id: rowId,
    userId,
    title: savedTitle(version),
    text,
    options: { ...settings, prompt, genre },
    source: origin?.source,
    demo,
    unfinished: !isWhole(version),
  };
}

/** Gives the row of a version, which has a shorter text, the longer one. Says whether the row is still there. */
const lengthenRow = (version: StoryVersion, genre: Genre, userId: string): Promise<boolean> =>
  // A title that it was given stays; this one takes the place of the one before it.
  asUser(lengthenStory({ ...rowOf(version, genre, userId), title: ownTitle(version.text) }, version.rowTitle ?? ''));

/**
 * Puts a version into a person's collection, as its row. Where that has a shorter text already, it gets the longer one; where
 * it is gone, the story becomes another row.
 *
 * @returns the row, and whether it is a new one
 * @throws AppError 'unauthorized' where the user is signed in no more, else as {@link saveStory}.
 */
export async function saveVersion(version: StoryVersion, { genre, userId, onRowGone }: Place) {
  const { id, rowId, rowTitle } = version;
  const row = rowOf(version, genre, userId);
  if (rowTitle === undefined) return { rowId: await asUser(saveStory(row)), isNew: true };
  if (await lengthenRow(version, genre, userId)) return { rowId, isNew: false };
  const next = newId();
  // Before it is sent, so that a second try makes no second row.
  onRowGone(id, next);
  return { rowId: await asUser(saveStory({ ...row, id: next })), isNew: true };
}

/** Saves a version to the person's collection. It has its row's id from the start, so a second try makes no second row. */
export function useSaveStory({ genre, version, onSaved, onRowGone, onSignIn }: Options) {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    /** @param onlyLonger nothing becomes of it where its row is gone */
    async mutationFn(onlyLonger: boolean) {
      if (!user) throw new AppError('unauthorized', strings.saveNeedsSignIn);
      if (!version || version.text === '') throw new AppError('bad_request', strings.saveNeedsStory);
      if (onlyLonger && !(await lengthenRow(version, genre, user.id))) {
        onRowGone(version.id, newId());
        return undefined;
      }
      const { rowId, isNew } = onlyLonger
        ? { rowId: version.rowId, isNew: false }
        : await saveVersion(version, { genre, userId: user.id, onRowGone });
      linkShared(version, rowId, user.id);
      await queryClient.invalidateQueries({ queryKey: storyQueries.all(user.id) });
      return { version, rowId, isNew };
    },
    onSuccess(done) {
      if (!done) return;
      const { version: saved, rowId, isNew } = done;
      toast.success(strings.saved, { detail: isNew ? undefined : strings.savedLonger });
      onSaved(saved, rowId);
      if (isNew) recordUse(saved.origin, rowId);
    },
    onError(error) {
      const code = error instanceof AppError ? error.code : undefined;
      const isPlain = code === 'data' || code === 'unauthorized' || code === 'bad_request';
      if (error.message === strings.saveNoUser) {
        const action = version && { label: strings.signIn, onAction: () => onSignIn(version) };
        toast.error(strings.saveNoUser, { detail: strings.saveSignInAgain, action });
      } else if (isPlain && error.message) toast.error(error.message);
      else {
        const said = code === 'network' ? strings.saveUnreachable : strings.saveFailed;
        toast.error(said, { detail: failureReason(error) });
      }
    },
  });
  return {
    busy: mutation.isPending,
    save: () => mutation.mutate(false),
    /** Gives the row of a story that has gone on the longer text, where the row is still there. */
    lengthen: () => mutation.mutate(true),
  };
}
