import { TextField, type TextFieldProps } from '@storyloom/shared/ui';
import { strings } from './strings.ts';

/** The address that somebody signs in with. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label={strings.email}
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
