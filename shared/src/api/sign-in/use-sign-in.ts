import { failureReason } from '@storyloom/shared/api/failure-reason';
import { signOut, useSession } from '@storyloom/shared/auth';
import { type AuthNavigationState, type AuthPurpose, paths } from '@storyloom/shared/contract';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';

interface Way {
  readonly hash: string;
  readonly purpose: AuthPurpose | undefined;
}

/**
 * Navigates to the sign-in page, which names the `purpose` if one is given and returns the user to this page, with its search and
 * `hash`. A signed-in user is signed out first, so call it only when the database no longer accepts the session: otherwise the sign-in
 * page would redirect straight back.
 *
 * @param onFailure receives why that session could not be ended
 */
export function useSignIn(onFailure: (reason: string) => void) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    async mutationFn({ hash, purpose }: Way) {
      if (user) await signOut();
      const state: AuthNavigationState = { returnTo: `${pathname}${search}${hash}`, ...(purpose && { purpose }) };
      await navigate(paths.auth.href(), { state });
    },
    networkMode: 'always',
    onError: (error) => onFailure(failureReason(error)),
  });
  return { busy: isPending, signIn: (hash = '', purpose?: AuthPurpose) => mutate({ hash, purpose }) };
}
