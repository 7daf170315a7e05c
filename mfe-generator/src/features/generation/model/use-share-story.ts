import { AppError } from '@storyloom/shared/api';
import { communityKey } from '@storyloom/shared/api/community';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { shareStory } from '@storyloom/shared/api/published-stories';
import { storyQueries } from '@storyloom/shared/api/stories';
import { useSession } from '@storyloom/shared/auth';
import type { ShareChoices, Shared } from '@storyloom/shared/ui/community';
import type { Genre } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { strings } from '../strings.ts';
import { isSessionGone } from './session-gone.ts';
import { savedTitle, type SharedAs, type StoryVersion } from './story-version.ts';
import { recordUse, saveVersion } from './use-save-story.ts';
import { useSharePrompt } from './use-share-prompt.ts';

interface Options {
  readonly genre: Genre;
  readonly version: StoryVersion | undefined;
  /** Its prompt is an inspiration already. */
  readonly promptShared: boolean;
  readonly onPromptShared: (id: string) => void;
  /** Called when sharing has saved the version, with the id of its row. */
  readonly onSaved: (version: StoryVersion, rowId: string) => void;
  /** Called when a version's row no longer exists, with the id of the new one. */
  readonly onRowGone: (id: string, rowId: string) => void;
  readonly onShared: (id: string, as: SharedAs) => void;
}

/** @throws AppError 'unauthorized' when the session has ended, else the call's own error. */
async function asUser<Answer>(ask: Promise<Answer>): Promise<Answer> {
  try {
    return await ask;
  } catch (error) {
    if (await isSessionGone(error)) throw new AppError('unauthorized', strings.share.refused, { cause: error });
    throw error;
  }
}

/**
 * Shares a version of a story, and its prompt with it. An unsaved version is saved first, so that everything shared is in its
 * author's collection. Sharing again changes the shared copy.
 */
export function useShareStory(options: Options) {
  const { genre, version, promptShared, onPromptShared, onSaved, onRowGone, onShared } = options;
  const { user } = useSession();
  const client = useQueryClient();
  const sharePrompt = useSharePrompt(genre, onPromptShared);
  const mutation = useMutation({
    async mutationFn({ title, withPrompt, isPublic }: ShareChoices) {
      if (!version || version.text === '') throw new AppError('bad_request', strings.share.needsStory);
      if (!user) throw new AppError('unauthorized', strings.share.needsSignIn);
      const { id, text, prompt, settings, origin, demo, saved } = version;
      let { rowId } = version;
      if (!saved) {
        const row = await asUser(saveVersion(version, { genre, userId: user.id, onRowGone }));
        rowId = row.rowId;
        onSaved(version, rowId);
        if (row.isNew) recordUse(origin, rowId);
        void client.invalidateQueries({ queryKey: storyQueries.all(user.id) });
      }
      const sharedAs = title.trim() || savedTitle(version);
      const about = { id, userId: user.id, title: sharedAs, prompt, text, genre, isPublic, demo };
      const { shareId } = await asUser(
        shareStory({ ...about, language: settings.language, storyId: rowId, source: origin?.source }),
      );
      onShared(id, { title, isPublic });
      void client.invalidateQueries({ queryKey: communityKey('story', user.id) });
      const result: Shared = { title: sharedAs, isPublic, shareId, isSavedToo: !saved };
      if (!withPrompt || promptShared) return { ...result, prompt: 'left' } as const;
      try {
        await sharePrompt({ id, userId: user.id, prompt, isPublic });
      } catch (error) {
        onShared(id, { title, isPublic, promptFailed: true });
        return { ...result, prompt: 'failed', detail: failureReason(error as Error) } as const;
      }
      return { ...result, prompt: 'shared' } as const;
    },
    onSuccess({ isPublic, prompt, ...rest }) {
      const words = strings.share;
      if (prompt === 'failed') toast.error(words.promptFailed, { detail: 'detail' in rest ? rest.detail : undefined });
      // A prompt that only its author can see counts as kept, not shared.
      else toast.success(prompt === 'shared' && isPublic ? words.sharedBoth : words.shared);
    },
    onError(error) {
      // The dialog itself says that the session has ended.
      if (error.message === strings.share.refused) return;
      const isPlain = error instanceof AppError && ['bad_request', 'unauthorized'].includes(error.code);
      if (isPlain) toast.error(error.message);
      else toast.error(strings.share.failed, { detail: failureReason(error) });
    },
  });
  return {
    busy: mutation.isPending,
    /** The last outcome; absent while it is pending. */
    shared: mutation.data as Shared | undefined,
    /** The service refused the session, whatever the page shows. */
    refused: mutation.error instanceof AppError && mutation.error.code === 'unauthorized',
    share: (choices: ShareChoices) => mutation.mutate(choices),
  };
}
