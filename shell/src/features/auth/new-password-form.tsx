import { AppError } from '@storyloom/shared/api';
import { changePassword } from '@storyloom/shared/auth';
import { NewPasswordField, newPasswordFault } from '@storyloom/shared/new-password';
import { Alert, Button, toast, useErrorTitle } from '@storyloom/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { leave } from '../../sign-out/leave.ts';
import { failureMessage } from './failure-message.ts';
import { focusRefused } from './focus-refused.ts';
import { Elsewhere, Form } from './form.ts';
import { strings } from './strings.ts';

const words = strings.recovery;

/** For a user who opened a recovery link. When the password is saved, the session changes and the page moves on. */
export default function NewPasswordForm({ email }: { readonly email: string }) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useErrorTitle(failure !== undefined);

  function refuse(message: string) {
    setError(message);
    focusRefused(field.current);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setFailure(undefined);
    const wrong = newPasswordFault(password);
    if (wrong !== undefined) {
      refuse(wrong);
      return;
    }
    setBusy(true);
    try {
      await changePassword(password);
      toast.success(words.success);
    } catch (problem) {
      // The service refuses only the password here: too weak, or the same as before.
      if (problem instanceof AppError && problem.code === 'auth') refuse(failureMessage(problem));
      else setFailure(failureMessage(problem));
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
      {/* Tells password managers which account the password belongs to. */}
      <input hidden readOnly type="email" name="email" autoComplete="username" value={email} />
      <NewPasswordField
        ref={field}
        required
        label={words.password}
        name="password"
        value={password}
        error={error}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel={words.busy}>
        {words.submit}
      </Button>
      <Elsewhere>
        <Button variant="quiet" onClick={() => void leave()}>
          {words.cancel}
        </Button>
      </Elsewhere>
    </Form>
  );
}
