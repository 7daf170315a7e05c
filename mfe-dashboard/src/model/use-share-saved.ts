import { communityKey } from '@storyloom/shared/api/community';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { shareInspiration } from '@storyloom/shared/api/inspirations';
import { shareSavedStory } from '@storyloom/shared/api/published-stories';
import type { SavedStory } from '@storyloom/shared/api/stories';
import type { ShareChoices, Shared } from '@storyloom/shared/ui/community';
import { DEFAULT_DIFFICULTY, genreOrDefault, newId } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { strings } from '../components/strings.ts';
import { isSignedOut, tellFailure } from './signed-out.ts';

const words = strings.share;

/** Shares a saved story for the first time, with its prompt if wanted, and reports the outcome. */
export function useShareSaved(story: SavedStory, userId: string) {
  const client = useQueryClient();
  // Kept over retries, so that a lost answer can't share the story twice.
  const [id] = useState(newId);
  return useMutation({
    async mutationFn({ title: given, withPrompt, isPublic }: ShareChoices) {
      const title = given.trim() || story.title;
      const visibility = isPublic ? 'public' : 'unlisted';
      const { shareId } = await shareSavedStory(story, { id, userId, title, visibility });
      const shared: Shared = { title, isPublic, shareId };
      if (!withPrompt) return { shared, prompt: 'left' } as const;
      try {
        const about = { title: '', prompt: story.prompt, category: genreOrDefault(story.genre), isPublic };
        // With the id of the shared story, by which it is found when that is taken back.
        await shareInspiration({ id, userId, difficulty: DEFAULT_DIFFICULTY, ...about });
        return { shared, prompt: 'shared' } as const;
      } catch (error) {
        return { shared, prompt: 'failed', detail: failureReason(error as Error) } as const;
      }
    },
    networkMode: 'always',
    onSuccess({ shared, prompt, detail }) {
      if (prompt === 'failed') toast.error(words.promptFailed, { detail });
      // A prompt that only its author can see counts as kept, not shared.
      else toast.success(prompt === 'shared' && shared.isPublic ? words.sharedBoth : words.done);
      if (prompt !== 'left') void client.invalidateQueries({ queryKey: communityKey('inspiration', userId) });
    },
    // The dialog itself says that the session is over.
    onError: (error) => !isSignedOut(error) && tellFailure(error, words.doneFailed),
    // Also after a failure: it may be shared although the answer was lost.
    onSettled: () => client.invalidateQueries({ queryKey: communityKey('story', userId) }),
  });
}
