// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeSession, storeSession } from '@storyloom/shared/testing/fake-auth';
import { type Answer, fakeNetwork, json } from '@storyloom/shared/testing/network';
import type * as Auth from '@storyloom/shared/auth';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

const { user: account } = fakeSession();
const LINK = '/auth/confirm#token_hash=abc&type=recovery';

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

/** The link of a mail, at the button of its page. */
async function openRecovery() {
  await open(LINK);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await passwordField();
}

const service = (change: Readonly<Record<string, () => Answer>> = {}) =>
  fakeNetwork({
    verify: () => json(fakeSession()),
    user: () => json(account),
    logout: () => new Response(null, { status: 204 }),
    ...change,
  });

describe('a recovery link', () => {
  it('leads to choosing a new password at the press of a button, and not before', async () => {
    const requests = service();
    await open(LINK);
    expect(await screen.findByRole('heading', { level: 1, name: 'Choose a new password' })).toBeInTheDocument();
    const go = await screen.findByRole('button', { name: 'Continue' });
    expect(document.body).toHaveTextContent('Press Continue to choose it. You’ll be signed out on your other devices.');
    expect([requests, localStorage.length]).toEqual([[], 0]);
    await user.click(go);
    expect(await passwordField()).toBeTruthy();
    expect(at()).toBe('/auth');
    expect(document.body).toHaveTextContent('For mara@example.com.');
    expect(document.querySelector<HTMLInputElement>('input[autocomplete="username"]')).toHaveValue('mara@example.com');
  });

  it('never replaces a session without asking', async () => {
    const requests = service();
    const bo = fakeSession({ email: 'bo@example.com' });
    storeSession({ ...bo, user: { ...bo.user, id: 'user-2' } });
    for (const answer of ['Stay signed in as bo@example.com', 'Continue as mara@example.com']) {
      await open(LINK);
      await user.click(await screen.findByRole('button', { name: 'Continue' }));
      const heading = await screen.findByRole('heading', { level: 1, name: 'Continue as mara@example.com?' });
      expect(heading).toHaveFocus();
      expect(document.body).toHaveTextContent('You’re signed in as bo@example.com in this browser.');
      expect(JSON.stringify({ ...localStorage })).toContain('bo@example.com');
      await user.click(screen.getByRole('button', { name: answer }));
      await vi.waitFor(() => expect(at()).toBe(answer.startsWith('Stay') ? '/generators' : '/auth'));
      expect(JSON.stringify({ ...localStorage }).includes('bo@example.com')).toBe(answer.startsWith('Stay'));
      cleanup();
    }
    expect(requests.filter(({ name }) => name === 'verify')).toHaveLength(2);
  });

  it('that was used says so and offers a new one, and a failure on the way keeps the button', async () => {
    let answer = (): Answer => new TypeError('Failed to fetch');
    service({ verify: () => answer() });
    await open(LINK);
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Storyloom can’t be reached just now.');
    answer = () => json({ code: 403, error_code: 'otp_expired', msg: 'Email link is invalid or has expired' }, 403);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work anymore' });
    await vi.waitFor(() => expect(heading).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeInTheDocument();
  });

  it('that is damaged says so at once', async () => {
    service();
    await open('/auth/confirm#type=recovery');
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work anymore' })).toBeInTheDocument();
  });

  it('holds on to that until it is done, and then goes on to the generators and says so', async () => {
    const requests = service();
    await openRecovery();
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
    await openRecovery();
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
    await openRecovery();
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
    await openRecovery();
    await passwordField();
    await user.click(screen.getByRole('button', { name: 'Cancel and sign out' }));
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument());
    expect(localStorage.length).toBe(0);
  });
});

describe('a link for another address', () => {
  it('confirms it at the press of a button and leads to the settings, and one that was used leads there for another', async () => {
    let answer = (): Answer => json(fakeSession());
    service({ verify: () => answer() });
    await open('/auth/confirm#token_hash=abc&type=email_change');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await vi.waitFor(() => expect(at()).toBe('/dashboard'));
    expect(document.querySelector('[data-toaster]')?.textContent).toContain('Your email address has been changed.');
    cleanup();
    answer = () => json({ code: 403, error_code: 'otp_expired', msg: 'Email link is invalid or has expired' }, 403);
    await open('/auth/confirm#token_hash=abc&type=email_change');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('link', { name: 'Open Account Settings' })).toHaveAttribute(
      'href',
      '/dashboard?section=settings',
    );
  });

  it('leads to the second step of signing in first, where two-step sign-in is on', async () => {
    const half = fakeSession({ level: 'aal1' });
    service({ verify: () => json(half), user: () => json(half.user) });
    await open('/auth/confirm#token_hash=abc&type=email_change');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('Code from your authenticator app')).toBeInTheDocument();
    expect(at()).toBe('/auth');
  });

  it('that is one of two says which step is left', async () => {
    service({ verify: () => json({ code: 200, msg: 'Confirmation link accepted.' }) });
    await open('/auth/confirm#token_hash=abc&type=email_change');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(
      await screen.findByText('We also sent a link to your other email address. Open it to finish.'),
    ).toBeVisible();
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
