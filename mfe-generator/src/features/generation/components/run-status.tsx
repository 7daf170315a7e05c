import { VisuallyHidden } from '@storyloom/shared/ui';
import { useState } from 'react';
import type { ShownWait } from '../../../runs/run-wait.ts';
import { runStrings } from '../../../runs/strings.ts';
import type { StoryProgress } from '../model/use-story-progress.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly running: boolean;
  readonly progress: StoryProgress | undefined;
  /** What the run waits for. */
  readonly wait?: ShownWait | undefined;
  /** Text of the run has arrived. */
  readonly hasText?: boolean;
  /** The connection is lost, and the page tries to restore it. */
  readonly reconnecting: boolean;
  /** How the last story ended, or which version was just shown. */
  readonly news: string | undefined;
}

/**
 * Live region: announces that a story is being written, that half of it is there, that it goes on beyond its first end, what it
 * waits for, a lost connection, and how it ended. Nothing is announced when a wait within the text is over.
 */
export function RunStatus({ running, progress, wait, hasText = false, reconnecting, news }: Props) {
  const isHalf = progress !== undefined && progress.from < progress.goal / 2 && progress.words >= progress.goal / 2;
  const writing = progress?.goesOn ? strings.goesOn : isHalf ? strings.halfway : strings.writing;
  /** What was announced before the text stopped coming. */
  const [said, setSaid] = useState<string>();
  const isHeldUp = reconnecting || (wait !== undefined && hasText);
  if (isHeldUp && said !== writing) setSaid(writing);
  if (!running && said !== undefined) setSaid(undefined);
  const waiting = reconnecting ? strings.reconnecting : wait && runStrings.waitsFor(wait);
  const now = waiting ?? (writing === said ? '' : writing);
  return <VisuallyHidden role="status">{running ? now : news}</VisuallyHidden>;
}
