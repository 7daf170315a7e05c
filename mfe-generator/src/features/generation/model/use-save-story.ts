import { AppError } from '@storyloom/shared/api';
import { recordInspirationUse } from '@storyloom/shared/api/inspirations';
import { linkSharedStory } from '@storyloom/shared/api/shared-stories';
import { saveStory, storyQueries } from '@storyloom/shared/api/stories';
import { useSession } from '@storyloom/shared/auth';
import { FALLBACK_TITLES, type Genre, storyTitle } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { strings } from '../strings.ts';
import { communityInspiration, type PromptOrigin } from './prompt-origin.ts';
import type { StoryVersion } from './story-version.ts';

interface Options {
  readonly genre: Genre;
  readonly version: StoryVersion | undefined;
  /** Hears which version was saved, and as which row: by now it may have become another. */
  readonly onSaved: (id: string, rowId: string) => void;
}

/** Tells the community that a prompt of theirs became a story. Nobody waits for it, and a failure is only logged. */
function recordUse(origin: PromptOrigin | undefined, rowId: string): void {
  const id = communityInspiration(origin);
  if (id !== undefined) recordInspirationUse(id, rowId).catch((error: unknown) => console.warn(error));
}

/** What was shared before it was saved is a copy of what is saved now. As above, nobody waits for it. */
function linkShared({ id, rowId, shared }: StoryVersion, userId: string): void {
  if (shared) linkSharedStory(id, userId, rowId).catch((error: unknown) => console.warn(error));
}

/** Saves a version to the person's collection. It has its row's id from the start, so a second try makes no second row. */
export function useSaveStory({ genre, version, onSaved }: Options) {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    async mutationFn() {
      if (!user) throw new AppError('unauthorized', strings.saveNeedsSignIn);
      if (!version || version.text === '') throw new AppError('bad_request', strings.saveNeedsStory);
      const { id, rowId, text, prompt, settings, origin } = version;
      await saveStory({
        id: rowId,
        userId: user.id,
        title: storyTitle(text) ?? FALLBACK_TITLES.saved,
        story: text,
        options: { ...settings, prompt, genre },
        source: origin?.source,
      });
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
      const isPlain = error instanceof AppError && ['data', 'unauthorized', 'bad_request'].includes(error.code);
      const isUnreachable = error instanceof AppError && error.code === 'network';
      toast.error((isPlain && error.message) || (isUnreachable ? strings.saveUnreachable : strings.saveFailed));
    },
  });
  return { busy: mutation.isPending, save: () => mutation.mutate() };
}
