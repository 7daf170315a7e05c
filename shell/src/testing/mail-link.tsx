import { fakeSession } from '@storyloom/testing/fake-auth';
import { type Answer, fakeNetwork, json } from '@storyloom/testing/network';
import type * as Auth from '@storyloom/shared/auth';
import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';

export const { user: account } = fakeSession();

function Where() {
  const { pathname, hash } = useLocation();
  return <output data-testid="at">{`${pathname}${hash}`}</output>;
}

/** Path and hash of the current page. */
export const at = () => screen.getByTestId('at').textContent;

/** Opens the site at a URL, with a new client and session store. */
export async function open(path: string): Promise<void> {
  vi.resetModules();
  history.replaceState(null, '', path);
  const { SessionProvider, sessionStore }: typeof Auth = await import('@storyloom/shared/auth');
  const { RecoveryGate } = await import('../app/recovery-gate.tsx');
  const { SiteRoutes } = await import('../app/site-routes.tsx');
  const { Toaster } = await import('@storyloom/shared/ui');
  void sessionStore.start();
  await act(async () =>
    render(
      <SessionProvider>
        <MemoryRouter initialEntries={[location.pathname + location.search + location.hash]}>
          <Where />
          <Link to="/privacy">Somewhere else</Link>
          <RecoveryGate>
            <SiteRoutes releases={{ remotes: [] }} />
          </RecoveryGate>
          <Toaster />
        </MemoryRouter>
      </SessionProvider>,
    ),
  );
}

/** A sign-in service that accepts every code. */
export const service = (change: Readonly<Record<string, () => Answer>> = {}) =>
  fakeNetwork({
    verify: () => json(fakeSession()),
    user: () => json(account),
    logout: () => new Response(null, { status: 204 }),
    ...change,
  });
