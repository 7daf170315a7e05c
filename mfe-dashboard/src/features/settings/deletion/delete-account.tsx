import { AppError } from '@storyloom/shared/api';
import { requestAccountDeletion } from '@storyloom/shared/api/account-deletion';
import { paths } from '@storyloom/shared/contract';
import { Alert, Button, PasswordField, Stack, TextField } from '@storyloom/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaving } from '../../../model/leaving.ts';
import { SettingsCard } from '../components/settings-card.tsx';
import { failureMessage } from '../model/failure-message.ts';
import { WrongPassword } from '../model/wrong-password.ts';
import { strings } from '../strings.ts';
import { strings as words } from './strings.ts';

async function request(email: string, password: string): Promise<Date> {
  try {
    return await requestAccountDeletion(email, password);
  } catch (error) {
    // The service says of every refusal that the credentials are invalid; the address is known to be right.
    throw error instanceof AppError && error.code === 'auth' ? new WrongPassword() : error;
  }
}

/** The way out, for a user who knows the password and types the account's address. */
export function DeleteAccount({ email }: { readonly email: string }) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const confirmField = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => request(email, password),
    networkMode: 'always',
    onSuccess(goneBy) {
      leaving.begin();
      void navigate(paths.accountDeleted.href(), { replace: true, state: { goneBy: goneBy.toISOString() } });
    },
    onError: (failure) => failure instanceof WrongPassword && passwordField.current?.focus(),
  });
  const isWrong = error instanceof WrongPassword;
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setAsked(true);
    if (password === '') passwordField.current?.focus();
    else if (!isConfirmed) confirmField.current?.focus();
    else mutate();
  }

  return (
    <SettingsCard title={words.title} text={words.what}>
      <p>{words.when}</p>
      <form onSubmit={handleSubmit} noValidate>
        <Stack>
          <PasswordField
            ref={passwordField}
            required
            label={strings.currentPassword}
            autoComplete="current-password"
            value={password}
            readOnly={isPending}
            error={(isWrong && error.message) || (asked && password === '' && strings.currentPasswordMissing)}
            onChange={(event) => {
              setPassword(event.target.value);
              reset();
            }}
          />
          <TextField
            ref={confirmField}
            required
            type="email"
            inputMode="email"
            autoComplete="off"
            label={words.confirm}
            hint={words.hint(email)}
            value={typed}
            readOnly={isPending}
            error={asked && !isConfirmed && words.mismatch}
            onChange={(event) => setTyped(event.target.value)}
          />
          {error && !isWrong && (
            <Alert tone="danger" live="assertive">
              {failureMessage(error)}
            </Alert>
          )}
          <div>
            <Button type="submit" variant="danger" busy={isPending} busyLabel={words.deleting}>
              {words.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </SettingsCard>
  );
}
