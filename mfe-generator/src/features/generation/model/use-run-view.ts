import { isRunning } from '@storyloom/shared/stream';
import { useRef } from 'react';
import type { useGeneration } from './use-generation.ts';
import { useRunFocus } from './use-run-focus.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';
import { useStoryProgress } from './use-story-progress.ts';
import { useUnseenEnd } from './use-unseen-end.ts';

/** What the user sees of a run: its progress, whether its end is in view, and where the focus is. */
export function useRunView({ run, task, shown, store }: ReturnType<typeof useGeneration>) {
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
  return { page, bar, end, follow, focus, unseen, progress: progress && { ...progress, goesOn } };
}
