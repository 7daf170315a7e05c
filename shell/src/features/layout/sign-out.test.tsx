// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { storeSession } from '@storyloom/testing/fake-auth';
import { type Answer, fakeNetwork, json } from '@storyloom/testing/network';
import type * as Auth from '@storyloom/shared/auth';
import { act, screen } from '@testing-library/react';
import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeDialog } from '../../testing/fake-dialog.ts';
import { accountButton, showLayout, where } from '../../testing/show-layout.tsx';

let logout: () => Answer;
let asked: ReturnType<typeof fakeNetwork>;
beforeAll(fakeDialog);
beforeEach(() => {
  storeSession();
  logout = () => new Response(null, { status: 204 });
  asked = fakeNetwork(() => logout());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function chooseSignOut() {
  await user.click(await accountButton());
  await user.click(await screen.findByText('Sign out'));
}
const notification = () => screen.getByRole('status', { name: 'Notifications' });
const saying = (text: string) => vi.waitFor(() => expect(notification().textContent).toContain(text), 5000);

it('Signing out leads home with a message, and a page for signed-in users never renders without a user', async () => {
  const seen: (string | undefined)[] = [];
  const Personal = lazy(async () => {
    const { useSession }: typeof Auth = await import('@storyloom/shared/auth');
    return {
      default: function Page() {
        const session = useSession();
        seen.push(session.user?.email);
        return session.user || session.loading ? null : <Navigate replace to="/auth" />;
      },
    };
  });
  const page = (
    <Routes>
      <Route path="/dashboard" element={<Personal />} />
      <Route path="*" element={null} />
    </Routes>
  );
  await showLayout('/dashboard', page);
  await vi.waitFor(() => expect(seen).toContain('mara@example.com'), 5000);
  await chooseSignOut();
  await saying('Signed out successfully');
  await vi.waitFor(() => expect(where().at).toBe('/'));
  expect(localStorage.length).toBe(0);
  expect(seen.slice(seen.indexOf('mara@example.com'))).not.toContain(undefined);
});

it.each([
  [
    'the service is unreachable',
    () => new TypeError('Failed to fetch'),
    'Storyloom can’t be reached, so you are still signed in.',
  ],
  [
    'the service answers with {}',
    () => json({}, 500),
    'Something went wrong on our side. Please try again in a moment.',
  ],
  ['an HTML page comes instead', () => new Response('<h1>Sorry</h1>', { status: 400 }), ''],
] as const)('A failed sign-out says so, stays on the page and offers Retry when %s', async (_case, answer, detail) => {
  await showLayout('/generators/scifi?x=1');
  logout = answer;
  await chooseSignOut();
  await saying('Failed to sign out');
  expect(notification().textContent).toContain(detail);
  expect(notification().textContent).not.toMatch(/\{\}|fetch|<h1>|object/);
  expect(notification().textContent?.split('Failed to sign out')).toHaveLength(2);
  expect(where().at).toBe('/generators/scifi?x=1');
  expect(await accountButton()).toBeInTheDocument();
  expect(localStorage.length).toBe(1);
  logout = () => new Response(null, { status: 204 });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await saying('Signed out successfully');
  await vi.waitFor(() => expect(where().at).toBe('/'));
  await vi.waitFor(() => expect(notification().textContent).not.toContain('Failed to sign out'));
});

it('After a failed sign-out, a session that ends later in another tab does not navigate', async () => {
  await showLayout('/generators');
  await accountButton();
  logout = () => json({}, 500);
  await chooseSignOut();
  await saying('Failed to sign out');
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  await vi.waitFor(() => expect(screen.getByText('Sign in')).toBeInTheDocument(), 5000);
  expect(where().at).toBe('/generators');
});

it('Pressing Sign out repeatedly sends one request', async () => {
  let answer!: (response: Response) => void;
  logout = () => new Promise((resolve) => (answer = resolve));
  await showLayout('/generators');
  await chooseSignOut();
  await chooseSignOut();
  const logouts = () => asked.filter(({ url }) => url.pathname === '/auth/v1/logout');
  await vi.waitFor(() => expect(logouts()).toHaveLength(1));
  await act(async () => answer(new Response(null, { status: 204 })));
  await saying('Signed out successfully');
  expect(logouts()).toHaveLength(1);
});

it('Sign out in the mobile menu closes the menu, so that the message is visible', async () => {
  await showLayout('/generators');
  await accountButton();
  logout = () => json({}, 500);
  await user.click(screen.getByLabelText('Open menu'));
  const signOut = [...document.querySelectorAll('dialog button')].find(({ textContent }) => textContent === 'Sign out');
  await user.click(signOut!);
  expect(document.querySelector('dialog')).toBeNull();
  await saying('Failed to sign out');
  expect(where().at).toBe('/generators');
});

describe('the focus at sign-out', () => {
  it.each(['pressing Sign out there', 'the end of the session in another tab'])(
    'The focus moves to Sign in when the account button disappears, after %s',
    async (how) => {
      await showLayout('/');
      if (how === 'pressing Sign out there') await chooseSignOut();
      else {
        await accountButton().then((account) => act(() => account.focus()));
        localStorage.clear();
        act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
      }
      await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Sign in'), 5000);
      expect(document.activeElement?.closest('header')).not.toBeNull();
    },
  );

  it('The focus stays when it is not on the account button at sign-out', async () => {
    await showLayout('/');
    await accountButton();
    act(() => screen.getByRole('button', { name: 'Go back' }).focus());
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
    await vi.waitFor(() => expect(screen.getByText('Sign in')).toBeInTheDocument(), 5000);
    expect(screen.getByRole('button', { name: 'Go back' })).toHaveFocus();
  });
});
