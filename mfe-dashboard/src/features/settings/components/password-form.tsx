import { changePassword } from '@storyloom/shared/auth';
import { NewPasswordField, newPasswordFault } from '@storyloom/shared/new-password';
import { Button, Stack, toast } from '@storyloom/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useConfirmedChange } from '../model/use-confirmed-change.ts';
import { strings } from '../strings.ts';
import { ChangeFailure } from './change-failure.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { SettingsCard } from './settings-card.tsx';

const words = strings.password;

/** Changes the password after checking the current one. */
export function PasswordForm({ email }: { readonly email: string }) {
  const [next, setNext] = useState('');
  const nextField = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, otherChanged, asked, setAsked, ...current } = useConfirmedChange({
    change: (password) => changePassword(next, password),
    onDone() {
      setNext('');
      toast.success(words.done);
    },
  });
  const fault = newPasswordFault(next);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setAsked(true);
    if (current.isMissing) current.focus();
    else if (fault !== undefined) nextField.current?.focus();
    else mutate();
  }

  return (
    <SettingsCard title={words.title} text={words.text}>
      <form onSubmit={handleSubmit} noValidate>
        {/* Password managers store the new password with it. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Stack>
          <CurrentPasswordField {...current.field} />
          <NewPasswordField
            ref={nextField}
            required
            label={words.label}
            value={next}
            readOnly={isPending}
            error={asked && fault}
            onChange={(event) => {
              setNext(event.target.value);
              otherChanged();
            }}
          />
          <ChangeFailure failure={error} />
          <div>
            <Button type="submit" busy={isPending} busyLabel={strings.saving}>
              {words.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </SettingsCard>
  );
}
