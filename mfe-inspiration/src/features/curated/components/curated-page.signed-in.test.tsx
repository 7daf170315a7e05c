// @vitest-environment jsdom
import { SessionProvider } from '@storyloom/shared/auth';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import CuratedPage from './curated-page.tsx';

beforeEach(() => {
  const config = document.createElement('script');
  config.type = 'application/json';
  config.id = 'storyloom-config';
  config.textContent = JSON.stringify({ supabaseUrl: location.origin, publishableKey: 'public' });
  document.head.replaceChildren(config);
  const session = {
    access_token: 'a.b.c',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: 'user-1', email: 'ines@example.org' },
  };
  localStorage.setItem(`sb-${location.hostname}-auth-token`, JSON.stringify(session));
});
afterEach(cleanup);

async function open(address: string) {
  render(
    <SessionProvider>
      <MemoryRouter initialEntries={[address]}>
        <CuratedPage />
      </MemoryRouter>
    </SessionProvider>,
  );
  const favorites = screen.getByRole('tab', { name: 'My Favorites' });
  await waitFor(() => expect((favorites as HTMLButtonElement).disabled).toBe(false), { timeout: 10_000 });
  return { user: userEvent.setup(), favorites };
}

it('lets signed-in people open their favorites, which are empty, and go back to browsing', async () => {
  const { user, favorites } = await open('/inspiration-me');
  await user.click(favorites);
  expect(screen.getByRole('heading', { name: 'No favorites yet' })).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Browse Inspirations' }));
  expect(screen.getAllByRole('article')).toHaveLength(9);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('opens the favorites that the address asks for', async () => {
  await open('/inspiration-me?view=favorites');
  expect(screen.getByRole('heading', { name: 'No favorites yet' })).toBeTruthy();
});

it('promises no heart that would not be kept, and asks nobody to sign in again', async () => {
  await open('/inspiration-me');
  expect(screen.queryByRole('button', { name: /to favorites$/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Sign in to view favorites' })).toBeNull();
});
