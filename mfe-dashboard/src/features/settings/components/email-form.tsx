import { requestEmailChange } from '@storyloom/shared/api/account';
import { TEXT_MAX } from '@storyloom/shared/domain';
import { Alert, Button, Stack, TextField } from '@storyloom/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useConfirmedChange } from '../model/use-confirmed-change.ts';
import { strings } from '../strings.ts';
import { ChangeFailure } from './change-failure.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { SettingsCard } from './settings-card.tsx';

const words = strings.email;

/** Text around one @, without white space; whether mail arrives is known when the link is opened. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/;

function faultOf(wanted: string, present: string): string | undefined {
  if (wanted === '') return words.missing;
  if (!ADDRESS.test(wanted)) return words.invalid;
  return wanted.toLowerCase() === present.toLowerCase() ? words.same : undefined;
}

/** Changes the email address after checking the password; the new one applies when its link is opened. */
export function EmailForm({ email }: { readonly email: string }) {
  const [typed, setTyped] = useState('');
  const addressField = useRef<HTMLInputElement>(null);
  const wanted = typed.trim();
  const { mutate, isPending, error, data, otherChanged, asked, setAsked, ...password } = useConfirmedChange({
    async change(current, to: string) {
      await requestEmailChange({ from: email, to, password: current });
      return to;
    },
    onDone: () => setTyped(''),
  });
  const fault = faultOf(wanted, email);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setAsked(true);
    if (fault !== undefined) addressField.current?.focus();
    else if (password.isMissing) password.focus();
    else mutate(wanted);
  }

  return (
    <SettingsCard title={words.title} text={words.text(email)}>
      <form onSubmit={handleSubmit} noValidate>
        <Stack>
          <TextField
            ref={addressField}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            label={words.label}
            maxLength={TEXT_MAX.email}
            value={typed}
            readOnly={isPending}
            error={asked && fault}
            onChange={(event) => {
              setTyped(event.target.value);
              otherChanged();
            }}
          />
          <CurrentPasswordField {...password.field} />
          <ChangeFailure failure={error} />
          {data !== undefined && (
            <Alert tone="success" live="polite">
              {words.sent(data, email)}
            </Alert>
          )}
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
