import { useSession } from '@storyloom/shared/auth';
import { paths, safeReturnPath } from '@storyloom/shared/contract';
import { Alert, ButtonLink } from '@storyloom/shared/ui';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AuthForm } from './auth-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { FORGOT } from './forgot.ts';
import { LateNewPasswordForm, LateRequestResetForm, LateSecondStepForm } from './late-forms.tsx';
import { strings } from './strings.ts';
import type { AuthMode, AuthValues } from './validate.ts';
import { purposeOf } from './purpose.ts';
import { AccountForStory, waitingTitleOf } from './waiting-story.tsx';

/**
 * `/auth` and `/signup`: one form in two modes, and the two forms for a forgotten password. A user who is signed in is sent back
 * to where they came from.
 */
export function AuthPage({ mode }: { readonly mode: AuthMode }) {
  const { user, secondStepOf, loading, recovering, brokenLink, ended } = useSession();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [values, setValues] = useState<AuthValues>({ name: '', email: '', password: '' });
  const [shownMode, setShownMode] = useState(mode);
  const [created, setCreated] = useState(false);
  const change = (part: Partial<AuthValues>) => setValues((before) => ({ ...before, ...part }));
  const isSigningUp = mode === 'sign-up';
  if (shownMode !== mode) {
    setShownMode(mode);
    if (isSigningUp) setCreated(false);
  }

  /** Signing in with the new password is the next step (spec 4); Back does not return to the completed form. */
  function handleCreated() {
    setCreated(true);
    void navigate(paths.auth.href(), { replace: true, state });
  }

  if (secondStepOf) {
    const { title, description } = strings.secondStep;
    return (
      <AuthFrame step="second" title={title} description={description(secondStepOf.email ?? '')}>
        <LateSecondStepForm />
      </AuthFrame>
    );
  }
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
  const words = isSigningUp ? strings.signUp : strings.signIn;
  const waitingTitle = waitingTitleOf(state);
  const waiting = strings.waiting[isSigningUp ? 'signUp' : created ? 'created' : 'signIn'];
  const purpose = purposeOf(state, isSigningUp ? 'signUp' : 'signIn');
  const needsAccount = waitingTitle !== undefined && !isSigningUp && !created;
  return (
    <AuthFrame
      title={words.title}
      description={waitingTitle === undefined ? (purpose ?? words.description) : waiting(waitingTitle)}
      notice={
        brokenLink ? (
          <BrokenLink state={state} />
        ) : needsAccount ? (
          <AccountForStory state={state} />
        ) : (
          ended && !isSigningUp && <SessionEnded />
        )
      }
    >
      <AuthForm
        mode={mode}
        values={values}
        onChange={change}
        created={created && !isSigningUp}
        onCreated={handleCreated}
      />
    </AuthFrame>
  );
}

function SessionEnded() {
  const words = strings.sessionEnded;
  return (
    <Alert tone="info" live="polite" title={words.title}>
      {words.text}
    </Alert>
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
