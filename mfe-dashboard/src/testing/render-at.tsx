import { SessionProvider } from '@storyloom/shared/auth';
import { Toaster } from '@storyloom/shared/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { remote } from '../remote.ts';

function Pages() {
  return useRoutes([...remote.routes, { path: '*', element: <h1>Elsewhere</h1> }]);
}

function Address() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (
    <aside>
      <output data-testid="address">{JSON.stringify({ at: `${pathname}${search}${hash}`, state })}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Go back
      </button>
    </aside>
  );
}

/** The whole module at one address, as the shell would show it. */
export function renderAt(path: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={client}>
      <SessionProvider>
        <MemoryRouter initialEntries={['/before', path]} initialIndex={1}>
          <Suspense fallback={null}>
            <Pages />
          </Suspense>
          <Address />
        </MemoryRouter>
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>,
  );
  return { ...view, client };
}

/** Where the router is, with the navigation state it was sent there with. */
export function address(): { readonly at: string; readonly state: unknown } {
  return JSON.parse(screen.getByTestId('address').textContent ?? '');
}

/** Levels of the page's headings, in order. */
export function outline(): readonly number[] {
  return screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)));
}
