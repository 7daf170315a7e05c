import type { RunError } from '@storyloom/shared/stream';
import { Alert, Button } from '@storyloom/shared/ui';
import { useState } from 'react';
import { useCountdown } from '../../../runs/use-countdown.ts';
import { ENDING } from '../model/use-stick-to-bottom.ts';
import { waitOf } from '../../../runs/failure-words.ts';
import { continueWords, errorMessage } from '../messages.ts';
import { strings } from '../strings.ts';
import { SignInLink, type WaitingStory } from './sign-in-link.tsx';

interface Props {
  readonly error: RunError;
  /** Whether text had arrived before the failure. */
  readonly hasText: boolean;
  /** The failed run was a continuation. */
  readonly goesOn: boolean;
  readonly guest: boolean;
  /** Whether another story may be requested. */
  readonly allowed: boolean;
  /** Continuing costs no free story. */
  readonly free: boolean;
  /** Whether the text that arrived can be continued. */
  readonly continuable: boolean;
  /** The unsaved story on the page, to come back to after signing in. */
  readonly waiting: WaitingStory | undefined;
  /** Absent when there is nothing to try again. */
  readonly onTryAgain: (() => void) | undefined;
  /** Continues the text that arrived; absent when that is not possible. */
  readonly onContinue: (() => void) | undefined;
}

/** Shows why there is no story, or no more of it, and what can be done: now, after a wait, or after signing in. */
export function FailureNotice({
  error,
  hasText,
  goesOn,
  guest,
  allowed,
  free,
  continuable,
  waiting,
  onTryAgain,
  onContinue,
}: Props) {
  // A guest whose pass was refused gets a new one by trying again.
  const needsSignIn = !allowed || error.code === 'guest_limit_reached' || (error.code === 'unauthorized' && !guest);
  const [now] = useState(() => Date.now());
  const left = useCountdown(waitOf(error));
  const words = goesOn
    ? { now: strings.continue, waiting: strings.continueIn }
    : { now: strings.tryAgain, waiting: strings.tryAgainIn };
  return (
    <div role="group" aria-label={strings.failureLabel} tabIndex={-1} {...{ [ENDING]: 'failed' }}>
      <Alert
        tone="danger"
        live="assertive"
        title={hasText ? strings.cutTitle : goesOn ? strings.notContinuedTitle : strings.failedTitle}
        actions={
          <>
            {onContinue && (
              <Button variant="primary" onClick={onContinue}>
                {strings.continue}
              </Button>
            )}
            {needsSignIn && <SignInLink waiting={waiting} />}
            {onTryAgain && !needsSignIn && (
              <Button disabled={left > 0} focusableWhenDisabled onClick={onTryAgain}>
                {left > 0 ? words.waiting(left) : words.now}
              </Button>
            )}
          </>
        }
      >
        {errorMessage(error, { guest, hasStory: hasText || goesOn, now })}
        {(continuable || goesOn) && guest && ` ${continueWords(free, allowed)}`}
      </Alert>
    </div>
  );
}
