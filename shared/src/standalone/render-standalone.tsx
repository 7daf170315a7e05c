import { createRoot } from 'react-dom/client';
import { SessionProvider } from '../auth/index.ts';
import type { RemoteModule } from '../contract/index.ts';
import { BrowserRouter, useRoutes } from '../facade/router.ts';
import { GlobalStyle } from '../theme/index.ts';
import { Toaster } from '../ui/index.ts';

function Routes({ remote }: { readonly remote: RemoteModule }) {
  return useRoutes([...remote.routes]);
}

/** A remote's own page for development: its routes with session and theme, without shell or other remotes. */
export function renderStandalone(remote: RemoteModule): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root element');
  createRoot(element).render(
    <SessionProvider>
      <BrowserRouter>
        <GlobalStyle />
        <Routes remote={remote} />
        <Toaster />
      </BrowserRouter>
    </SessionProvider>,
  );
}
