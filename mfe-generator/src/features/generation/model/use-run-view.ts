import { isRunning } from '@storyloom/shared/stream';
import { useRef } from 'react';
import { useShownWait } from '../../../runs/use-shown-wait.ts';
import type { useGeneration } from './use-generation.ts';
import { useRunFocus } from './use-run-focus.ts';
import { useSight } from './use-sight.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';
import { useStoryProgress } from './use-story-progress.ts';
import { useUnseenEnd } from './use-unseen-end.ts';

/** What the user sees of a run: its progress, what it waits for, whether its end is in view, and where the focus is. */
export function useRunView({
  run,
  task,
  shown,
  store,
  wait: runWait,
  isReconnecting,
}: ReturnType<typeof useGeneration>) {
  const running = isRunning(run);
  const growing = run.phase === 'streaming';
  const page = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const follow = useStickToBottom({ end, bar, active: growing, store });
  const { isFollowing } = follow;
  const focus = useRunFocus({ bar, page, running, isFollowing });
  const unseen = useUnseenEnd({ page, running, shown: shown?.id, isFollowing });
  const progress = useStoryProgress(store, task, growing);
  const goesOn = growing && run.goesOn === true;
  const { isAway: isLineAway, attach: attachLine } = useSight(bar);
  const awaited = useShownWait(runWait);
  // Without a connection the page does not know what the run waits for.
  const wait = running && !isReconnecting ? awaited : undefined;
  return {
    page,
    bar,
    end,
    follow,
    focus,
    unseen,
    wait,
    isLineAway,
    attachLine,
    progress: progress && { ...progress, goesOn },
  };
}
