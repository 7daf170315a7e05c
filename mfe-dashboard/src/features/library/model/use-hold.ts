import { type DeletedStory, holdDeletedStory, storyQueries } from '@storyloom/shared/api/stories';
import { STORY_UNDO, STORY_UNDO_HOLD } from '@storyloom/shared/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Keeps a deletion undoable while the pointer or the focus is on its row (WCAG 2.2.1), for at most ten minutes. Returns the
 * handlers of the row, and whether the time stands still. If holding fails, the time runs on.
 */
export function useHold(userId: string, { id, goneAt }: Pick<DeletedStory, 'id' | 'goneAt'>) {
  const client = useQueryClient();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  /** Whether the last attempt to hold failed, or the maximum is reached. */
  const [isRunningOut, setIsRunningOut] = useState(false);
  const { mutate } = useMutation({
    async mutationFn() {
      // Measured before the request, so that the promised time is not over sooner.
      const asked = Date.now();
      return asked + (await holdDeletedStory(id));
    },
    networkMode: 'always',
    onSuccess(heldUntil) {
      setIsRunningOut(false);
      client.setQueryData<readonly DeletedStory[]>(storyQueries.deleted(userId).queryKey, (before) =>
        before?.map((story) => (story.id === id ? { ...story, goneAt: heldUntil } : story)),
      );
    },
    onError: () => setIsRunningOut(true),
  });
  const isHeld = hovered || focused;
  // Not if the time has just begun: the next tick is early enough, also on a slow network.
  const holdIfLate = useEffectEvent(() => {
    if (goneAt - Date.now() < 2 * STORY_UNDO_HOLD.everyMs) mutate();
  });
  useEffect(() => {
    if (!isHeld) return;
    holdIfLate();
    const until = Date.now() + STORY_UNDO_HOLD.mostMs - STORY_UNDO.ms;
    const timer = setInterval(() => {
      if (Date.now() <= until) mutate();
      else setIsRunningOut(true);
    }, STORY_UNDO_HOLD.everyMs);
    return () => clearInterval(timer);
  }, [isHeld, mutate]);

  return {
    isPaused: isHeld && !isRunningOut,
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
