import { useEffect, useEffectEvent } from 'react';
import type { useSaveStory } from './use-save-story.ts';

/**
 * Updates the row of a saved story after a continuation. A failure is reported, and the button that saves the longer text stays.
 *
 * @param isBehind a continuation of the shown story is over, and its row has a shorter text
 */
export function useKeepUp({ lengthen }: Pick<ReturnType<typeof useSaveStory>, 'lengthen'>, isBehind: boolean): void {
  const follow = useEffectEvent(lengthen);
  useEffect(() => {
    if (isBehind) follow();
  }, [isBehind]);
}
