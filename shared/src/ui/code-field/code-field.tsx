import { TextField, type TextFieldProps } from '@storyloom/shared/ui';

/** The code of an authenticator app, which phones and password managers offer to fill in. */
export function CodeField(props: TextFieldProps) {
  return <TextField required inputMode="numeric" autoComplete="one-time-code" spellCheck={false} {...props} />;
}
