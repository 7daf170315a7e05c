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
 * Leads to signing in, which says what it is for where a `purpose` is given, and back to the same search of this page, at
 * `hash` where one is given. A session that the database no longer takes is given up first: with it, the sign-in page would
 * lead straight back.
 *
 * @param onFailure receives why that session could not be given up
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
