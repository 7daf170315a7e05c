import { signIn, signUp } from '@storyloom/shared/auth';
import { theme } from '@storyloom/shared/theme';
import { Alert, Button, PasswordField, TextField, TextLink, toast } from '@storyloom/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { EmailField } from './email-field.tsx';
import { failureMessage } from './failure-message.ts';
import { Elsewhere, Form } from './form.ts';
import { FORGOT } from './forgot.ts';
import { strings } from './strings.ts';
import { type AuthErrors, type AuthMode, type AuthValues, validateAuth } from './validate.ts';

interface Props {
  readonly mode: AuthMode;
  readonly onModeChange: (mode: AuthMode) => void;
  /** Kept outside, so that they survive a visit to another form. */
  readonly values: AuthValues;
  readonly onChange: (change: Partial<AuthValues>) => void;
}

/** Name, e-mail and password. What was typed survives a failure and a change of mode. */
export function AuthForm({ mode, onModeChange, values, onChange }: Props) {
  const [errors, setErrors] = useState<AuthErrors>({});
  const [failure, setFailure] = useState<string>();
  const [created, setCreated] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { state } = useLocation();
  const signingUp = mode === 'sign-up';
  const words = signingUp ? strings.signUp : strings.signIn;

  const change = (field: keyof AuthValues) => (event: { currentTarget: HTMLInputElement }) => {
    onChange({ [field]: event.currentTarget.value });
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
        onChange({ password: '' });
        setCreated(true);
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
        <Alert tone="success" live="polite">
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
      <EmailField value={values.email} error={errors.email} onChange={change('email')} />
      <PasswordField
        label={strings.password}
        name="password"
        autoComplete={signingUp ? 'new-password' : 'current-password'}
        hint={signingUp ? strings.passwordHint : undefined}
        value={values.password}
        error={errors.password}
        onChange={change('password')}
      />
      {!signingUp && (
        <Forgot to={FORGOT.href} state={state}>
          {strings.forgot.link}
        </Forgot>
      )}
      <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel={words.busy}>
        {words.submit}
      </Button>
      <Elsewhere>
        {words.switchText}{' '}
        <Button variant="quiet" onClick={handleSwitch}>
          {words.switchLink}
        </Button>
      </Elsewhere>
    </Form>
  );
}

const Forgot = styled(TextLink)`
  justify-self: end;
  margin-block-start: calc(-1 * ${theme.space.xs});
  padding-block: ${theme.space['2xs']};
  font-size: ${theme.fontSize.sm};
`;
