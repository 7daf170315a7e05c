import { requestAccountDeletion } from '@storyloom/shared/api/account-deletion';
import { WrongCode } from '@storyloom/shared/api/second-factor';
import { type SessionState, verifiedFactor } from '@storyloom/shared/auth';
import { paths } from '@storyloom/shared/contract';
import { Button, Stack, TextField } from '@storyloom/shared/ui';
import { CodeField } from '@storyloom/shared/ui/code-field';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaving } from '../../../model/leaving.ts';
import { ChangeFailure } from '../components/change-failure.tsx';
import { CurrentPasswordField } from '../components/current-password-field.tsx';
import { SettingsCard } from '../components/settings-card.tsx';
import { factorOf } from '../model/factor-of.ts';
import { focusRefused } from '../model/focus-refused.ts';
import { useConfirmedChange } from '../model/use-confirmed-change.ts';
import { strings as words } from './strings.ts';

/** Deletes the account after checking the password and the typed address. */
export function DeleteAccount({ user }: { readonly user: NonNullable<SessionState['user']> }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const email = user.email ?? '';
  const { data: factor = verifiedFactor(user) ?? null } = useQuery(factorOf(user.id));
  const wantsCode = factor !== null;
  const codeField = useRef<HTMLInputElement>(null);
  const confirmField = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, reset, asked, setAsked, ...password } = useConfirmedChange({
    change: (current) => requestAccountDeletion(email, current, code),
    onDone(goneBy) {
      leaving.begin();
      void navigate(paths.accountDeleted.href(), { replace: true, state: { goneBy: goneBy.toISOString() } });
    },
    onFailure(failure) {
      if (failure instanceof WrongCode) focusRefused(codeField.current);
    },
  });
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setAsked(true);
    if (password.isMissing) password.focus();
    else if (wantsCode && code.trim() === '') codeField.current?.focus();
    else if (!isConfirmed) confirmField.current?.focus();
    else mutate();
  }

  return (
    <SettingsCard title={words.title} text={words.what}>
      <p>{words.when}</p>
      <form onSubmit={handleSubmit} noValidate>
        <Stack>
          <CurrentPasswordField {...password.field} />
          {wantsCode && (
            <CodeField
              ref={codeField}
              label={words.code}
              value={code}
              readOnly={isPending}
              error={error instanceof WrongCode ? error.message : asked && code.trim() === '' && words.codeMissing}
              onChange={(event) => {
                setCode(event.target.value);
                reset();
              }}
            />
          )}
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
          <ChangeFailure failure={error} />
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
