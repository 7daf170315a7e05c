import { useSession } from '@storyloom/shared/auth';
import { paths, safeReturnPath } from '@storyloom/shared/contract';
import { Alert, ButtonLink } from '@storyloom/shared/ui';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthForm } from './auth-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { FORGOT } from './forgot.ts';
import { LateNewPasswordForm, LateRequestResetForm } from './late-forms.tsx';
import { strings } from './strings.ts';
import type { AuthMode, AuthValues } from './validate.ts';

/**
 * `/auth` and `/signup`: one form in two modes, and the two of a forgotten password. Whoever is signed in goes on to
 * where they came from.
 */
export function AuthPage({ initialMode }: { readonly initialMode: AuthMode }) {
  const { user, loading, recovering, brokenLink } = useSession();
  const { key, search, state } = useLocation();
  const [choice, setChoice] = useState({ at: key, mode: initialMode });
  const [values, setValues] = useState<AuthValues>({ name: '', email: '', password: '' });
  const change = (part: Partial<AuthValues>) => setValues((before) => ({ ...before, ...part }));
  // A link to the other mode is a new address: it wins over what was toggled before.
  const mode = choice.at === key ? choice.mode : initialMode;

  if (recovering) {
    const email = user?.email ?? '';
    const words = strings.recovery;
    return (
      <AuthFrame title={words.title} description={loading ? words.checking : words.description(email)}>
        {!loading && <LateNewPasswordForm email={email} />}
      </AuthFrame>
    );
  }
  if (user) {
    const { returnTo } = (state ?? {}) as { returnTo?: unknown };
    return <Navigate replace to={safeReturnPath(returnTo, paths.generators.href())} />;
  }
  if (FORGOT.isAt(search)) {
    return (
      <AuthFrame title={strings.forgot.title} description={strings.forgot.description}>
        <LateRequestResetForm email={values.email} onEmailChange={(email) => change({ email })} />
      </AuthFrame>
    );
  }
  const words = mode === 'sign-up' ? strings.signUp : strings.signIn;
  return (
    <AuthFrame title={words.title} description={words.description} notice={brokenLink && <BrokenLink state={state} />}>
      <AuthForm
        mode={mode}
        onModeChange={(next) => setChoice({ at: key, mode: next })}
        values={values}
        onChange={change}
      />
    </AuthFrame>
  );
}

function BrokenLink({ state }: { readonly state: unknown }) {
  const words = strings.brokenLink;
  return (
    <Alert
      tone="warning"
      live="polite"
      title={words.title}
      actions={
        <ButtonLink to={FORGOT.href} state={state}>
          {words.again}
        </ButtonLink>
      }
    >
      {words.text}
    </Alert>
  );
}
