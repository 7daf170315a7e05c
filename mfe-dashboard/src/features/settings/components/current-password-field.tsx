import { PasswordField } from '@storyloom/shared/ui';
import type { Ref } from 'react';
import { WrongPassword } from '../model/wrong-password.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly readOnly: boolean;
  /** Whether the form was submitted, so that an empty field is an error. */
  readonly asked: boolean;
  /** Why the last change failed, if it did. */
  readonly failure: Error | null;
  readonly onValue: (value: string) => void;
}

/** The account's current password, required before the account changes. */
export function CurrentPasswordField({ ref, value, readOnly, asked, failure, onValue }: Props) {
  const missing = asked && value === '' && strings.currentPasswordMissing;
  return (
    <PasswordField
      ref={ref}
      required
      label={strings.currentPassword}
      autoComplete="current-password"
      value={value}
      readOnly={readOnly}
      error={failure instanceof WrongPassword ? failure.message : missing}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
