import { signOut, useSession } from '@storyloom/shared/auth';
import { type AuthNavigationState, paths } from '@storyloom/shared/contract';
import { ButtonLink } from '@storyloom/shared/ui';
import type { Ref } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { strings } from '../strings.ts';

/**
 * What a link needs that leads to signing in, and back here afterwards.
 *
 * @param waitingTitle names the story that waits to be kept
 */
export function useSignInLink(waitingTitle?: string): { readonly to: string; readonly state: AuthNavigationState } {
  const { pathname } = useLocation();
  return {
    to: paths.auth.href(),
    state: { returnTo: pathname, ...(waitingTitle !== undefined && { waitingTitle }) },
  };
}

/** Goes to signing in from a session that the service knows no more, and that this browser still has. */
export function useSignInAgain(waitingTitle?: string): () => Promise<void> {
  const { user } = useSession();
  const navigate = useNavigate();
  const { to, state } = useSignInLink(waitingTitle);
  return async () => {
    // The auth screen would send back someone whom this browser still takes for signed in.
    if (user) await signOut().catch(() => undefined);
    navigate(to, { state });
  };
}

interface Props {
  readonly describedBy?: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Leads to signing in, and back here afterwards. */
export function SignInLink({ describedBy, ref }: Props) {
  return (
    <ButtonLink {...useSignInLink()} {...(ref !== undefined && { ref })} aria-describedby={describedBy}>
      {strings.signIn}
    </ButtonLink>
  );
}
