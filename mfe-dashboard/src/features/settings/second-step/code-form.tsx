import { WrongCode } from '@storyloom/shared/api/second-factor';
import { Button, CardActions, Stack } from '@storyloom/shared/ui';
import { CodeField } from '@storyloom/shared/ui/code-field';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ChangeFailure } from '../components/change-failure.tsx';
import { focusRefused } from '../model/focus-refused.ts';
import { strings } from './strings.ts';

interface Props {
  readonly submit: string;
  readonly variant?: 'primary' | 'danger';
  readonly hint?: string;
  readonly onCode: (code: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for the current code of the authenticator app. */
export function CodeForm({ submit, variant = 'primary', hint, onCode, onCancel }: Props) {
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => onCode(code),
    networkMode: 'always',
    onError: (failure) => failure instanceof WrongCode && focusRefused(field.current),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setAsked(true);
    if (code.trim() === '') field.current?.focus();
    else mutate();
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack>
        <CodeField
          ref={field}
          label={strings.code}
          hint={hint}
          value={code}
          readOnly={isPending}
          error={error instanceof WrongCode ? error.message : asked && code.trim() === '' && strings.codeMissing}
          onChange={(event) => {
            setCode(event.target.value);
            reset();
          }}
        />
        <ChangeFailure failure={error} />
        <CardActions>
          <Button type="submit" variant={variant} busy={isPending} busyLabel={strings.busy}>
            {submit}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {strings.cancel}
          </Button>
        </CardActions>
      </Stack>
    </form>
  );
}
