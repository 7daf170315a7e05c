// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeSession } from '@storyloom/shared/testing/fake-auth';
import { type Answer, fakeNetwork, json } from '@storyloom/shared/testing/network';
import type * as Auth from '@storyloom/shared/auth';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

const { access_token: accessToken, user: account } = fakeSession();
const RECOVERY = `#access_token=${accessToken}&refresh_token=refresh-1&expires_in=3600&token_type=bearer&type=recovery`;

function Where() {
  const { pathname, hash } = useLocation();
  return <output data-testid="at">{`${pathname}${hash}`}</output>;
}
const at = () => screen.getByTestId('at').textContent;
const passwordField = () => screen.findByLabelText<HTMLInputElement>('New password', { selector: 'input' });

/** The site as the address opens it, with a client and a session store of its own. */
async function open(path: string) {
  vi.resetModules();
  history.replaceState(null, '', path);
  const { SessionProvider, sessionStore }: typeof Auth = await import('@storyloom/shared/auth');
  const { RecoveryGate } = await import('./recovery-gate.tsx');
  const { SiteRoutes } = await import('./site-routes.tsx');
  const { Toaster } = await import('@storyloom/shared/ui');
  const started = sessionStore.start();
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
  return { finished: () => act(() => started) };
}

const service = (change: Readonly<Record<string, () => Answer>> = {}) =>
  fakeNetwork({ user: () => json(account), logout: () => new Response(null, { status: 204 }), ...change });

describe('a recovery link', () => {
  it.each(['/', '/auth', '/story/7'])('that lands on %s leads to choosing a new password', async (path) => {
    service();
    const { finished } = await open(`${path}${RECOVERY}`);
    expect(screen.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeInTheDocument();
    await finished();
    expect(await passwordField()).toBeTruthy();
    expect(at()).toBe('/auth');
    expect(document.body).toHaveTextContent('For mara@example.com.');
    expect(document.querySelector<HTMLInputElement>('input[autocomplete="username"]')).toHaveValue('mara@example.com');
  });

  it('holds on to that until it is done, and then goes on to the generators and says so', async () => {
    const requests = service();
    const { finished } = await open(`/${RECOVERY}`);
    await finished();
    await passwordField();
    await user.click(screen.getByRole('link', { name: 'Somewhere else' }));
    expect(at()).toBe('/auth');
    fireEvent.change(await passwordField(), { target: { value: 'a new horse' } });
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
    await vi.waitFor(() => expect(at()).toBe('/generators'));
    expect(requests.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ password: 'a new horse' });
    expect(document.querySelector('[data-toaster]')?.textContent).toContain('Your password has been changed.');
  });

  it('wants 6 characters, says so at the field and asks nobody', async () => {
    const requests = service();
    const { finished } = await open(`/${RECOVERY}`);
    await finished();
    fireEvent.change(await passwordField(), { target: { value: '12345' } });
    const before = requests.length;
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
    const field = await passwordField();
    expect(field).toHaveFocus();
    expect(document.getElementById(field.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent).toContain(
      'Enter a password of at least 6 characters',
    );
    expect(requests).toHaveLength(before);
  });

  it('shows at the field what the service has against the password, and keeps what was typed', async () => {
    let answer = (): Answer => json(account);
    service({ user: () => answer() });
    const { finished } = await open(`/${RECOVERY}`);
    await finished();
    const message = 'New password should be different from the old password.';
    answer = () => json({ code: 422, error_code: 'same_password', msg: message }, 422);
    fireEvent.change(await passwordField(), { target: { value: 'the old one' } });
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
    await vi.waitFor(() => expect(document.body.textContent).toContain(message));
    expect(await passwordField()).toHaveAttribute('aria-invalid', 'true');
    expect(await passwordField()).toHaveValue('the old one');
    expect(at()).toBe('/auth');
  });

  it('can be left by signing out', async () => {
    service();
    const { finished } = await open(`/${RECOVERY}`);
    await finished();
    await passwordField();
    await user.click(screen.getByRole('button', { name: 'Cancel and sign out' }));
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument());
    expect(localStorage.length).toBe(0);
  });
});

describe('a link that is no good', () => {
  it('leads to the auth screen, which says so and offers a new one', async () => {
    service();
    await open('/#error=access_denied&error_code=otp_expired&error_description=Link+expired');
    await vi.waitFor(() => expect(at()).toBe('/auth'));
    expect(document.body).toHaveTextContent('It has already been used, or it has expired.');
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeInTheDocument();
  });

  it('does not hold the person there', async () => {
    service();
    await open('/#error_description=Link+expired');
    await vi.waitFor(() => expect(at()).toBe('/auth'));
    await user.click(screen.getByRole('link', { name: 'Somewhere else' }));
    expect(at()).toBe('/privacy');
  });
});
