import { AppError } from '@storyloom/shared/api';
import { communityKey } from '@storyloom/shared/api/community';
import { shareInspiration } from '@storyloom/shared/api/inspirations';
import { shareStory } from '@storyloom/shared/api/shared-stories';
import { useSession } from '@storyloom/shared/auth';
import { DEFAULT_DIFFICULTY, FALLBACK_TITLES, type Genre, storyTitle } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { strings } from '../strings.ts';
import type { SharedAs, StoryVersion } from './story-version.ts';

/** What the dialog asks. */
export interface ShareChoices {
  /** Blank for the story's own. */
  readonly title: string;
  readonly withPrompt: boolean;
  readonly isPublic: boolean;
}

interface Options {
  readonly genre: Genre;
  readonly version: StoryVersion | undefined;
  readonly onPromptShared: (id: string) => void;
  readonly onShared: (id: string, as: SharedAs) => void;
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
      await shareStory({
        id,
        userId: user.id,
        title: title.trim() || sharedTitle(text),
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
      if (!withPrompt || promptShared) return strings.share.shared;
      try {
        const about = { title: '', prompt, category: genre, difficulty: DEFAULT_DIFFICULTY, isPublic };
        await shareInspiration({ id, userId: user.id, ...about });
      } catch {
        toast.error(strings.share.promptFailed);
        return undefined;
      }
      onPromptShared(id);
      void client.invalidateQueries({ queryKey: communityKey('inspiration', user.id) });
      return strings.share.sharedBoth;
    },
    onSuccess(message) {
      if (message !== undefined) toast.success(message);
    },
    onError: (error) =>
      toast.error(
        error instanceof AppError && ['bad_request', 'unauthorized'].includes(error.code)
          ? error.message
          : strings.share.failed,
      ),
  });
  return { busy: mutation.isPending, share: mutation.mutate };
}
