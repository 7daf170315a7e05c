import { communityKey } from '@storyloom/shared/api/community';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { deleteInspiration } from '@storyloom/shared/api/inspirations';
import { type OwnSharedStory, type PublicPrompt, publicPromptsOf } from '@storyloom/shared/api/shared-stories';
import { toast } from '@storyloom/shared/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { strings } from '../components/strings.ts';

const words = strings.promptToo;

/**
 * The prompts of a shared story that stay public when the story is taken back, and whether they are to go with it.
 *
 * @param asked whether that is the question now; only then are they looked for
 */
export function usePromptRemoval(story: OwnSharedStory | undefined, asked: boolean) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState(false);
  const about = story ?? { id: '', userId: '', inspirationId: '' };
  const { data } = useQuery({ ...publicPromptsOf(about), enabled: story !== undefined && asked });
  const prompts: readonly PublicPrompt[] = asked ? (data ?? []) : [];

  /** Once the story is taken back. What fails is said: the prompt is still public then. */
  async function remove(): Promise<void> {
    if (!wanted || !story) return;
    try {
      await Promise.all(prompts.map(({ id }) => deleteInspiration(id, story.userId)));
      toast.success(words.removed);
    } catch (error) {
      toast.error(words.failed, { detail: failureReason(error as Error) });
    }
    void client.invalidateQueries({ queryKey: communityKey('inspiration', story.userId) });
  }
  return { prompts, wanted: wanted && prompts.length > 0, setWanted, remove };
}
