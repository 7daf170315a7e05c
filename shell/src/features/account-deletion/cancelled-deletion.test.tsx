// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { sessionStore, SessionProvider, signIn } from '@storyloom/shared/auth';
import { toast } from '@storyloom/shared/ui';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CancelledDeletion } from './cancelled-deletion.tsx';

let requests: ReturnType<typeof fakeNetwork>;
/** A database that reports a canceled deletion once. */
beforeEach(() => {
  const rows = [{ cancelled_at: '2026-12-01T10:00:00+00:00' }];
  requests = fakeNetwork(({ name }) => json(name === 'account_deletions' ? rows.splice(0) : fakeSession()));
});

const asked = () => requests.filter(({ name }) => name === 'account_deletions').length;
const notice = () => document.querySelector('main [role="status"]')?.textContent ?? '';
const noticed = () => vi.waitFor(() => expect(notice()).toContain('Your account stays'));
const show = () =>
  render(
    <SessionProvider>
      <main id="main" tabIndex={-1}>
        <CancelledDeletion />
      </main>
    </SessionProvider>,
  );
const enter = () => act(() => signIn('mara@example.com', 'correct horse'));
const changeSession = () => act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
const isGuest = () => vi.waitFor(() => expect(sessionStore.getState()).toMatchObject({ loading: false, user: null }));

it('tells a user whose sign-in cancels an account deletion once, until they close the notice', async () => {
  show();
  await isGuest();
  expect(asked()).toBe(0);
  const dismissPassing = vi.spyOn(toast, 'dismissPassing');
  await enter();
  await noticed();
  expect(notice()).toContain('Signing in canceled that: everything is as it was');
  expect(asked()).toBe(1);
  // On a phone, “Successfully signed in!” would cover the notice.
  await vi.waitFor(() => expect(dismissPassing).toHaveBeenCalledOnce());
  await user.click(screen.getByText('Close'));
  expect(notice()).toBe('');
  expect(document.activeElement?.id).toBe('main');
});

it('removes the notice at sign-out, and shows none at a sign-in that cancels nothing', async () => {
  show();
  await isGuest();
  await enter();
  await noticed();
  localStorage.clear();
  changeSession();
  await vi.waitFor(() => expect(notice()).toBe(''));
  await enter();
  await vi.waitFor(() => expect(asked()).toBe(2));
  await vi.waitFor(() => expect(notice()).toBe(''));
});

it('asks nothing in a visit that starts signed in', async () => {
  storeSession();
  changeSession();
  await vi.waitFor(() => expect(sessionStore.getState().user).not.toBeNull());
  show();
  expect(asked()).toBe(0);
});
