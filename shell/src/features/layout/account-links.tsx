import { signOut, useSession } from '@storyloom/shared/auth';
import { type AuthNavigationState, paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { ButtonLink, TextLink, toast } from '@storyloom/shared/ui';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const AccountMenu = lazy(() => import('./account-menu.tsx'));

/** Log in and Sign up, or the person's own menu. Both links remember the page they were used on. */
export function AccountLinks() {
  const { user, loading } = useSession();
  const { pathname, search, state: here } = useLocation();
  const navigate = useNavigate();

  async function handleSignOut() {
    try {
      // First away from pages that would ask a guest to sign in.
      navigate(paths.home.href());
      await signOut();
      toast.success(strings.signedOut);
    } catch (error) {
      toast.error((error instanceof Error && error.message) || strings.signOutFailed);
    }
  }

  if (loading) return null;
  if (user) {
    return (
      <Suspense>
        <AccountMenu name={user.email ?? strings.account} onSignOut={() => void handleSignOut()} />
      </Suspense>
    );
  }
  const atAuth = pathname === paths.auth.pattern || pathname === paths.signUp.pattern;
  const state: AuthNavigationState = atAuth ? (here ?? {}) : { returnTo: `${pathname}${search}` };
  return (
    <Links>
      <TextLink plain to={paths.auth.href()} state={state}>
        {strings.logIn}
      </TextLink>
      <ButtonLink variant="primary" to={paths.signUp.href()} state={state}>
        {strings.signUp}
      </ButtonLink>
    </Links>
  );
}

const Links = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.lg};
  font-size: ${theme.fontSize.sm};
`;
