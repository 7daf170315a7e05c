import { VisuallyHidden } from '@storyloom/shared/ui';
import type { StoryProgress } from '../model/use-story-progress.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly running: boolean;
  readonly progress: StoryProgress | undefined;
  /** How the last story ended, or which version was just shown. */
  readonly news: string | undefined;
}

/** Live region: announces that a story is being written, that half of it is there, that it goes on beyond its first end, and how it ended. */
export function RunStatus({ running, progress, news }: Props) {
  const isHalf = progress !== undefined && progress.from < progress.goal / 2 && progress.words >= progress.goal / 2;
  const writing = progress?.goesOn ? strings.goesOn : isHalf ? strings.halfway : strings.writing;
  return <VisuallyHidden role="status">{running ? writing : news}</VisuallyHidden>;
}
