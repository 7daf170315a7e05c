// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { type Answer, json } from '@storyloom/testing/network';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, said, at, show, service, refused, signIn } from '../../testing/auth-page.tsx';

describe('signing in', () => {
  it('Signing in without a page to return to opens the generators', async () => {
    const requests = service();
    await show();
    await signIn();
    await vi.waitFor(() => expect(at()).toBe('/generators'));
    expect(requests.at(-1)?.body).toMatchObject({ email: 'mara@example.com', password: 'correct horse' });
  });

  it('Signing in returns to the page that the user came from', async () => {
    service();
    await show('/auth', { returnTo: '/generators/romance?x=1' });
    await signIn();
    await vi.waitFor(() => expect(at()).toBe('/generators/romance?x=1'));
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', '/..//evil.example', 7])(
    'Signing in never returns to %j',
    async (returnTo) => {
      service();
      storeSession();
      await show('/auth', { returnTo });
      await vi.waitFor(() => expect(at()).toBe('/generators'));
    },
  );

  it('A signed-in user is redirected from the sign-up page', async () => {
    service();
    storeSession();
    await show('/signup', { returnTo: '/dashboard' });
    await vi.waitFor(() => expect(at()).toBe('/dashboard'));
  });

  it('A refused sign-in shows the server’s message and keeps the typed values', async () => {
    service({ token: refused });
    await show();
    await signIn('wrong');
    await vi.waitFor(() => expect(said()).toContain('Invalid login credentials'));
    expect([field('Email').value, field('Password').value]).toEqual(['mara@example.com', 'wrong']);
    expect(at()).toBe('/auth');
  });

  it('A refused password offers a reset with the email already typed', async () => {
    service({ token: refused });
    await show('/auth', { returnTo: '/generators/romance' });
    await signIn('wrong');
    await vi.waitFor(() =>
      expect(said()).toBe('Invalid login credentialsCheck your email and password, or reset your password.'),
    );
    await user.click(screen.getByRole('link', { name: 'reset your password' }));
    await vi.waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeInTheDocument(),
    );
    await screen.findByText('Send the link', { selector: 'button' });
    expect(field('Email').value.trim()).toBe('mara@example.com');
  });

  it.each([
    ['the service is unreachable', () => new TypeError('Failed to fetch')],
    ['a gateway answers instead of the service', () => new Response('<h1>503</h1>', { status: 503 })],
  ])(
    'A failed sign-in says that Storyloom can’t be reached when %s, and keeps the typed values',
    async (_case, answer) => {
      service({ token: answer });
      await show();
      await signIn();
      await vi.waitFor(() => expect(said()).toContain('Storyloom can’t be reached just now'));
      expect(said()).not.toMatch(/fetch|503/);
      expect(field('Password')).toHaveValue('correct horse');
    },
  );

  it('After too many sign-ins, the form says when to try again', async () => {
    service({
      token: () => json({ error: { code: 'rate_limited', message: 'Slow', retryAfter: 30 } }, 429),
    });
    await show();
    await signIn();
    await vi.waitFor(() => expect(said()).toBe('Too many attempts. Please try again in 30 seconds.'));
    expect(field('Password')).toHaveValue('correct horse');
  });

  it('The message of a failed sign-in is gone after a successful one', async () => {
    let answer: () => Answer = refused;
    service({ token: () => answer() });
    await show();
    await signIn('wrong');
    await vi.waitFor(() => expect(said()).toContain('Invalid login credentials'));
    answer = () => json(fakeSession());
    await signIn();
    await vi.waitFor(() => expect(at()).toBe('/generators'));
  });

  it('Pressing the sign-in button repeatedly sends one request', async () => {
    let answer!: (response: Response) => void;
    const requests = service({ token: () => new Promise((resolve) => (answer = resolve)) });
    const tries = () => requests.filter(({ url }) => url.searchParams.get('grant_type') === 'password');
    await show();
    await signIn();
    await user.click(screen.getByRole('button', { name: 'Signing in…' }));
    await vi.waitFor(() => expect(tries()).toHaveLength(1));
    await act(async () => answer(json(fakeSession())));
    await vi.waitFor(() => expect(at()).toBe('/generators'));
    expect(tries()).toHaveLength(1);
  });
});
