import { SessionProvider } from '@storyloom/shared/auth';
import type { NavigationItem, ReleaseMap } from '@storyloom/shared/contract';
import { Toaster } from '@storyloom/shared/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { Layout } from '../features/layout/layout.tsx';
import { SignOutGate } from '../sign-out/sign-out-gate.tsx';
import { SignOutQuestion } from '../sign-out/sign-out-question.tsx';

const nav: readonly NavigationItem[] = [
  { label: 'Generators', to: '/generators', order: 20 },
  { label: 'Mine', to: '/dashboard', order: 40, when: 'signed-in' },
  { label: 'Home', to: '/', order: 10, place: 'site' },
  { label: 'About', to: '/about', order: 60, place: 'more' },
  { label: 'A post', to: '/blog/a-post', order: 80, place: 'blog' },
  { label: 'Terms', to: '/terms', order: 90, place: 'legal' },
];
const releases: ReleaseMap = {
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
  return waitFor(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('header button')];
    const button = buttons.find(({ textContent }) => textContent === `Account of ${whose}`);
    expect(button).toBeEnabled();
    return button!;
  });
}

export const where = () => JSON.parse(screen.getByTestId('where').textContent!);

/** Renders the layout around a page and some links, for the user of the stored session. */
export async function showLayout(at = '/', page: ReactNode = null, contact?: string) {
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
          <SignOutQuestion />
          <Toaster />
        </MemoryRouter>
      </SessionProvider>,
    ),
  );
}
