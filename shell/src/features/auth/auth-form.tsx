import { signIn, signUp } from '@storyloom/shared/auth';
import { paths } from '@storyloom/shared/contract';
import { NewPasswordField } from '@storyloom/shared/new-password';
import { theme } from '@storyloom/shared/theme';
import { Alert, Button, TextField, TextLink, toast, useErrorTitle } from '@storyloom/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { type AuthFailure, AuthFailureAlert } from './auth-failure.tsx';
import { EmailField } from './email-field.tsx';
import { failureMessage, isWeakPassword, nextStepOf } from './failure-message.ts';
import { focusRefused } from './focus-refused.ts';
import { Elsewhere, Form } from './form.ts';
import { FORGOT } from './forgot.ts';
import { strings } from './strings.ts';
import { type AuthErrors, type AuthMode, type AuthValues, validateAuth } from './validate.ts';

interface Props {
  readonly mode: AuthMode;
  /** Held by the parent, so that they survive a visit to another form. */
  readonly values: AuthValues;
  readonly onChange: (change: Partial<AuthValues>) => void;
  /** The account was just created: shown until the user signs in with it. */
  readonly created: boolean;
  readonly onCreated: () => void;
}

/** Name, email and password. What was typed survives a failure and a change of mode. */
export function AuthForm({ mode, values, onChange, created, onCreated }: Props) {
  const [errors, setErrors] = useState<AuthErrors>({});
  const [failure, setFailure] = useState<AuthFailure>();
  const [busy, setBusy] = useState(false);
  const [shownMode, setShownMode] = useState(mode);
  const [hasTried, setHasTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { state } = useLocation();
  const signingUp = mode === 'sign-up';
  const words = signingUp ? strings.signUp : strings.signIn;
  // Failures of the other form do not apply to this one.
  if (shownMode !== mode) {
    setShownMode(mode);
    setErrors({});
    setFailure(undefined);
  }
  useErrorTitle(failure !== undefined);

  const change = (field: keyof AuthValues) => (event: { currentTarget: HTMLInputElement }) => {
    onChange({ [field]: event.currentTarget.value });
    setErrors(({ [field]: _solved, ...others }) => others);
    // The refusal was about the previous address.
    if (field === 'email') setFailure((now) => (now?.next === undefined ? now : undefined));
  };

  function refuse(found: AuthErrors) {
    setErrors(found);
    const first = Object.keys(found)[0];
    if (first) focusRefused(form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`));
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = validateAuth(mode, values);
    setFailure(undefined);
    if (!signingUp) setHasTried(true);
    refuse(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      if (signingUp) {
        await signUp(values.name.trim(), values.email.trim(), values.password);
        onCreated();
      } else {
        const isDone = await signIn(values.email.trim(), values.password);
        if (isDone) toast.success(words.success);
      }
    } catch (error) {
      const message = failureMessage(error);
      if (isWeakPassword(error)) refuse({ password: message });
      else setFailure({ message, next: nextStepOf(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      {/* Always rendered: a live region is announced when it changes, not when it appears with its text. */}
      <div role="status">{created && !hasTried && <Alert tone="success">{strings.signUp.success}</Alert>}</div>
      {failure && <AuthFailureAlert failure={failure} />}
      {signingUp && (
        <TextField
          required
          label={strings.name}
          name="name"
          autoComplete="name"
          value={values.name}
          error={errors.name}
          onChange={change('name')}
        />
      )}
      <EmailField
        autoComplete={signingUp ? 'email' : 'username'}
        value={values.email}
        error={errors.email}
        onChange={change('email')}
      />
      <NewPasswordField
        required
        chosen={signingUp}
        label={strings.password}
        name="password"
        value={values.password}
        error={errors.password}
        onChange={change('password')}
      />
      {!signingUp && (
        <Forgot alone to={FORGOT.href} state={state} data-scripted="">
          {strings.forgot.link}
        </Forgot>
      )}
      <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel={words.busy}>
        {words.submit}
      </Button>
      <Elsewhere>
        {words.switchText}{' '}
        <TextLink alone to={signingUp ? paths.auth.href() : paths.signUp.href()} state={state} data-scripted="">
          {words.switchLink}
        </TextLink>
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
