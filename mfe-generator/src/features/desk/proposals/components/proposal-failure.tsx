import { useSignIn } from '@storyloom/shared/api/sign-in';
import type { RunError } from '@storyloom/shared/stream';
import { Alert, Button, toast } from '@storyloom/shared/ui';
import { useState } from 'react';
import { waitOf, withWait } from '../../../../runs/failure-words.ts';
import { runStrings } from '../../../../runs/strings.ts';
import { useCountdown } from '../../../../runs/use-countdown.ts';
import { strings } from '../strings.ts';
import { AlertPlace } from './proposal-bar-styles.ts';

interface Props {
  readonly error: RunError;
  readonly title: string;
  /** Whether part of a proposal has arrived. */
  readonly hasText: boolean;
  readonly onTryAgain: () => void;
  readonly onAccept: () => void;
  readonly onDiscard: () => void;
}

function sentenceOf({ code, message }: RunError): string {
  if (code === 'network' || code === 'no_body') return runStrings.reasons.network;
  return code === 'unauthorized' ? runStrings.reasons.unauthorized : message.trim();
}

/** Why there is no proposal, or only a part of one, and what can be done now. */
export function ProposalFailure({ error, title, hasText, onTryAgain, onAccept, onDiscard }: Props) {
  const [now] = useState(() => Date.now());
  const left = useCountdown(waitOf(error));
  const { busy, signIn } = useSignIn((reason) => void toast.error(reason));
  const sentence = withWait(sentenceOf(error), error, now);
  return (
    <AlertPlace>
      <Alert
        tone="danger"
        live="assertive"
        title={title}
        actions={
          <>
            {hasText && <Button onClick={onAccept}>{strings.accept}</Button>}
            {error.code === 'unauthorized' ? (
              <Button variant="primary" busy={busy} onClick={() => signIn()}>
                {strings.signIn}
              </Button>
            ) : (
              <Button disabled={left > 0} focusableWhenDisabled onClick={onTryAgain}>
                {left > 0 ? strings.tryAgainIn(left) : strings.tryAgain}
              </Button>
            )}
            <Button onClick={onDiscard}>{strings.discard}</Button>
          </>
        }
      >
        {hasText ? `${sentence} ${strings.kept}` : sentence}
      </Alert>
    </AlertPlace>
  );
}
