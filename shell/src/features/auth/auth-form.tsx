import { AppError } from '@storyloom/shared/api';
import { signIn, signUp } from '@storyloom/shared/auth';
import { theme } from '@storyloom/shared/theme';
import { Alert, Button, PasswordField, TextField, toast } from '@storyloom/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import { type AuthErrors, type AuthMode, type AuthValues, validateAuth } from './validate.ts';

interface Props {
  readonly mode: AuthMode;
  readonly onModeChange: (mode: AuthMode) => void;
}

function failureMessage(error: unknown): string {
  if (error instanceof AppError && error.code === 'network') return strings.unreachable;
  return (error instanceof Error && error.message) || strings.failed;
}

/** Name, e-mail and password. What was typed survives a failure and a change of mode. */
export function AuthForm({ mode, onModeChange }: Props) {
  const [values, setValues] = useState<AuthValues>({ name: '', email: '', password: '' });
  const [errors, setErrors] = useState<AuthErrors>({});
  const [failure, setFailure] = useState<string>();
  const [created, setCreated] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const signingUp = mode === 'sign-up';
  const words = signingUp ? strings.signUp : strings.signIn;

  const change = (field: keyof AuthValues) => (event: { currentTarget: HTMLInputElement }) => {
    const { value } = event.currentTarget;
    setValues((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _solved, ...others }) => others);
  };

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = validateAuth(mode, values);
    setErrors(found);
    setFailure(undefined);
    const first = Object.keys(found)[0];
    if (first) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      if (signingUp) {
        await signUp(values.name.trim(), values.email.trim(), values.password);
        setValues((before) => ({ ...before, password: '' }));
        setCreated(true);
        toast.success(words.success);
        onModeChange('sign-in');
      } else {
        await signIn(values.email.trim(), values.password);
        toast.success(words.success);
      }
    } catch (error) {
      setFailure(failureMessage(error));
    } finally {
      setBusy(false);
    }
  }

  function handleSwitch() {
    setErrors({});
    setFailure(undefined);
    setCreated(false);
    onModeChange(signingUp ? 'sign-in' : 'sign-up');
  }

  return (
    <Form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      {created && !signingUp && (
        <Alert tone="success" live="off">
          {strings.signUp.success}
        </Alert>
      )}
      {failure && (
        <Alert tone="danger" live="assertive">
          {failure}
        </Alert>
      )}
      {signingUp && (
        <TextField
          label={strings.name}
          name="name"
          autoComplete="name"
          value={values.name}
          error={errors.name}
          onChange={change('name')}
        />
      )}
      <TextField
        label={strings.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.email}
        error={errors.email}
        onChange={change('email')}
      />
      <PasswordField
        label={strings.password}
        name="password"
        autoComplete={signingUp ? 'new-password' : 'current-password'}
        hint={signingUp ? strings.passwordHint : undefined}
        value={values.password}
        error={errors.password}
        onChange={change('password')}
      />
      <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel={words.busy}>
        {words.submit}
      </Button>
      <Switch>
        {words.switchText}{' '}
        <Button variant="quiet" onClick={handleSwitch}>
          {words.switchLink}
        </Button>
      </Switch>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.lg};
`;

const Switch = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  text-align: center;
`;
