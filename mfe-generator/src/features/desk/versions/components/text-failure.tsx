import { failureReason } from '@storyloom/shared/api/failure-reason';
import { Skeleton, VisuallyHidden } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import type { useRevisionText } from '../model/use-revision-text.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly loaded: ReturnType<typeof useRevisionText>;
  /** Looks for the versions again: the failed one may be gone. */
  readonly onGone: () => void;
}

/** In place of a text that is not there yet, or could not be loaded. */
export function TextFailure({ loaded: { failure, retrying, retry }, onGone }: Props) {
  if (!failure) {
    return (
      <div>
        <VisuallyHidden role="status">{strings.loadingText}</VisuallyHidden>
        <Skeleton lines={8} />
      </div>
    );
  }
  function handleRetry() {
    retry();
    onGone();
  }
  return (
    <FailureAlert title={strings.textFailed} retrying={retrying} onRetry={handleRetry}>
      {failureReason(failure)}
    </FailureAlert>
  );
}
