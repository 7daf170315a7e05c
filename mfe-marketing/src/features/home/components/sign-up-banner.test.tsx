// @vitest-environment jsdom
import { SessionProvider } from '@storyloom/shared/auth';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { SignUpBanner } from './sign-up-banner.tsx';

beforeEach(() => {
  const config = document.createElement('script');
  config.type = 'application/json';
  config.id = 'storyloom-config';
  config.textContent = JSON.stringify({ supabaseUrl: location.origin, publishableKey: 'public' });
  document.head.append(config);
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

it('does not ask people who have an account to sign up', async () => {
  render(
    <SessionProvider>
      <MemoryRouter>
        <SignUpBanner />
      </MemoryRouter>
    </SessionProvider>,
  );
  expect(screen.getByRole('link', { name: 'Sign up for free' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Sign up for free' })).toBeNull(), { timeout: 10_000 });
});
