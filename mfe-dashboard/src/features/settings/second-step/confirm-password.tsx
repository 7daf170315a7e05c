import { beginSetUp, type Enrolment } from '@storyloom/shared/api/second-factor';
import { Button, CardActions, Stack } from '@storyloom/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ChangeFailure } from '../components/change-failure.tsx';
import { CurrentPasswordField } from '../components/current-password-field.tsx';
import { withPassword, WrongPassword } from '../model/wrong-password.ts';
import { StepHeading } from './step-heading.tsx';
import { strings } from './strings.ts';

interface Props {
  readonly email: string;
  readonly onBegun: (enrolment: Enrolment) => void;
  readonly onCancel: () => void;
}

/** The first step of setting up: a session that was left open is not enough. */
export function ConfirmPassword({ email, onBegun, onCancel }: Props) {
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => withPassword(() => beginSetUp(email, password)),
    networkMode: 'always',
    onSuccess: onBegun,
    onError: (failure) => failure instanceof WrongPassword && field.current?.focus(),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setAsked(true);
    if (password === '') field.current?.focus();
    else mutate();
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack>
        <StepHeading>{strings.password.title}</StepHeading>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordField
          ref={field}
          value={password}
          readOnly={isPending}
          asked={asked}
          failure={error}
          onValue={(value) => {
            setPassword(value);
            reset();
          }}
        />
        <ChangeFailure failure={error} />
        <CardActions>
          <Button type="submit" variant="primary" busy={isPending} busyLabel={strings.busy}>
            {strings.next}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {strings.cancel}
          </Button>
        </CardActions>
      </Stack>
    </form>
  );
}
