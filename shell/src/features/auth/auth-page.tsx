import { useSession } from '@storyloom/shared/auth';
import { paths, safeReturnPath } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { Card, Container, PageHeader } from '@storyloom/shared/ui';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { AuthForm } from './auth-form.tsx';
import { strings } from './strings.ts';
import type { AuthMode } from './validate.ts';

/** `/auth` and `/signup`: one form in two modes. Whoever is signed in goes on to where they came from. */
export function AuthPage({ initialMode }: { readonly initialMode: AuthMode }) {
  const { user } = useSession();
  const location = useLocation();
  const [choice, setChoice] = useState({ at: location.key, mode: initialMode });
  // A link to the other mode is a new address: it wins over what was toggled before.
  const mode = choice.at === location.key ? choice.mode : initialMode;
  const words = mode === 'sign-up' ? strings.signUp : strings.signIn;

  if (user) {
    const { returnTo } = (location.state ?? {}) as { returnTo?: unknown };
    return <Navigate replace to={safeReturnPath(returnTo, paths.generators.href())} />;
  }
  return (
    <Container>
      <title>{`${words.title} · Storyloom`}</title>
      <Narrow>
        <PageHeader title={words.title} description={words.description} />
        <Card>
          <AuthForm mode={mode} onModeChange={(next) => setChoice({ at: location.key, mode: next })} />
        </Card>
      </Narrow>
    </Container>
  );
}

const Narrow = styled.div`
  max-inline-size: ${theme.layout.dialog};
  margin-inline: auto;
`;
