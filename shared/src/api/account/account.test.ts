// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '@storyloom/shared/auth';
import { fakeAuthService, fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { requestEmailChange } from './account.ts';

const session = fakeSession();
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

beforeEach(async () => {
  fakeNetwork(() => new Response(null, { status: 204 }));
  await sessionStore.start();
  storeSession(session);
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await vi.waitFor(() => expect(sessionStore.getState().user?.id).toBe('user-1'));
});

const CHANGE = { from: 'mara@example.com', to: 'new@example.com', password: 'correct horse' };

describe('requestEmailChange', () => {
  it('A change of the email address checks the password first, and leaves only the existing session', async () => {
    const requests = fakeNetwork((request) =>
      request.name === 'token' || request.name === 'logout'
        ? fakeAuthService(request)
        : json({ ...session.user, new_email: 'new@example.com' }),
    );
    const before = { ...localStorage };
    await requestEmailChange(CHANGE);
    expect(requests.map(({ name }) => name)).toEqual(['token', 'logout', 'user']);
    expect(requests[0]?.body).toMatchObject({ email: 'mara@example.com', password: 'correct horse' });
    expect(requests[1]?.url.searchParams.get('scope')).toBe('local');
    const asked = requests.at(-1);
    expect(asked).toMatchObject({
      method: 'PUT',
      body: { email: 'new@example.com', current_password: 'correct horse' },
    });
    expect(asked?.url.searchParams.get('redirect_to')).toBe(`${location.origin}/auth/confirm`);
    expect(asked?.headers.get('authorization')).toBe(`Bearer ${session.access_token}`);
    expect(Object.keys(localStorage)).toEqual(Object.keys(before));
    expect(sessionStore.getState()).toMatchObject({ session: { refresh_token: 'refresh-1' } });
  });

  it('A change of the email address with a wrong password fails with the service’s message, is not requested, and keeps the user signed in', async () => {
    const requests = fakeNetwork(fakeAuthService);
    expect(await failureOf(requestEmailChange({ ...CHANGE, password: 'wrong' }))).toMatchObject({
      name: 'AppError',
      code: 'auth',
      message: 'Invalid login credentials',
    });
    expect(requests).toHaveLength(1);
    expect(sessionStore.getState().user?.id).toBe('user-1');
  });

  it('A change of the email address that the service refuses fails with its message', async () => {
    const msg = 'A user with this email address has already been registered';
    fakeNetwork((request) =>
      request.name === 'user' ? json({ code: 422, error_code: 'email_exists', msg }, 422) : fakeAuthService(request),
    );
    expect(await failureOf(requestEmailChange(CHANGE))).toMatchObject({ code: 'auth', message: msg });
  });

  it('A change of the email address fails as “network” when the service is unreachable', async () => {
    fakeNetwork(() => new TypeError('Failed to fetch'));
    expect(await failureOf(requestEmailChange(CHANGE))).toMatchObject({ name: 'AppError', code: 'network' });
  });

  it('A change of the email address fails as “rate_limited”, with the seconds to wait, after too many attempts', async () => {
    const refusal = { error: { code: 'rate_limited', message: 'Too many attempts', retryAfter: 30 } };
    fakeNetwork(() => json(refusal, 429));
    expect(await failureOf(requestEmailChange(CHANGE))).toMatchObject({
      code: 'rate_limited',
      message: 'Too many attempts',
      retryAfter: 30,
    });
  });
});
