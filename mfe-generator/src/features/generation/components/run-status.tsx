import { VisuallyHidden } from '@storyloom/shared/ui';
import { strings } from '../strings.ts';

interface Props {
  readonly running: boolean;
  /** Words so far and words asked for, while the story grows. */
  readonly progress: { readonly words: number; readonly length: number } | undefined;
  /** Words of the story that has just been completed. */
  readonly completed: number | undefined;
}

/** What a screen reader hears of a story being written: that it begins, once that it goes on, and that it is complete. */
export function RunStatus({ running, progress, completed }: Props) {
  const isHalf = progress !== undefined && progress.words >= progress.length / 2;
  const writing = isHalf ? strings.halfway : strings.writing;
  return (
    <VisuallyHidden role="status">
      {running ? writing : completed !== undefined && strings.complete(completed)}
    </VisuallyHidden>
  );
}
