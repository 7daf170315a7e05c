import { SessionProvider } from '@storyloom/shared/auth';
import type { ReleaseMap } from '@storyloom/shared/contract';
import { GlobalStyle } from '@storyloom/shared/theme';
import { Toaster } from '@storyloom/shared/ui';
import type { ComponentType, ReactNode } from 'react';
import { CancelledDeletion } from '../features/account-deletion/cancelled-deletion.tsx';
import { Override } from '../features/override/override.tsx';
import { Preview } from '../features/preview/preview.tsx';
import { Layout } from '../features/layout/layout.tsx';
import { VersionKey } from '../features/version-panel/version-key.tsx';
import { PlainAddress } from '../prerendered/plain-address.tsx';
import { SignOutGate } from '../sign-out/sign-out-gate.tsx';
import { SignOutQuestion } from '../sign-out/sign-out-question.tsx';
import { RecoveryGate } from './recovery-gate.tsx';
import { SiteRoutes } from './site-routes.tsx';

interface Props {
  readonly releases: ReleaseMap;
  /** The browser's router, or the one that prerenders a page. */
  readonly router: ComponentType<{ readonly children: ReactNode }>;
  /**
   * For a prerendered page: settles when React has hydrated it, or when that can't be expected. Its HTML is that of a page whose
   * session is unknown, at an address without a query, so the first render must be too.
   */
  readonly hydrated?: Promise<void> | undefined;
}

/** The whole site on one release map. */
export function Site({ releases, router: Router, hydrated }: Props) {
  return (
    <SessionProvider heldUntil={hydrated}>
      <Router>
        <GlobalStyle />
        <Layout releases={releases}>
          <Override />
          <CancelledDeletion />
          <SignOutGate>
            <RecoveryGate>
              <PlainAddress until={hydrated}>
                <SiteRoutes releases={releases} />
              </PlainAddress>
            </RecoveryGate>
          </SignOutGate>
        </Layout>
        <VersionKey releases={releases} />
        <Preview />
        <SignOutQuestion />
        <Toaster />
      </Router>
    </SessionProvider>
  );
}
