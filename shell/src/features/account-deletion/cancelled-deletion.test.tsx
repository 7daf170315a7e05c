// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { sessionStore, SessionProvider, signIn } from '@storyloom/shared/auth';
import { toast } from '@storyloom/shared/ui';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CancelledDeletion } from './cancelled-deletion.tsx';

const PATH = '/rest/v1/account_deletions';
let cancelled: boolean;
let requests: ReturnType<typeof fakeNetwork>;

/** A database that reports a cancelled deletion once. */
function start() {
  requests = fakeNetwork((request) => {
    if (request.url.pathname !== PATH) return json(fakeSession());
    const rows = cancelled ? [{ cancelled_at: '2026-12-01T10:00:00+00:00' }] : [];
    cancelled = false;
    return json(rows);
  });
}

beforeEach(() => {
  cancelled = true;
  start();
});
afterEach(() => {
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
});

const asked = () => requests.filter(({ url }) => url.pathname === PATH).length;
const notice = () => document.querySelector('main [role="status"]')?.textContent ?? '';
const show = () =>
  render(
    <SessionProvider>
      <main id="main" tabIndex={-1}>
        <CancelledDeletion />
      </main>
    </SessionProvider>,
  );
const enter = () => act(() => signIn('mara@example.com', 'correct horse'));
const isGuest = () => vi.waitFor(() => expect(sessionStore.getState()).toMatchObject({ loading: false, user: null }));

it('A user whose sign-in cancels an account deletion is told once, until they close the notice', async () => {
  show();
  await isGuest();
  expect(asked()).toBe(0);
  const dismissPassing = vi.spyOn(toast, 'dismissPassing');
  await enter();
  await vi.waitFor(() => expect(notice()).toContain('Your account stays'));
  expect(notice()).toContain('Signing in canceled that: everything is as it was');
  expect(asked()).toBe(1);
  // On a phone, “Successfully signed in!” would cover the notice.
  await vi.waitFor(() => expect(dismissPassing).toHaveBeenCalledOnce());

  await user.click(screen.getByText('Close'));
  expect(notice()).toBe('');
  expect(document.activeElement?.id).toBe('main');
});

it('The notice disappears at sign-out, and a sign-in without a cancelled deletion shows none', async () => {
  show();
  await isGuest();
  await enter();
  await vi.waitFor(() => expect(notice()).toContain('Your account stays'));
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  await vi.waitFor(() => expect(notice()).toBe(''));
  await enter();
  await vi.waitFor(() => expect(asked()).toBe(2));
  await vi.waitFor(() => expect(notice()).toBe(''));
});

it('A visit that starts signed in does not request cancelled deletions', async () => {
  storeSession();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  await vi.waitFor(() => expect(sessionStore.getState().user).not.toBeNull());
  show();
  await vi.waitFor(() => expect(document.querySelector('main')).not.toBeNull());
  expect(asked()).toBe(0);
});
