import type { RunError } from '@storyloom/shared/stream';
import { Alert, Button } from '@storyloom/shared/ui';
import { useState } from 'react';
import { useCountdown } from '../model/use-countdown.ts';
import { ENDING } from '../model/use-stick-to-bottom.ts';
import { continueWords, errorMessage, waitOf } from '../messages.ts';
import { strings } from '../strings.ts';
import { SignInLink, type WaitingStory } from './sign-in-link.tsx';

interface Props {
  readonly error: RunError;
  /** Whether words had arrived before it. */
  readonly hasText: boolean;
  /** What failed was to go on with a story. */
  readonly goesOn: boolean;
  readonly guest: boolean;
  /** Whether there is a story left to ask for. */
  readonly allowed: boolean;
  /** Going on costs none of them. */
  readonly free: boolean;
  /** Whether the text that arrived could be gone on with. */
  readonly continuable: boolean;
  /** The story on the page, where it is to be kept. */
  readonly waiting: WaitingStory | undefined;
  /** Absent when there is nothing to try with. */
  readonly onTryAgain: (() => void) | undefined;
  /** Goes on from the text that arrived; absent where that can't be done. */
  readonly onContinue: (() => void) | undefined;
}

/** Why there is no story, or no more of it, and what can be done: at once, after a wait, or after signing in. */
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
  // A guest whose pass is not recognised gets another by asking.
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
