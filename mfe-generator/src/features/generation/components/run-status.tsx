import { VisuallyHidden } from '@storyloom/shared/ui';
import { useState } from 'react';
import type { StoryProgress } from '../model/use-story-progress.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly running: boolean;
  readonly progress: StoryProgress | undefined;
  /** The connection is lost, and the page tries to restore it. */
  readonly reconnecting: boolean;
  /** How the last story ended, or which version was just shown. */
  readonly news: string | undefined;
}

/**
 * Live region: announces that a story is being written, that half of it is there, that it goes on beyond its first end, a lost
 * connection, and how it ended. Nothing is announced when the connection is there again.
 */
export function RunStatus({ running, progress, reconnecting, news }: Props) {
  const isHalf = progress !== undefined && progress.from < progress.goal / 2 && progress.words >= progress.goal / 2;
  const writing = progress?.goesOn ? strings.goesOn : isHalf ? strings.halfway : strings.writing;
  /** What was announced before the connection was lost. */
  const [said, setSaid] = useState<string>();
  if (reconnecting && said !== writing) setSaid(writing);
  if (!running && said !== undefined) setSaid(undefined);
  const now = reconnecting ? strings.reconnecting : writing === said ? '' : writing;
  return <VisuallyHidden role="status">{running ? now : news}</VisuallyHidden>;
}
