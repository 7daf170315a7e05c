// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionStore } from '@storyloom/shared/auth';
import { arrive } from '@storyloom/testing/community-page';
import { fakeAuthService, fakeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { requestEmailChange } from './account.ts';

const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);
const CHANGE = { from: 'mara@example.com', to: 'new@example.com', password: 'correct horse' };

beforeEach(() => arrive());

describe('requestEmailChange', () => {
  it('A change of the email address checks the password first, and leaves only the existing session', async () => {
    const requests = fakeNetwork((request) =>
      request.name === 'user' ? json({ ...fakeSession().user, new_email: CHANGE.to }) : fakeAuthService(request),
    );
    const before = { ...localStorage };
    const token = sessionStore.getState().session?.access_token;
    await requestEmailChange(CHANGE);
    expect(requests.map(({ name, url }) => name + url.search)).toEqual([
      'token?grant_type=password',
      'logout?scope=local',
      `user?redirect_to=${encodeURIComponent(`${location.origin}/auth/confirm`)}`,
    ]);
    expect(requests[0]?.body).toMatchObject({ email: CHANGE.from, password: CHANGE.password });
    const asked = requests.at(-1);
    expect(asked).toMatchObject({ method: 'PUT', body: { email: CHANGE.to, current_password: CHANGE.password } });
    expect(asked?.headers.get('authorization')).toBe(`Bearer ${token}`);
    expect(Object.keys(localStorage)).toEqual(Object.keys(before));
    expect(sessionStore.getState()).toMatchObject({ session: { refresh_token: 'refresh-1' } });
  });

  it('A change that is refused or not answered fails with the reason', async () => {
    const requests = fakeNetwork(fakeAuthService);
    const failure = { name: 'AppError', code: 'auth', message: 'Invalid login credentials' };
    expect(await failureOf(requestEmailChange({ ...CHANGE, password: 'wrong' }))).toMatchObject(failure);
    expect(requests).toHaveLength(1);
    expect(sessionStore.getState().user?.id).toBe('user-1');
    const msg = 'A user with this email address has already been registered';
    fakeNetwork((request) =>
      request.name === 'user' ? json({ code: 422, error_code: 'email_exists', msg }, 422) : fakeAuthService(request),
    );
    expect(await failureOf(requestEmailChange(CHANGE))).toMatchObject({ code: 'auth', message: msg });
    fakeNetwork(() => new TypeError('Failed to fetch'));
    expect(await failureOf(requestEmailChange(CHANGE))).toMatchObject({ name: 'AppError', code: 'network' });
  });
});
