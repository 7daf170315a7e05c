import { type AuthNavigationState, paths } from '@storyloom/shared/contract';
import { ButtonLink } from '@storyloom/shared/ui';
import { useLocation } from 'react-router-dom';
import { strings } from '../strings.ts';

/** Leads to signing in, and back here afterwards. */
export function SignInLink() {
  const { pathname } = useLocation();
  const state: AuthNavigationState = { returnTo: pathname };
  return (
    <ButtonLink to={paths.auth.href()} state={state}>
      {strings.signIn}
    </ButtonLink>
  );
}
