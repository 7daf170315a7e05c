import type { StoryRun } from '@storyloom/shared/stream';
import { Alert, Button } from '@storyloom/shared/ui';
import { errorMessage, strings } from '../strings.ts';

interface Props {
  readonly run: StoryRun;
  /** Absent when there is nothing to try with. */
  readonly onTryAgain: (() => void) | undefined;
}

/** How a generation ended, when it did not end well: which way, that the text is kept, and what can be done. */
export function RunNotice({ run, onTryAgain }: Props) {
  const actions = onTryAgain && <Button onClick={onTryAgain}>{strings.tryAgain}</Button>;
  if (run.phase === 'failed') {
    return (
      <Alert
        tone="danger"
        live="assertive"
        title={run.hasText ? strings.cutTitle : strings.failedTitle}
        actions={actions}
      >
        {errorMessage(run.error)}
      </Alert>
    );
  }
  const ending = run.phase === 'done' ? strings.endings[run.reason] : undefined;
  if (!ending) return null;
  return (
    <Alert tone="warning" live="polite" title={ending.title} actions={actions}>
      {ending.text}
    </Alert>
  );
}
