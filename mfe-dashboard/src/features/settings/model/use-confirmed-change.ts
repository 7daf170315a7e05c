import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { withPassword, WrongPassword } from './wrong-password.ts';

interface ConfirmedChange<Wanted, Result> {
  readonly change: (password: string, wanted: Wanted) => Promise<Result>;
  readonly onDone: (result: Result) => void;
  /** A wrong password takes the focus back to its field without it. */
  readonly onFailure?: (failure: Error) => void;
}

/** A change of the account that takes its current password, and the state of the form that asks for it. */
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
      if (failure instanceof WrongPassword) ref.current?.focus();
      onFailure?.(failure);
    },
  });
  return {
    mutate,
    isPending,
    error,
    data,
    reset,
    /** To be called when another field changes: a refusal is about what was sent, but a wrong password stays wrong. */
    otherChanged() {
      if (!(error instanceof WrongPassword)) reset();
    },
    /** Whether the form was sent, so that an empty field is a fault. */
    asked,
    setAsked,
    isMissing: password === '',
    focus: () => ref.current?.focus(),
    /** For the `CurrentPasswordField`. */
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
