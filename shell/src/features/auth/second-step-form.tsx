import { enterCode, enterRecoveryCode, WrongCode } from '@storyloom/shared/api/second-factor';
import { signOut } from '@storyloom/shared/auth';
import { Alert, Button, TextField, toast, useErrorTitle } from '@storyloom/shared/ui';
import { CodeField } from '@storyloom/shared/ui/code-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { failureMessage } from './failure-message.ts';
import { focusRefused } from './focus-refused.ts';
import { Elsewhere, Form } from './form.ts';
import { strings } from './strings.ts';

const words = strings.secondStep;

type Way = 'app' | 'recovery';

/** For a user who has entered the password of an account with two-step sign-in. The session changes when it is done. */
export default function SecondStepForm() {
  const [way, setWay] = useState<Way>('app');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<'entering' | 'leaving'>();
  const field = useRef<HTMLInputElement>(null);
  const isByApp = way === 'app';
  useErrorTitle(failure !== undefined);
  const shownWay = useRef(way);
  useEffect(() => {
    if (shownWay.current === way) return;
    shownWay.current = way;
    field.current?.focus();
  }, [way]);

  function refuse(message: string) {
    setError(message);
    focusRefused(field.current);
  }

  function change(next: Way) {
    setWay(next);
    setCode('');
    setError(undefined);
    setFailure(undefined);
  }

  async function attempt(what: 'entering' | 'leaving', act: () => Promise<void>) {
    if (busy) return;
    setFailure(undefined);
    setBusy(what);
    try {
      await act();
    } catch (problem) {
      if (problem instanceof WrongCode) refuse(problem.message);
      else setFailure(failureMessage(problem));
    } finally {
      setBusy(undefined);
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') {
      refuse(words[way].missing);
      return;
    }
    void attempt('entering', async () => {
      await (isByApp ? enterCode(code) : enterRecoveryCode(code));
      if (isByApp) toast.success(strings.signIn.success);
      else toast.info(words.off, { detail: words.offDetail });
    });
  }

  const shared = {
    ref: field,
    label: words[way].label,
    hint: words[way].hint,
    value: code,
    error,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      setCode(event.currentTarget.value);
      setError(undefined);
    },
  };
  return (
    <Form noValidate onSubmit={handleSubmit}>
      {failure && (
        <Alert tone="danger" live="assertive">
          {failure}
        </Alert>
      )}
      {isByApp ? (
        <CodeField key="app" {...shared} />
      ) : (
        <TextField key="recovery" required autoComplete="off" autoCapitalize="none" spellCheck={false} {...shared} />
      )}
      <Button type="submit" variant="primary" size="lg" busy={busy === 'entering'} busyLabel={words.busy}>
        {words.submit}
      </Button>
      <Elsewhere>
        <Button variant="quiet" onClick={() => change(isByApp ? 'recovery' : 'app')}>
          {words[way].other}
        </Button>
        <Button
          variant="quiet"
          busy={busy === 'leaving'}
          busyLabel={words.leaving}
          onClick={() => void attempt('leaving', signOut)}
        >
          {words.cancel}
        </Button>
      </Elsewhere>
    </Form>
  );
}
