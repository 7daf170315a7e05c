import { type DeletedStory, holdDeletedStory, storyQueries } from '@storyloom/shared/api/stories';
import { STORY_UNDO, STORY_UNDO_HOLD } from '@storyloom/shared/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Keeps a deletion undoable while the pointer or the focus rests on its offer (WCAG 2.2.1), for ten minutes at most. Gives
 * the handlers of the element that is rested on, and whether the time stands still. What can't be held runs out as it would
 * have.
 */
export function useHold(userId: string, { id, goneAt }: Pick<DeletedStory, 'id' | 'goneAt'>) {
  const client = useQueryClient();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  /** The last time that it was asked for, it couldn't be held; or it was held for as long as that goes. */
  const [isRunningOut, setIsRunningOut] = useState(false);
  const { mutate } = useMutation({
    async mutationFn() {
      // Counted from before the request, so that no one is promised time which is over.
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
  // Unless the time has just begun: then the next time is early enough, also on a slow network.
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
