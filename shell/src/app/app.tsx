import { SessionProvider } from '@storyloom/shared/auth';
import type { ReleaseMap } from '@storyloom/shared/contract';
import { GlobalStyle } from '@storyloom/shared/theme';
import { Toaster } from '@storyloom/shared/ui';
import { BrowserRouter } from 'react-router-dom';
import { Layout } from '../features/layout/layout.tsx';
import { RecoveryGate } from './recovery-gate.tsx';
import { SiteRoutes } from './site-routes.tsx';

/** The whole site on one release map. */
export function App({ releases }: { readonly releases: ReleaseMap }) {
  return (
    <SessionProvider>
      <BrowserRouter>
        <GlobalStyle />
        <Layout releases={releases}>
          <RecoveryGate>
            <SiteRoutes releases={releases} />
          </RecoveryGate>
        </Layout>
        <Toaster />
      </BrowserRouter>
    </SessionProvider>
  );
}
