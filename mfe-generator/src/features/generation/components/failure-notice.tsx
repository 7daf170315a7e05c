import type { RunError } from '@storyloom/shared/stream';
import { Alert, Button } from '@storyloom/shared/ui';
import { useCountdown } from '../model/use-countdown.ts';
import { ENDING } from '../model/use-follow.ts';
import { errorMessage, strings, waitOf } from '../strings.ts';
import { SignInLink } from './sign-in-link.tsx';

interface Props {
  readonly error: RunError;
  /** Whether words had arrived before it. */
  readonly hasText: boolean;
  readonly guest: boolean;
  /** Whether there is a story left to ask for. */
  readonly allowed: boolean;
  /** Absent when there is nothing to try with. */
  readonly onTryAgain: (() => void) | undefined;
  /** Goes on from the text that arrived; absent where that can't be done. */
  readonly onContinue: (() => void) | undefined;
}

/** Why there is no story, or no more of it, and what can be done: at once, after a wait, or after signing in. */
export function FailureNotice({ error, hasText, guest, allowed, onTryAgain, onContinue }: Props) {
  // A guest whose pass is not recognised gets another by asking.
  const needsSignIn = !allowed || error.code === 'guest_limit_reached' || (error.code === 'unauthorized' && !guest);
  const left = useCountdown(waitOf(error));
  return (
    <div {...{ [ENDING]: 'failed' }}>
      <Alert
        tone="danger"
        live="assertive"
        title={hasText ? strings.cutTitle : strings.failedTitle}
        actions={
          <>
            {onContinue && (
              <Button variant="primary" onClick={onContinue}>
                {strings.continue}
              </Button>
            )}
            {needsSignIn && <SignInLink />}
            {onTryAgain && !needsSignIn && (
              <Button disabled={left > 0} focusableWhenDisabled onClick={onTryAgain}>
                {left > 0 ? strings.tryAgainIn(left) : strings.tryAgain}
              </Button>
            )}
          </>
        }
      >
        {errorMessage(error, guest)}
        {onContinue && guest && ` ${strings.continueCosts}`}
      </Alert>
    </div>
  );
}
