import { SessionProvider } from '@storyloom/shared/auth';
import type { ReleaseMap } from '@storyloom/shared/contract';
import { GlobalStyle } from '@storyloom/shared/theme';
import { Toaster } from '@storyloom/shared/ui';
import type { ComponentType, ReactNode } from 'react';
import { Layout } from '../features/layout/layout.tsx';
import { RecoveryGate } from './recovery-gate.tsx';
import { SiteRoutes } from './site-routes.tsx';

interface Props {
  readonly releases: ReleaseMap;
  /** The browser's router, or the one of a page that is being written. */
  readonly router: ComponentType<{ readonly children: ReactNode }>;
}

/** The whole site on one release map. */
export function Site({ releases, router: Router }: Props) {
  return (
    <SessionProvider>
      <Router>
        <GlobalStyle />
        <Layout releases={releases}>
          <RecoveryGate>
            <SiteRoutes releases={releases} />
          </RecoveryGate>
        </Layout>
        <Toaster />
      </Router>
    </SessionProvider>
  );
}
