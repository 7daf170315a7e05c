// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '@storyloom/shared/auth';
import { fakeAuthService, fakeSession, storeSession } from '../../testing/fake-auth.ts';
import { fakeNetwork, json } from '../../testing/network.ts';
import { confirmPassword, requestEmailChange } from './account.ts';

const session = fakeSession();
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

beforeEach(async () => {
  fakeNetwork(() => new Response(null, { status: 204 }));
  await sessionStore.start();
  storeSession(session);
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await vi.waitFor(() => expect(sessionStore.getState().user?.id).toBe('user-1'));
});

describe('confirmPassword', () => {
  it('asks the sign-in service, and leaves the session as it is', async () => {
    const requests = fakeNetwork((request) => {
      const answer = fakeAuthService(request);
      return request.url.pathname === '/auth/v1/token'
        ? json({ ...session, access_token: `${session.access_token}2`, refresh_token: 'refresh-2' })
        : answer;
    });
    const before = { ...localStorage };
    const seen: unknown[] = [];
    const leave = sessionStore.subscribe(() => seen.push(sessionStore.getState()));
    await confirmPassword('mara@example.com', 'correct horse');
    leave();
    expect(requests).toMatchObject([{ method: 'POST', url: { pathname: '/auth/v1/token' } }]);
    expect(requests[0]?.url.searchParams.get('grant_type')).toBe('password');
    expect(requests[0]?.body).toMatchObject({ email: 'mara@example.com', password: 'correct horse' });
    expect([{ ...localStorage }, seen]).toEqual([before, []]);
    expect(sessionStore.getState().session?.refresh_token).toBe('refresh-1');
  });

  it('fails with the service’s own message, and nobody is signed out', async () => {
    fakeNetwork(fakeAuthService);
    expect(await failureOf(confirmPassword('mara@example.com', 'wrong'))).toMatchObject({
      name: 'AppError',
      code: 'auth',
      message: 'Invalid login credentials',
    });
    expect(sessionStore.getState().user?.id).toBe('user-1');
  });
});

describe('requestEmailChange', () => {
  it('asks for the person who is signed in, and leads back to this site', async () => {
    const requests = fakeNetwork(() => json(session.user));
    await requestEmailChange('new@example.com', '/dashboard');
    const asked = requests.find(({ method }) => method === 'PUT');
    expect(asked).toMatchObject({ url: { pathname: '/auth/v1/user' }, body: { email: 'new@example.com' } });
    expect(asked?.url.searchParams.get('redirect_to')).toBe(`${location.origin}/dashboard`);
    expect(asked?.headers.get('authorization')).toBe(`Bearer ${session.access_token}`);
    expect(sessionStore.getState().user?.email).toBe('mara@example.com');
  });

  it('fails with the service’s own message', async () => {
    const msg = 'A user with this email address has already been registered';
    fakeNetwork(() => json({ code: 422, error_code: 'email_exists', msg }, 422));
    expect(await failureOf(requestEmailChange('bo@example.com', '/dashboard'))).toMatchObject({
      code: 'auth',
      message: msg,
    });
  });
});

describe.each([
  ['confirmPassword', () => confirmPassword('mara@example.com', 'correct horse')],
  ['requestEmailChange', () => requestEmailChange('new@example.com', '/dashboard')],
])('%s', (_name, ask) => {
  it('fails as “network” when nobody answers', async () => {
    fakeNetwork(() => new TypeError('Failed to fetch'));
    expect(await failureOf(ask())).toMatchObject({ name: 'AppError', code: 'network' });
  });

  it('fails as “rate_limited” with the seconds to wait when it was tried too often', async () => {
    const refusal = { error: { code: 'rate_limited', message: 'Too many attempts', retryAfter: 30 } };
    fakeNetwork(() => json(refusal, 429));
    expect(await failureOf(ask())).toMatchObject({
      code: 'rate_limited',
      message: 'Too many attempts',
      retryAfter: 30,
    });
  });
});
