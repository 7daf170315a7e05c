// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAuthService, fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { type Answer, fakeNetwork, json } from '@storyloom/testing/network';

const KEY = `sb-${location.hostname.split('.')[0]}-auth-token`;

async function openPage() {
  vi.resetModules();
  const { sessionStore } = await import('./session-store.ts');
  const actions = await import('./auth-actions.ts');
  // The library is loaded before the test stops the clock.
  await import('../api/data-client.ts');
  return { ...actions, sessionStore };
}

const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('session renewal', () => {
  it.each([
    ['answers 500', () => json({ message: 'oops' }, 500)],
    ['does not answer', () => new TypeError('Failed to fetch')],
  ] satisfies [string, () => Answer][])(
    'A session that must be renewed is kept and shown while the service %s, and renewed when it is back',
    async (_case, answer) => {
      const { sessionStore } = await openPage();
      storeSession(fakeSession({ seconds: -60 }));
      const requests = fakeNetwork(answer);
      vi.useFakeTimers();
      const started = sessionStore.start();
      await later(4);
      expect(sessionStore.getState()).toMatchObject({ loading: false, user: { email: 'mara@example.com' } });
      await later(90);
      await started;
      expect(requests.length).toBeGreaterThanOrEqual(3);
      expect(sessionStore.getState()).toMatchObject({ loading: false, user: { email: 'mara@example.com' } });
      expect(localStorage.getItem(KEY)).not.toBeNull();
      fakeNetwork(() => json({ ...fakeSession(), access_token: 'renewed' }));
      await later(180);
      expect(sessionStore.getState().session?.access_token).toBe('renewed');
    },
  );

  it('A session ends when the service refuses to renew it', async () => {
    const { sessionStore } = await openPage();
    storeSession(fakeSession({ seconds: -60 }));
    fakeNetwork(() => json({ code: 400, error_code: 'refresh_token_not_found', msg: 'Gone' }, 400));
    await sessionStore.start();
    expect(sessionStore.getState()).toMatchObject({ loading: false, user: null, session: null });
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

describe('other tabs', () => {
  /** The event that the browser sends to every tab except the one that wrote. */
  const tell = (newValue: string | null, key: string | null = KEY) =>
    dispatchEvent(new StorageEvent('storage', { key, newValue }));

  it('A sign-in in another tab signs this tab in, even before it has loaded the client', async () => {
    fakeNetwork(fakeAuthService);
    const { sessionStore } = await openPage();
    await sessionStore.start();
    expect(sessionStore.getState().user).toBeNull();
    storeSession();
    tell(localStorage.getItem(KEY));
    await vi.waitFor(() => expect(sessionStore.getState().user?.email).toBe('mara@example.com'));
  });

  it('This tab is signed out when another tab signs out or clears everything', async () => {
    fakeNetwork(fakeAuthService);
    for (const key of [KEY, null]) {
      storeSession();
      const { sessionStore } = await openPage();
      await sessionStore.start();
      localStorage.removeItem(KEY);
      tell(null, key);
      expect(sessionStore.getState()).toMatchObject({ loading: false, user: null });
    }
  });
});
