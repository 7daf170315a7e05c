// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { type Answer, fakeNetwork, json } from '@storyloom/testing/network';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

const RECOVERY = '/auth/confirm#token_hash=abc&type=recovery';
const NEW_ADDRESS = '/auth/confirm#token_hash=abc&type=email_change';
const { user: account } = fakeSession();
const expired = () => json({ code: 403, error_code: 'otp_expired', msg: 'Email link is invalid or has expired' }, 403);

function Where() {
  const { pathname, hash } = useLocation();
  return <output data-testid="at">{`${pathname}${hash}`}</output>;
}

/** Path and hash of the current page. */
const at = () => screen.getByTestId('at').textContent;

/** Opens the site at a URL. */
async function open(path: string): Promise<void> {
  history.replaceState(null, '', path);
  const { SessionProvider, sessionStore } = await import('@storyloom/shared/auth');
  const { RecoveryGate } = await import('./recovery-gate.tsx');
  const { SiteRoutes } = await import('./site-routes.tsx');
  const { Toaster } = await import('@storyloom/shared/ui');
  dispatchEvent(new StorageEvent('storage', { key: null }));
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

const service = (change: Readonly<Record<string, () => Answer>> = {}) =>
  fakeNetwork({
    verify: () => json(fakeSession()),
    user: () => json(account),
    logout: () => new Response(null, { status: 204 }),
    ...change,
  });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const follow = async (name: string) => user.click(await screen.findByRole('link', { name }));
const passwordField = () => screen.findByLabelText<HTMLInputElement>('New password', { selector: 'input' });

/** Opens a recovery link, presses Continue and tries to save a password. */
async function choose(password: string) {
  await open(RECOVERY);
  await press('Continue');
  fireEvent.change(await passwordField(), { target: { value: password } });
  await press('Save the new password');
}

describe('a recovery link', () => {
  it('opens the form for a new password only after Continue is pressed', async () => {
    const requests = service();
    await open(RECOVERY);
    await heading('Choose a new password');
    expect([requests, localStorage.length]).toEqual([[], 0]);
    await press('Continue');
    await passwordField();
    expect(at()).toBe('/auth');
    expect(document.body).toHaveTextContent('For mara@example.com.');
    await press('Cancel and sign out');
    await heading('Welcome Back');
    expect(localStorage).toHaveLength(0);
  });

  it('asks before it replaces the session of another user', async () => {
    const requests = service();
    const bo = fakeSession({ email: 'bo@example.com' });
    storeSession({ ...bo, user: { ...bo.user, id: 'user-2' } });
    for (const answer of ['Stay signed in as bo@example.com', 'Continue as mara@example.com']) {
      await open(RECOVERY);
      await press('Continue');
      expect(await heading('Continue as mara@example.com?')).toHaveFocus();
      expect(document.body).toHaveTextContent('You’re signed in as bo@example.com in this browser.');
      expect(JSON.stringify({ ...localStorage })).toContain('bo@example.com');
      await press(answer);
      await vi.waitFor(() => expect(at()).toBe(answer.startsWith('Stay') ? '/generators' : '/auth'));
      expect(JSON.stringify({ ...localStorage }).includes('bo@example.com')).toBe(answer.startsWith('Stay'));
      cleanup();
    }
    expect(requests.filter(({ name }) => name === 'verify')).toHaveLength(2);
  });

  it('can be tried again after a network failure, and offers a new one when it was used', async () => {
    let answer = (): Answer => new TypeError('Failed to fetch');
    service({ verify: () => answer() });
    await open(RECOVERY);
    await press('Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent('Storyloom can’t be reached just now.');
    answer = expired;
    await press('Continue');
    const broken = await heading('This link doesn’t work anymore');
    await vi.waitFor(() => expect(broken).toHaveFocus());
    expect(screen.getByText('It has already been used, or it has expired.')).toBeVisible();
    await follow('Ask for a new link');
    await heading('Reset your password');
    cleanup();
    // Damaged: nothing to press first.
    await open('/auth/confirm#type=recovery');
    await heading('This link doesn’t work anymore');
  });

  it('keeps the user on its page until the password is saved, and then opens the generators', async () => {
    const requests = service();
    await choose('12345');
    const field = await passwordField();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Enter a password of at least 6 characters'));
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
    await follow('Somewhere else');
    expect(at()).toBe('/auth');
    fireEvent.change(await passwordField(), { target: { value: 'a new horse' } });
    await press('Save the new password');
    await vi.waitFor(() => expect(at()).toBe('/generators'));
    expect(requests.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ password: 'a new horse' });
    expect(document.querySelector('[data-toaster]')?.textContent).toContain('Your password has been changed.');
  });

  it('keeps a new password that the service refuses in its field, with the reason', async () => {
    const message = 'New password should be different from the old password.';
    const refused = () => json({ code: 422, error_code: 'same_password', msg: message }, 422);
    const requests = service({ user: () => (requests.at(-1)?.method === 'PUT' ? refused() : json(account)) });
    await choose('the old one');
    await vi.waitFor(() => expect(document.body).toHaveTextContent(message));
    expect(await passwordField()).toHaveAttribute('aria-invalid', 'true');
    expect(await passwordField()).toHaveValue('the old one');
    expect(at()).toBe('/auth');
  });
});

describe('a link for a new email address', () => {
  it('confirms it when Continue is pressed, says that a second one is needed, or that it was used', async () => {
    let answer = (): Answer => json(fakeSession());
    service({ verify: () => answer() });
    await open(NEW_ADDRESS);
    await press('Continue');
    await vi.waitFor(() => expect(at()).toBe('/dashboard'));
    expect(document.querySelector('[data-toaster]')?.textContent).toContain('Your email address has been changed.');
    for (const [next, words] of [
      [json({ code: 200, msg: 'Confirmation link accepted.' }), 'We also sent a link to your other email address.'],
      [expired(), 'It has already been used, or it has expired.'],
    ] as const) {
      cleanup();
      answer = () => next;
      await open(NEW_ADDRESS);
      await press('Continue');
      await vi.waitFor(() => expect(document.body).toHaveTextContent(words));
    }
    const settings = await screen.findByRole('link', { name: 'Open Account Settings' });
    expect(settings).toHaveAttribute('href', '/dashboard?section=settings');
  });

  it('leads to the second step of signing in when two-step sign-in is on', async () => {
    const half = fakeSession({ level: 'aal1' });
    service({ verify: () => json(half), user: () => json(half.user) });
    await open(NEW_ADDRESS);
    await press('Continue');
    await screen.findByLabelText('Code from your authenticator app');
    expect(at()).toBe('/auth');
  });
});

it('opens the sign-in page for a broken link, says so once and offers a new one', async () => {
  service();
  // The session store reads the address of a page when it starts.
  vi.resetModules();
  await open('/#error=access_denied&error_code=otp_expired&error_description=Link+expired');
  await vi.waitFor(() => expect(at()).toBe('/auth'));
  expect(document.body).toHaveTextContent('It has already been used, or it has expired.');
  await follow('Ask for a new link');
  await heading('Reset your password');
  await follow('Somewhere else');
  expect(at()).toBe('/privacy');
});
