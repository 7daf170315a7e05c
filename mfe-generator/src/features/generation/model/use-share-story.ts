import { AppError } from '@storyloom/shared/api';
import { communityKey } from '@storyloom/shared/api/community';
import { shareInspiration } from '@storyloom/shared/api/inspirations';
import { shareStory } from '@storyloom/shared/api/shared-stories';
import { useSession } from '@storyloom/shared/auth';
import { DEFAULT_DIFFICULTY, FALLBACK_TITLES, type Genre, storyTitle } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { strings } from '../strings.ts';
import { isSessionGone } from './session-gone.ts';
import type { ShareChoices } from './share-choices.ts';
import type { SharedAs, StoryVersion } from './story-version.ts';

/** What has become of a story that was shared. */
export interface Shared {
  readonly title: string;
  readonly isPublic: boolean;
  /** Names the public page; empty where there is none. */
  readonly shareId: string;
}

interface Options {
  readonly genre: Genre;
  readonly version: StoryVersion | undefined;
  readonly onPromptShared: (id: string) => void;
  readonly onShared: (id: string, as: SharedAs) => void;
}

type Sent = Parameters<typeof shareStory>[0];

/** @throws AppError 'unauthorized' where the user is signed in no more, else as {@link shareStory}. */
async function send(story: Sent): Promise<string> {
  try {
    const { shareId } = await shareStory(story);
    return shareId;
  } catch (error) {
    if (await isSessionGone(error)) throw new AppError('unauthorized', strings.share.refused, { cause: error });
    throw error;
  }
}

/** The title a story is shared under when nobody gives it another. */
export const sharedTitle = (text: string): string => storyTitle(text) ?? FALLBACK_TITLES.saved;

/** Shares a version of a story, and its prompt with it. Sharing it again changes what is shared. */
export function useShareStory({ genre, version, onPromptShared, onShared }: Options) {
  const { user } = useSession();
  const client = useQueryClient();
  const mutation = useMutation({
    async mutationFn({ title, withPrompt, isPublic }: ShareChoices) {
      if (!version || version.text === '') throw new AppError('bad_request', strings.share.needsStory);
      if (!user) throw new AppError('unauthorized', strings.share.needsSignIn);
      const { id, rowId, text, prompt, settings, origin, saved, promptShared } = version;
      const sharedAs = title.trim() || sharedTitle(text);
      const shareId = await send({
        id,
        userId: user.id,
        title: sharedAs,
        prompt,
        content: text,
        genre,
        language: settings.language,
        isPublic,
        storyId: saved ? rowId : undefined,
        source: origin?.source,
      });
      onShared(id, { title, isPublic });
      void client.invalidateQueries({ queryKey: communityKey('story', user.id) });
      const result: Shared = { title: sharedAs, isPublic, shareId };
      if (!withPrompt || promptShared) return { ...result, prompt: 'left' } as const;
      try {
        const about = { title: '', prompt, category: genre, difficulty: DEFAULT_DIFFICULTY, isPublic };
        await shareInspiration({ id, userId: user.id, ...about });
      } catch {
        return { ...result, prompt: 'failed' } as const;
      }
      onPromptShared(id);
      void client.invalidateQueries({ queryKey: communityKey('inspiration', user.id) });
      return { ...result, prompt: 'shared' } as const;
    },
    onSuccess({ isPublic, prompt }) {
      const words = strings.share;
      if (prompt === 'failed') toast.error(isPublic ? words.promptFailed : words.privatePromptFailed);
      // What stays private is not shared: the dialog says what it is.
      else if (isPublic) toast.success(prompt === 'shared' ? words.sharedBoth : words.shared);
    },
    onError: (error) =>
      toast.error(
        error instanceof AppError && ['bad_request', 'unauthorized'].includes(error.code)
          ? error.message
          : strings.share.failed,
      ),
  });
  return {
    busy: mutation.isPending,
    /** What was shared last; absent while that is still to come. */
    shared: mutation.data as Shared | undefined,
    /** The service knows of no session, whatever the page believes. */
    refused: mutation.error instanceof AppError && mutation.error.code === 'unauthorized',
    share: (choices: ShareChoices) => mutation.mutate(choices),
    /** Forgets what came of it. */
    reset: mutation.reset,
  };
}
