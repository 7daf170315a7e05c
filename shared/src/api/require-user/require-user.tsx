import { useSession } from '@storyloom/shared/auth';
import { type AuthNavigationState, paths } from '@storyloom/shared/contract';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

interface Props {
  /** Shown while the session loads. */
  readonly fallback: ReactNode;
  readonly children: (userId: string) => ReactNode;
}

/** Shows a page to signed-in users; leads guests to sign in, and back. */
export function RequireUser({ fallback, children }: Props) {
  const { user, loading } = useSession();
  const { pathname, search, hash } = useLocation();
  if (loading) return fallback;
  if (user) return children(user.id);
  const state: AuthNavigationState = { returnTo: `${pathname}${search}${hash}` };
  return <Navigate replace to={paths.auth.href()} state={state} />;
}
