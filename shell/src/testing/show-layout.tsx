import type * as Auth from '@storyloom/shared/auth';
import type { NavigationItem, ReleaseMap } from '@storyloom/shared/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';

const nav: readonly NavigationItem[] = [
  { label: 'Generators', to: '/generators', order: 20 },
  { label: 'Mine', to: '/dashboard', order: 40, when: 'signed-in' },
  { label: 'Home', to: '/', order: 10, place: 'site' },
  { label: 'About', to: '/about', order: 60, place: 'more' },
  { label: 'A post', to: '/blog/a-post', order: 80, place: 'blog' },
  { label: 'Terms', to: '/terms', order: 90, place: 'legal' },
];

export const releases: ReleaseMap = {
  remotes: [{ id: 'generator', name: 'Story generator', contract: 1, entry: '/x', routes: [], nav }],
};

function Where() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="where">{JSON.stringify({ at: `${pathname}${search}`, state })}</output>
      <button onClick={() => void navigate(-1)}>Go back</button>
    </>
  );
}

/** Waits for the enabled account button, whose accessible name is its text. */
export function accountButton(whose = 'mara@example.com'): Promise<HTMLElement> {
  const name = (_name: string, { textContent }: Element) => textContent === `Account of ${whose}`;
  return waitFor(() => {
    const button = screen.getByRole('button', { name });
    expect(button).toBeEnabled();
    return button;
  });
}

export const where = () => JSON.parse(screen.getByTestId('where').textContent!);

/** Renders the layout around a page and some links, for the user of the stored session. */
export async function showLayout(at = '/', page: ReactNode = null, contact?: string) {
  const { SessionProvider }: typeof Auth = await import('@storyloom/shared/auth');
  const { Layout } = await import('../features/layout/layout.tsx');
  const { SignOutGate } = await import('../sign-out/sign-out-gate.tsx');
  const { Toaster } = await import('@storyloom/shared/ui');
  dispatchEvent(new StorageEvent('storage', { key: null }));
  return act(async () =>
    render(
      <SessionProvider>
        <MemoryRouter initialEntries={[at]}>
          <Layout releases={{ ...releases, ...(contact && { contact }) }}>
            <Where />
            <Link to="/elsewhere">Elsewhere</Link>
            <Link to="/">Back home</Link>
            <Link to="?page=2">Next page</Link>
            <SignOutGate>{page}</SignOutGate>
          </Layout>
          <Toaster />
        </MemoryRouter>
      </SessionProvider>,
    ),
  );
}
