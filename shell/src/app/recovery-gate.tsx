import { useSession } from '@storyloom/shared/auth';
import { paths } from '@storyloom/shared/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

/**
 * Redirects a user who opened a link from an email to the page that handles it. A user who is choosing a new password stays
 * there until it is chosen or they sign out; a broken link is reported once.
 */
export function RecoveryGate({ children }: { readonly children: ReactNode }) {
  const { recovering, brokenLink } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const told = useRef(false);
  useEffect(() => {
    if (!brokenLink || told.current) return;
    told.current = true;
    void navigate(paths.auth.href(), { replace: true });
  }, [brokenLink, navigate]);
  if (recovering && pathname !== paths.auth.pattern) return <Navigate replace to={paths.auth.href()} />;
  return children;
}
