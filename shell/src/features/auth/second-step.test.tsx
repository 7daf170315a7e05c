// @vitest-environment jsdom
import { fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { type Answer, json } from '@storyloom/testing/network';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { at, field, press, service, show, signIn, type } from '../../testing/auth-page.tsx';

const CODE = 'Code from your authenticator app';
const half = () => json(fakeSession({ level: 'aal1' }));
const whole = () => json(fakeSession({ level: 'aal2' }));
const wrong = () => json({ code: 422, error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code entered' }, 422);

/** A sign-in service whose account has two-step sign-in. */
const guarded = (change: Readonly<Record<string, () => Answer>> = {}) =>
  service({
    token: half,
    challenge: () => json({ id: 'challenge-1', type: 'totp', expires_at: 0 }),
    verify: whole,
    ...change,
  });

async function reachTheStep(state?: unknown) {
  await show('/auth', state);
  await signIn();
  await screen.findByLabelText(CODE);
}

async function enter(code: string, label = CODE) {
  type(label, code);
  await press('Continue');
}

describe('the second step of signing in', () => {
  it('asks for the code before it continues', async () => {
    const requests = guarded();
    await reachTheStep({ returnTo: '/generators/romance' });
    expect(at()).toBe('/auth');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Two-step sign-in');
    expect(screen.getByText('One more step to sign in as mara@example.com.')).toBeInTheDocument();
    expect(screen.queryByText('Successfully signed in!')).toBeNull();
    await enter('123 456');
    await vi.waitFor(() => expect(at()).toBe('/generators/romance'));
    expect(requests.at(-1)).toMatchObject({
      url: { pathname: '/auth/v1/factors/factor-1/verify' },
      body: { challenge_id: 'challenge-1', code: '123456' },
    });
    expect(await screen.findByText('Successfully signed in!')).toBeInTheDocument();
  });

  it('asks a user who returns to an unfinished sign-in for the code, until it is entered in another tab', async () => {
    guarded();
    storeSession(fakeSession({ level: 'aal1' }));
    await show('/signup');
    expect(await screen.findByLabelText(CODE)).toBeInTheDocument();
    expect(at()).toBe('/signup');
    // Done in another tab.
    storeSession(fakeSession({ level: 'aal2' }));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
    await vi.waitFor(() => expect(at()).toBe('/generators'));
  });

  it('reports a missing or wrong code at the field, and leaves the focus that the user has moved', async () => {
    let answer!: (response: Response) => void;
    guarded({ verify: () => new Promise((resolve) => (answer = resolve)) });
    await reachTheStep();
    await press('Continue');
    expect(field(CODE)).toHaveAccessibleDescription(/Enter the code that your app shows/);
    expect(field(CODE)).toHaveFocus();
    await enter('000000');
    await vi.waitFor(() => expect(answer).toBeDefined());
    const elsewhere = screen.getByRole('link', { name: 'To sign in' });
    elsewhere.focus();
    await act(async () => answer(wrong()));
    await vi.waitFor(() =>
      expect(field(CODE)).toHaveAccessibleDescription(
        /That code is not right or has expired\. Check your device’s clock, then type the code it shows now\./,
      ),
    );
    expect(elsewhere).toHaveFocus();
    expect(field(CODE)).toHaveValue('000000');
  });

  it('signs in with a recovery code, and says that two-step sign-in is off', async () => {
    let answer = false;
    let session = half;
    const requests = guarded({ use_recovery_code: () => json(answer), token: () => session() });
    await reachTheStep();
    await press('Use a recovery code instead');
    expect(field('Recovery code')).toHaveFocus();
    // A browser that checks the spelling of a code may send it to a service.
    expect(field('Recovery code')).toHaveAttribute('spellcheck', 'false');
    await enter('aaaa-bbbb', 'Recovery code');
    await vi.waitFor(() =>
      expect(field('Recovery code')).toHaveAccessibleDescription(/That recovery code is not right\./),
    );
    answer = true;
    session = () => json(fakeSession());
    await enter('aaaa-bbbb-cccc-dddd', 'Recovery code');
    await vi.waitFor(() => expect(at()).toBe('/generators'));
    expect(requests.find(({ name }) => name === 'use_recovery_code')?.body).toEqual({ p_code: 'aaaa-bbbb' });
    expect(await screen.findByText('You’re signed in, and two-step sign-in is off.')).toBeInTheDocument();
  });

  it('ends the unfinished sign-in when it is canceled', async () => {
    const requests = guarded();
    await reachTheStep();
    await press('Cancel');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument();
    expect(requests.at(-1)).toMatchObject({ name: 'logout' });
    expect(localStorage).toHaveLength(0);
  });

  it('comes before a new password is chosen by a mail link', async () => {
    guarded();
    sessionStorage.setItem('storyloom-recovering', 'true');
    storeSession(fakeSession({ level: 'aal1' }));
    await show();
    await screen.findByLabelText(CODE);
    expect(screen.queryByLabelText('New password')).toBeNull();
    await enter('123456');
    expect(await screen.findByRole('heading', { level: 1, name: 'Choose a new password' })).toBeInTheDocument();
  });
});
