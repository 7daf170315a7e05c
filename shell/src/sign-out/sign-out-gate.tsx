import { useSession } from '@storyloom/shared/auth';
import { paths } from '@storyloom/shared/contract';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { leaving } from './leaving.ts';

/**
 * Navigates home after a user has signed out, before the page renders without a session: a page for signed-in users would ask
 * them to sign in again.
 */
export function SignOutGate({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const home = paths.home.href();
  const isGone = !user && leaving.isUnderWay();
  const isHome = pathname === home;
  useEffect(() => {
    if (isGone && isHome) leaving.end();
  }, [isGone, isHome]);
  return isGone && !isHome ? <Navigate to={home} /> : children;
}
