import { TextField, type TextFieldProps } from '@storyloom/shared/ui';
import { strings } from './strings.ts';

/** The address that an account is known by. */
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
