import { type AuthNavigationState, paths } from '@storyloom/shared/contract';
import { ButtonLink } from '@storyloom/shared/ui';
import { useLocation } from 'react-router-dom';
import { strings } from '../strings.ts';

/** What a link needs that leads to signing in, and back here afterwards. */
export function useSignIn(): { readonly to: string; readonly state: AuthNavigationState } {
  const { pathname } = useLocation();
  return { to: paths.auth.href(), state: { returnTo: pathname } };
}

/** Leads to signing in, and back here afterwards. */
export function SignInLink() {
  return <ButtonLink {...useSignIn()}>{strings.signIn}</ButtonLink>;
}
