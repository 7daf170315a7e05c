import { beginSetUp, type Enrolment } from '@storyloom/shared/api/second-factor';
import { Button, CardActions, Stack } from '@storyloom/shared/ui';
import type { FormEvent } from 'react';
import { ChangeFailure } from '../components/change-failure.tsx';
import { CurrentPasswordField } from '../components/current-password-field.tsx';
import { useConfirmedChange } from '../model/use-confirmed-change.ts';
import { StepHeading } from './step-heading.tsx';
import { strings } from './strings.ts';

interface Props {
  readonly email: string;
  readonly onBegun: (enrolment: Enrolment) => void;
  readonly onCancel: () => void;
}

/** First step of the set-up: an unattended open session is not enough. */
export function ConfirmPassword({ email, onBegun, onCancel }: Props) {
  const { mutate, isPending, error, setAsked, ...password } = useConfirmedChange({
    change: (current) => beginSetUp(email, current),
    onDone: onBegun,
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setAsked(true);
    if (password.isMissing) password.focus();
    else mutate();
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack>
        <StepHeading>{strings.password.title}</StepHeading>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordField {...password.field} />
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
