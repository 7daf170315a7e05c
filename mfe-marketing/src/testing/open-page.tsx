import { SessionProvider } from '@storyloom/shared/auth';
import { writeSiteConfig } from '@storyloom/shared/testing/write-site-config';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, useLocation, useRoutes } from 'react-router-dom';
import { remote } from '../remote.ts';

function Pages() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output data-testid="where">{`${pathname}${search}`}</output>
      <Suspense fallback="Loading the page">
        {useRoutes([...remote.routes, { path: '*', element: <h1>Elsewhere</h1> }])}
      </Suspense>
    </>
  );
}

/** The module at an address, as the site shows it to a guest; what is fetched when shown has come. */
export async function openPage(address: string) {
  writeSiteConfig();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <SessionProvider>
          <MemoryRouter initialEntries={[address]}>
            <Pages />
          </MemoryRouter>
        </SessionProvider>
      </QueryClientProvider>,
    );
  });
}

/** The address that the page has now. */
export const where = (): string => document.querySelector('[data-testid="where"]')?.textContent ?? '';
