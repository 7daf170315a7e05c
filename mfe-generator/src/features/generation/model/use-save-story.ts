import { AppError } from '@storyloom/shared/api';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { recordInspirationUse } from '@storyloom/shared/api/inspirations';
import { linkSharedStory } from '@storyloom/shared/api/shared-stories';
import { saveStory, storyQueries } from '@storyloom/shared/api/stories';
import { useSession } from '@storyloom/shared/auth';
import { FALLBACK_TITLES, type Genre, storyTitle } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { strings } from '../strings.ts';
import { communityInspiration, type PromptOrigin } from './prompt-origin.ts';
import { isSessionGone } from './session-gone.ts';
import type { StoryVersion } from './story-version.ts';

interface Options {
  readonly genre: Genre;
  readonly version: StoryVersion | undefined;
  /** Hears which version was saved, and as which row: by now it may have become another. */
  readonly onSaved: (id: string, rowId: string) => void;
  /** Leads to signing in again, to save this version then. */
  readonly onSignIn: (version: StoryVersion) => void;
}

/** Tells the community that a prompt of theirs became a story. Nobody waits for it, and a failure is only logged. */
export function recordUse(origin: PromptOrigin | undefined, rowId: string): void {
  const id = communityInspiration(origin);
  if (id !== undefined) recordInspirationUse(id, rowId).catch((error: unknown) => console.warn(error));
}

/** What was shared before it was saved is a copy of what is saved now. As above, nobody waits for it. */
function linkShared({ id, rowId, shared }: StoryVersion, userId: string): void {
  if (shared) linkSharedStory(id, userId, rowId).catch((error: unknown) => console.warn(error));
}

/** @throws AppError 'unauthorized' where the user is signed in no more, else as {@link saveStory}. */
async function send(story: Parameters<typeof saveStory>[0]): Promise<void> {
  try {
    await saveStory(story);
  } catch (error) {
    if (await isSessionGone(error)) throw new AppError('unauthorized', strings.saveNoUser, { cause: error });
    throw error;
  }
}

/**
 * Puts a version into a person's collection, as its row.
 *
 * @throws AppError 'unauthorized' where the user is signed in no more, else as {@link saveStory}.
 */
export async function saveVersion(version: StoryVersion, { genre, userId }: { genre: Genre; userId: string }) {
  const { rowId, text, prompt, settings, origin, demo } = version;
  await send({
    id: rowId,
    userId,
    title: storyTitle(text) ?? FALLBACK_TITLES.saved,
    story: text,
    options: { ...settings, prompt, genre },
    source: origin?.source,
    demo,
  });
}

/** Saves a version to the person's collection. It has its row's id from the start, so a second try makes no second row. */
export function useSaveStory({ genre, version, onSaved, onSignIn }: Options) {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    async mutationFn() {
      if (!user) throw new AppError('unauthorized', strings.saveNeedsSignIn);
      if (!version || version.text === '') throw new AppError('bad_request', strings.saveNeedsStory);
      const { id, rowId, origin } = version;
      await saveVersion(version, { genre, userId: user.id });
      linkShared(version, user.id);
      await queryClient.invalidateQueries({ queryKey: storyQueries.all(user.id) });
      return { id, rowId, origin };
    },
    onSuccess({ id, rowId, origin }) {
      toast.success(strings.saved);
      onSaved(id, rowId);
      recordUse(origin, rowId);
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
  return { busy: mutation.isPending, save: () => mutation.mutate() };
}
