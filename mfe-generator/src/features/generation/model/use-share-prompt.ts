import { communityKey } from '@storyloom/shared/api/community';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { shareInspiration } from '@storyloom/shared/api/inspirations';
import { DEFAULT_DIFFICULTY, type Genre } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { strings } from '../strings.ts';

interface SharedPrompt {
  /** Id of the story that it is shared with. */
  readonly id: string;
  readonly userId: string;
  readonly prompt: string;
  readonly isPublic: boolean;
}

/** Shares a story's prompt as an inspiration with the story's id, so that a second try makes no second one. */
export function useSharePrompt(genre: Genre, onShared: (id: string) => void) {
  const client = useQueryClient();
  return async ({ id, userId, prompt, isPublic }: SharedPrompt): Promise<void> => {
    await shareInspiration({
      id,
      userId,
      title: '',
      prompt,
      category: genre,
      difficulty: DEFAULT_DIFFICULTY,
      isPublic,
    });
    onShared(id);
    void client.invalidateQueries({ queryKey: communityKey('inspiration', userId) });
  };
}

/** The same for a prompt whose sharing with a story failed. */
export function useSharePromptAgain(genre: Genre, onShared: (id: string) => void) {
  const share = useSharePrompt(genre, onShared);
  const mutation = useMutation({
    mutationFn: share,
    onSuccess: (_nothing, { isPublic }) => toast.success(isPublic ? strings.share.sharedBoth : strings.share.shared),
    onError: (error) => toast.error(strings.share.promptFailed, { detail: failureReason(error) }),
  });
  return { busy: mutation.isPending, share: (prompt: SharedPrompt) => mutation.mutate(prompt) };
}
