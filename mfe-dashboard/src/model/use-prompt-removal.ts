import { communityKey } from '@storyloom/shared/api/community';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { deleteInspiration } from '@storyloom/shared/api/inspirations';
import { type OwnPublishedStory, type PublicPrompt, publicPromptsOf } from '@storyloom/shared/api/published-stories';
import { PROMPT_LOOKUP_MS } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { strings } from '../components/strings.ts';

const words = strings.promptToo;

/** Whether something has been loading longer than a user should wait for it. */
function useIsLate(isOnItsWay: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setTimeout(() => setLate(true), PROMPT_LOOKUP_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isOnItsWay]);
  return isLate;
}

/**
 * The prompts of a shared story that stay public when the story is taken back, and whether to remove them with it. Until they are
 * loaded, or loading failed, the story should not be taken back, since the mention of them would be lost.
 *
 * @param asked whether the question is open; only then are they loaded
 */
export function usePromptRemoval(story: OwnPublishedStory | undefined, asked: boolean) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState(false);
  const [isGone, setGone] = useState(false);
  const about = story ?? { id: '', userId: '', inspirationId: '' };
  const enabled = story !== undefined && asked;
  // Not cached: a prompt may have become public or private since.
  const { data, isLoading } = useQuery({ ...publicPromptsOf(about), enabled, networkMode: 'always', gcTime: 0 });
  // Each question begins without the former tick.
  if (!enabled && (wanted || isGone)) {
    setWanted(false);
    setGone(false);
  }
  const isLate = useIsLate(enabled && isLoading);
  const isChecking = enabled && isLoading && !isLate;
  const prompts: readonly PublicPrompt[] = enabled && !isGone ? (data ?? []) : [];

  /** Reports a failure: the prompt is still public then. */
  async function removeNow(): Promise<void> {
    if (!story) return;
    setWanted(true);
    try {
      await Promise.all(prompts.map(({ id }) => deleteInspiration(id, story.userId)));
      setGone(true);
      toast.success(words.removed);
    } catch (error) {
      setWanted(false);
      toast.error(words.failed, { detail: failureReason(error as Error) });
    }
    void client.invalidateQueries({ queryKey: communityKey('inspiration', story.userId) });
  }
  return {
    prompts,
    isChecking,
    /** Loading them failed. */
    isUnknown: enabled && !isChecking && data === undefined,
    wanted: wanted && prompts.length > 0,
    setWanted,
    removeNow,
    /** To call when the story is taken back. */
    remove: async (): Promise<void> => (wanted ? removeNow() : undefined),
  };
}

export type PromptRemoval = ReturnType<typeof usePromptRemoval>;
