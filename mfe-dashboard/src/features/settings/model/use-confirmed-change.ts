import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { focusRefused } from './focus-refused.ts';
import { withPassword, WrongPassword } from './wrong-password.ts';

interface ConfirmedChange<Wanted, Result> {
  readonly change: (password: string, wanted: Wanted) => Promise<Result>;
  readonly onDone: (result: Result) => void;
  /** Called on failure; a wrong password moves the focus to its field anyway. */
  readonly onFailure?: (failure: Error) => void;
}

/** A change of the account that requires the current password, and the state of its form. */
export function useConfirmedChange<Result, Wanted = void>({
  change,
  onDone,
  onFailure,
}: ConfirmedChange<Wanted, Result>) {
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: (wanted: Wanted) => withPassword(() => change(password, wanted)),
    networkMode: 'always',
    onSuccess(result) {
      setPassword('');
      setAsked(false);
      onDone(result);
    },
    onError(failure) {
      if (failure instanceof WrongPassword) focusRefused(ref.current);
      onFailure?.(failure);
    },
  });
  return {
    mutate,
    isPending,
    error,
    data,
    reset,
    /** To call when another field changes: a refusal is about the values sent, but a wrong password stays wrong. */
    otherChanged() {
      if (!(error instanceof WrongPassword)) reset();
    },
    /** Whether the form was submitted, so that an empty field is an error. */
    asked,
    setAsked,
    isMissing: password === '',
    focus: () => ref.current?.focus(),
    /** Props of the `CurrentPasswordField`. */
    field: {
      ref,
      value: password,
      readOnly: isPending,
      asked,
      failure: error,
      onValue(value: string) {
        setPassword(value);
        reset();
      },
    },
  };
}
