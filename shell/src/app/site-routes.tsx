import { matchPattern, type ReleaseMap, SHELL_PATTERNS } from '@storyloom/shared/contract';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { LateConfirmPage } from '../features/auth/late-forms.tsx';
import { NotFoundPage } from '../features/not-found/not-found-page.tsx';
import { leavePrerendered, showLivePage } from '../prerendered/page-keeper.ts';
import { RemoteSlot } from '../features/remote-slot/remote-slot.tsx';
import { releaseFor } from '../federation/releases.ts';

const OWN_PAGES: Readonly<Record<(typeof SHELL_PATTERNS)[number], ReactNode>> = {
  '/auth/confirm': <LateConfirmPage />,
  '/auth': <AuthPage mode="sign-in" />,
  '/signup': <AuthPage mode="sign-up" />,
};

/** The page of an address: the shell's own, or the remote's that the release map names. */
export function SiteRoutes({ releases }: { readonly releases: ReleaseMap }) {
  const { pathname } = useLocation();
  useEffect(() => leavePrerendered(pathname), [pathname]);
  const own = SHELL_PATTERNS.find((pattern) => matchPattern(pattern, pathname));
  if (own) return <OwnPage>{OWN_PAGES[own]}</OwnPage>;
  const release = releaseFor(releases, pathname);
  const notFound = <NotFoundPage />;
  return release ? <RemoteSlot key={release.id} release={release} notFound={notFound} /> : notFound;
}

function OwnPage({ children }: { readonly children: ReactNode }) {
  useEffect(showLivePage, []);
  return children;
}
