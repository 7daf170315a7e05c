import type { Genre } from '@storyloom/shared/domain';
import { isRunning } from '@storyloom/shared/stream';
import { useEffect, useEffectEvent } from 'react';
import { whenFree } from './story-lock.ts';
import { isGoingOn } from './story-version.ts';
import type { useGeneration } from './use-generation.ts';

interface Options {
  /** Whether the drafts on the page are the current user's. */
  readonly ready: boolean;
  readonly genre: Genre;
  readonly generation: ReturnType<typeof useGeneration>;
}

/**
 * Goes on with the story on the page, or with the one that was waited for, when its run has not ended: after a reload, after the
 * tab was closed or has crashed, when another tab that wrote it is gone, and when the browser has a connection again.
 *
 * @returns whether the shown story is going to be rejoined
 */
export function useRejoin({ ready, genre, generation }: Options): boolean {
  const { run, shown, awaited, update } = generation;
  const idle = !isRunning(run);
  const open = awaited ?? (isGoingOn(shown) ? shown : undefined);
  const wanted = ready && idle ? open?.id : undefined;
  const rejoin = useEffectEvent(async () => open !== undefined && (await generation.rejoin(open, genre)));
  useEffect(() => {
    if (wanted === undefined) return;
    const left = new AbortController();
    void (async () => {
      do await whenFree(wanted, left.signal);
      while (!left.signal.aborted && !(await rejoin()));
    })();
    return () => left.abort();
  }, [wanted]);

  const lostId = shown?.run?.isLost ? shown.id : undefined;
  const tryAgain = useEffectEvent((id: string) => {
    update(id, ({ run: lost }) => ({ run: lost && { ...lost, isLost: false } }));
  });
  useEffect(() => {
    if (lostId === undefined) return;
    const retry = () => tryAgain(lostId);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [lostId]);
  return idle && open !== undefined;
}
