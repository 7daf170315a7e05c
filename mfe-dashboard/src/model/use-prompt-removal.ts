import { communityKey } from '@storyloom/shared/api/community';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { deleteInspiration } from '@storyloom/shared/api/inspirations';
import { type OwnSharedStory, type PublicPrompt, publicPromptsOf } from '@storyloom/shared/api/shared-stories';
import { PROMPT_LOOKUP_MS } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { strings } from '../components/strings.ts';

const words = strings.promptToo;

/** Whether something is on its way longer than anyone should wait for it. */
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
 * The prompts of a shared story that stay public when the story is taken back, and whether they are to go with it. Until
 * they are looked for, or cannot be, the story should not be taken back: the mention of them would be lost.
 *
 * @param asked whether that is the question now; only then are they looked for
 */
export function usePromptRemoval(story: OwnSharedStory | undefined, asked: boolean) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState(false);
  const [isGone, setGone] = useState(false);
  const about = story ?? { id: '', userId: '', inspirationId: '' };
  const enabled = story !== undefined && asked;
  // Not kept: what was found the last time may be public, or private, by now.
  const { data, isLoading } = useQuery({ ...publicPromptsOf(about), enabled, networkMode: 'always', gcTime: 0 });
  // The next question begins as the first did: a tick for one story is none for another.
  if (!enabled && (wanted || isGone)) {
    setWanted(false);
    setGone(false);
  }
  const isLate = useIsLate(enabled && isLoading);
  const isChecking = enabled && isLoading && !isLate;
  const prompts: readonly PublicPrompt[] = enabled && !isGone ? (data ?? []) : [];

  /** What fails is said: the prompt is still public then. */
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
    /** Nothing is known of them. */
    isUnknown: enabled && !isChecking && data === undefined,
    wanted: wanted && prompts.length > 0,
    setWanted,
    removeNow,
    /** Once the story is taken back. */
    remove: async (): Promise<void> => (wanted ? removeNow() : undefined),
  };
}

export type PromptRemoval = ReturnType<typeof usePromptRemoval>;
