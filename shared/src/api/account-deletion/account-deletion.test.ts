// @vitest-environment jsdom
import { sessionStore } from '@storyloom/shared/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAuthService, fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { type Answer, fakeNetwork, json, type SentRequest } from '@storyloom/testing/network';
import { requestAccountDeletion, takeCancelledDeletion } from './account-deletion.ts';

const session = fakeSession();
const fresh = `${session.access_token}-fresh`;
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);
const request = (password = 'correct horse') => requestAccountDeletion('mara@example.com', password);

/** A sign-in service whose new session has a different token, and a database with this answer. */
const network = (answer: () => Answer) => (sent: SentRequest) =>
  sent.url.pathname.startsWith('/rest/')
    ? answer()
    : sent.url.pathname === '/auth/v1/token' && sent.body.password === 'correct horse'
      ? json({ ...session, access_token: fresh })
      : fakeAuthService(sent);

beforeEach(async () => {
  fakeNetwork(() => new Response(null, { status: 204 }));
  await sessionStore.start();
  storeSession(session);
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await vi.waitFor(() => expect(sessionStore.getState().user?.id).toBe('user-1'));
});

describe('requestAccountDeletion', () => {
  it('An account deletion is requested with the token of a new sign-in, and returns the time by which all data is gone', async () => {
    const requests = fakeNetwork(network(() => json('2026-12-06T10:00:00.123456+00:00')));
    const before = { ...localStorage };
    expect((await request()).toISOString()).toBe('2026-12-06T11:00:00.123Z');
    expect(requests.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'POST /auth/v1/token',
      'POST /rest/v1/rpc/request_account_deletion',
    ]);
    expect(requests[1]?.headers.get('authorization')).toBe(`Bearer ${fresh}`);
    expect({ ...localStorage }).toEqual(before);
  });

  it('An account deletion with a wrong password fails with the service’s message, and is not requested', async () => {
    const requests = fakeNetwork(network(() => json('2026-12-06T10:00:00+00:00')));
    expect(await failureOf(request('a guess'))).toMatchObject({ code: 'auth', message: 'Invalid login credentials' });
    expect(requests).toHaveLength(1);
  });

  it('An account deletion with two-step sign-in is requested after the code, with the session that it strengthens', async () => {
    const halfway = fakeSession({ level: 'aal1' });
    const strengthened = `${session.access_token}-strengthened`;
    const requests = fakeNetwork(({ path }) => {
      if (path.endsWith('/token')) return json(halfway);
      if (path.endsWith('/challenge')) return json({ id: 'challenge-1', type: 'totp', expires_at: 0 });
      if (path.endsWith('/verify')) return json({ ...fakeSession({ level: 'aal2' }), access_token: strengthened });
      return json('2026-12-06T10:00:00+00:00');
    });
    await requestAccountDeletion('mara@example.com', 'correct horse', '123 456');
    expect(requests.map(({ path }) => path)).toEqual([
      '/auth/v1/token',
      '/auth/v1/factors/factor-1/challenge',
      '/auth/v1/factors/factor-1/verify',
      '/rest/v1/rpc/request_account_deletion',
    ]);
    expect(requests[2]?.body).toMatchObject({ code: '123456' });
    expect(requests[3]?.headers.get('authorization')).toBe(`Bearer ${strengthened}`);
  });

  it('An account deletion that the database refuses fails with its message', async () => {
    const message = 'Enter your password again to delete your account.';
    fakeNetwork(network(() => json({ code: 'PT403', message }, 403)));
    expect(await failureOf(request())).toMatchObject({ code: 'data', message });
  });

  it('An account deletion fails as “network” when the sign-in service or the database is unreachable', async () => {
    fakeNetwork(network(() => new TypeError('Failed to fetch')));
    expect(await failureOf(request())).toMatchObject({ name: 'AppError', code: 'network' });
    fakeNetwork(() => new TypeError('Failed to fetch'));
    expect(await failureOf(request())).toMatchObject({ name: 'AppError', code: 'network' });
  });
});

describe('takeCancelledDeletion', () => {
  it.each([
    [[{ cancelled_at: '2026-12-01T10:00:00+00:00' }], true],
    [[], false],
  ])('Clearing a cancelled deletion with the answer %j returns %s', async (rows, expected) => {
    const requests = fakeNetwork(() => json(rows));
    expect(await takeCancelledDeletion()).toBe(expected);
    expect(requests).toMatchObject([{ method: 'DELETE', url: { pathname: '/rest/v1/account_deletions' } }]);
    // Only cancelled requests are cleared, not pending ones.
    expect(requests[0]?.url.searchParams.get('cancelled_at')).toBe('not.is.null');
    expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${session.access_token}`);
  });

  it('Clearing a cancelled deletion fails when the database is unreachable', async () => {
    fakeNetwork(() => new TypeError('Failed to fetch'));
    expect(await failureOf(takeCancelledDeletion())).toMatchObject({ code: 'network' });
  });
});
