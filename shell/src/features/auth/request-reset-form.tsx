import { requestPasswordReset } from '@storyloom/shared/auth';
import { paths } from '@storyloom/shared/contract';
import { Alert, Button, TextLink, useErrorTitle } from '@storyloom/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EmailField } from './email-field.tsx';
import { failureMessage } from './failure-message.ts';
import { Elsewhere, Form } from './form.ts';
import { strings } from './strings.ts';
import { useCountdown } from './use-countdown.ts';
import { emailError } from './validate.ts';

/** Seconds until the link can be requested again. */
const PAUSE_S = 60;

const words = strings.forgot;

interface Props {
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
}

/** Requests a link by email. The answer is the same whether or not the account exists. */
export default function RequestResetForm({ email, onEmailChange }: Props) {
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState({ to: '', times: 0 });
  const [busy, setBusy] = useState(false);
  const [pause, startPause] = useCountdown();
  const field = useRef<HTMLInputElement>(null);
  const { state } = useLocation();
  const address = email.trim();
  const isSent = sent.times > 0 && sent.to === address;
  const wait = isSent ? pause : 0;
  useErrorTitle(failure !== undefined);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy || wait > 0) return;
    const wrong = emailError(email);
    setError(wrong);
    setFailure(undefined);
    if (wrong !== undefined) {
      field.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await requestPasswordReset(address, paths.confirm.href());
      setSent((before) => ({ to: address, times: before.to === address ? before.times + 1 : 1 }));
      startPause(PAUSE_S);
    } catch (problem) {
      setFailure(failureMessage(problem));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
      {failure && (
        <Alert tone="danger" live="assertive">
          {failure}
        </Alert>
      )}
      <div role="status">
        {isSent && (
          <Alert tone="success" title={words.sentTitle}>
            <p>{words.sent(sent.to)}</p>
            <p>{sent.times > 1 ? words.sentAgain : words.where}</p>
          </Alert>
        )}
      </div>
      <EmailField
        ref={field}
        value={email}
        error={error}
        onChange={(event) => {
          onEmailChange(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button
        type="submit"
        variant={isSent ? 'secondary' : 'primary'}
        size="lg"
        busy={busy}
        busyLabel={words.busy}
        disabled={wait > 0}
        focusableWhenDisabled
      >
        {wait > 0 ? words.wait(wait) : isSent ? words.again : words.submit}
      </Button>
      <Elsewhere>
        <TextLink alone to={paths.auth.href()} state={state}>
          {words.back}
        </TextLink>
      </Elsewhere>
    </Form>
  );
}
