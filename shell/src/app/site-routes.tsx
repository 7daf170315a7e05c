import { paths, type ReleaseMap } from '@storyloom/shared/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { NotFoundPage } from '../features/not-found/not-found-page.tsx';
import { leaveKeptPage } from '../features/remote-slot/page-keeper.ts';
import { RemoteSlot } from '../features/remote-slot/remote-slot.tsx';
import { releaseFor } from '../federation/releases.ts';

/** The page of an address: the shell's own, or the remote's that the release map names. */
export function SiteRoutes({ releases }: { readonly releases: ReleaseMap }) {
  const { pathname } = useLocation();
  useEffect(() => leaveKeptPage(pathname), [pathname]);
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (path === paths.auth.pattern) return <AuthPage initialMode="sign-in" />;
  if (path === paths.signUp.pattern) return <AuthPage initialMode="sign-up" />;
  const release = releaseFor(releases, pathname);
  const notFound = <NotFoundPage />;
  return release ? <RemoteSlot key={release.id} release={release} notFound={notFound} /> : notFound;
}
