import { useEffect, useEffectEvent } from 'react';
import type { useSaveStory } from './use-save-story.ts';

/**
 * Has a saved story follow when it is gone on with. A failure is said, and leaves the button that saves the longer text.
 *
 * @param isBehind a run that went on with the story on the page is over, and its row has a shorter text
 */
export function useKeepUp({ lengthen }: Pick<ReturnType<typeof useSaveStory>, 'lengthen'>, isBehind: boolean): void {
  const follow = useEffectEvent(lengthen);
  useEffect(() => {
    if (isBehind) follow();
  }, [isBehind]);
}
