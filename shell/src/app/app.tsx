import { SessionProvider } from '@storyloom/shared/auth';
import type { ReleaseMap } from '@storyloom/shared/contract';
import { QUERY_CACHE } from '@storyloom/shared/domain';
import { GlobalStyle } from '@storyloom/shared/theme';
import { Toaster } from '@storyloom/shared/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { Layout } from '../features/layout/layout.tsx';
import { SiteRoutes } from './site-routes.tsx';

// Offline a request fails and says so; the library's default would show a skeleton for ever.
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: QUERY_CACHE.staleMs, retry: QUERY_CACHE.retries, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** The whole site on one release map. */
export function App({ releases }: { readonly releases: ReleaseMap }) {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <BrowserRouter>
          <GlobalStyle />
          <Layout releases={releases}>
            <SiteRoutes releases={releases} />
          </Layout>
          <Toaster />
        </BrowserRouter>
      </SessionProvider>
    </QueryClientProvider>
  );
}
