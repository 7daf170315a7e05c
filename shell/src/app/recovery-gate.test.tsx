// @vitest-environment jsdom
import { fakeSession } from '@storyloom/shared/testing/fake-auth';
import { type Answer, fakeNetwork, json } from '@storyloom/shared/testing/network';
import type * as Auth from '@storyloom/shared/auth';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { button, link, press, title } from '../testing/queries.ts';

const { access_token: accessToken, user } = fakeSession();
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

function service(change: Readonly<Record<string, () => Answer>> = {}) {
  return fakeNetwork(({ url }) => {
    const answers: Readonly<Record<string, () => Answer>> = {
      '/auth/v1/user': () => json(user),
      '/auth/v1/logout': () => new Response(null, { status: 204 }),
      ...change,
    };
    return answers[url.pathname]?.() ?? new Response('not found', { status: 404 });
  });
}

describe('a recovery link', () => {
  it.each(['/', '/auth', '/story/7'])('that lands on %s leads to choosing a new password', async (path) => {
    service();
    const { finished } = await open(`${path}${RECOVERY}`);
    expect(title()).toBe('Choose a new password');
    await finished();
    expect(await passwordField()).toBeTruthy();
    expect(at()).toBe('/auth');
    expect(document.body.textContent).toContain('For mara@example.com.');
    expect(document.querySelector<HTMLInputElement>('input[autocomplete="username"]')?.value).toBe('mara@example.com');
  });

  it('holds on to that until it is done, and then goes on to the generators and says so', async () => {
    const requests = service();
    const { finished } = await open(`/${RECOVERY}`);
    await finished();
    await passwordField();
    await press(link('Somewhere else'));
    expect(at()).toBe('/auth');
    fireEvent.change(await passwordField(), { target: { value: 'a new horse' } });
    await press(button('Save the new password'));
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
    await press(button('Save the new password'));
    const field = await passwordField();
    expect(document.activeElement).toBe(field);
    expect(document.getElementById(field.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent).toContain(
      'Enter a password of at least 6 characters',
    );
    expect(requests).toHaveLength(before);
  });

  it('shows at the field what the service has against the password, and keeps what was typed', async () => {
    let answer = (): Answer => json(user);
    service({ '/auth/v1/user': () => answer() });
    const { finished } = await open(`/${RECOVERY}`);
    await finished();
    const message = 'New password should be different from the old password.';
    answer = () => json({ code: 422, error_code: 'same_password', msg: message }, 422);
    fireEvent.change(await passwordField(), { target: { value: 'the old one' } });
    await press(button('Save the new password'));
    await vi.waitFor(() => expect(document.body.textContent).toContain(message));
    expect((await passwordField()).getAttribute('aria-invalid')).toBe('true');
    expect((await passwordField()).value).toBe('the old one');
    expect(at()).toBe('/auth');
  });

  it('can be left by signing out', async () => {
    service();
    const { finished } = await open(`/${RECOVERY}`);
    await finished();
    await passwordField();
    await press(button('Cancel and sign out'));
    await vi.waitFor(() => expect(title()).toBe('Welcome Back'));
    expect(localStorage.length).toBe(0);
  });
});

describe('a link that is no good', () => {
  it('leads to the auth screen, which says so and offers a new one', async () => {
    service();
    await open('/#error=access_denied&error_code=otp_expired&error_description=Link+expired');
    await vi.waitFor(() => expect(at()).toBe('/auth'));
    expect(document.body.textContent).toContain('It has already been used, or it has expired.');
    await press(link('Ask for a new link'));
    expect(title()).toBe('Reset your password');
  });

  it('does not hold the person there', async () => {
    service();
    await open('/#error_description=Link+expired');
    await vi.waitFor(() => expect(at()).toBe('/auth'));
    await press(link('Somewhere else'));
    expect(at()).toBe('/privacy');
  });
});
