// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { type Answer, json } from '@storyloom/testing/network';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { account, at, open, service } from '../testing/mail-link.tsx';

const LINK = '/auth/confirm#token_hash=abc&type=recovery';
const passwordField = () => screen.findByLabelText<HTMLInputElement>('New password', { selector: 'input' });

/** Opens a recovery link and presses Continue. */
async function openRecovery() {
  await open(LINK);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await passwordField();
}

describe('a recovery link', () => {
  it('A recovery link opens the form for a new password only after Continue is pressed', async () => {
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

  it('A recovery link asks before it replaces the session of another user', async () => {
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

  it('A used recovery link says so and offers a new one, and a network failure keeps the button', async () => {
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

  it('A damaged recovery link says so at once', async () => {
    service();
    await open('/auth/confirm#type=recovery');
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work anymore' })).toBeInTheDocument();
  });

  it('A recovery keeps the user on its page until the password is saved, and then opens the generators with a message', async () => {
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

  it('A new password of fewer than 6 characters is refused at the field without a request', async () => {
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

  it('A new password that the service refuses is kept in the field, with the reason', async () => {
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

  it('A recovery can be cancelled by signing out', async () => {
    service();
    await openRecovery();
    await passwordField();
    await user.click(screen.getByRole('button', { name: 'Cancel and sign out' }));
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument());
    expect(localStorage.length).toBe(0);
  });
});
