import { TextField, type TextFieldProps } from '@storyloom/shared/ui';
import { strings } from './strings.ts';

/** The email address of an account. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label={strings.email}
      required
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
