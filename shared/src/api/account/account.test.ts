// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionStore } from '@storyloom/shared/auth';
import { arrive } from '@storyloom/testing/community-page';
import { fakeAuthService, fakeSession } from '@storyloom/testing/fake-auth';
import { type Answer, fakeNetwork, json, type SentRequest } from '@storyloom/testing/network';
import { requestAccountDeletion } from '../account-deletion/account-deletion.ts';
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

  it('A change that is refused fails with the reason', async () => {
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
  });
});

const request = (password = 'correct horse', code?: string) =>
  requestAccountDeletion('mara@example.com', password, code);

/** A sign-in service whose new session has the token “fresh”, and a database with this answer. */
const network = (answer: () => Answer) => (sent: SentRequest) => {
  if (sent.path.startsWith('/rest/')) return answer();
  const isRight = sent.name === 'token' && sent.body.password === 'correct horse';
  return isRight ? json({ ...fakeSession(), access_token: 'fresh' }) : fakeAuthService(sent);
};

describe('requestAccountDeletion', () => {
  it('A deletion is requested with a new sign-in, and returns the time by which all data is gone', async () => {
    const requests = fakeNetwork(network(() => json('2026-12-06T10:00:00.123456+00:00')));
    const before = { ...localStorage };
    expect((await request()).toISOString()).toBe('2026-12-06T11:00:00.123Z');
    expect(requests.map(({ path }) => path)).toEqual(['/auth/v1/token', '/rest/v1/rpc/request_account_deletion']);
    expect(requests[1]?.headers.get('authorization')).toBe('Bearer fresh');
    expect({ ...localStorage }).toEqual(before);
  });

  it('With two-step sign-in, a deletion is requested after the code, with the session that it strengthens', async () => {
    const requests = fakeNetwork(({ name }) => {
      if (name === 'token') return json(fakeSession({ level: 'aal1' }));
      if (name === 'challenge') return json({ id: 'challenge-1', type: 'totp', expires_at: 0 });
      if (name === 'verify') return json({ ...fakeSession({ level: 'aal2' }), access_token: 'strengthened' });
      return json('2026-12-06T10:00:00+00:00');
    });
    await request('correct horse', '123 456');
    expect(requests.map(({ name }) => name)).toEqual(['token', 'challenge', 'verify', 'request_account_deletion']);
    expect(requests[2]?.body).toMatchObject({ code: '123456' });
    expect(requests[3]?.headers.get('authorization')).toBe('Bearer strengthened');
  });

  it('A deletion that is refused fails with the reason', async () => {
    const requests = fakeNetwork(network(() => json('2026-12-06T10:00:00+00:00')));
    expect(await failureOf(request('a guess'))).toMatchObject({ code: 'auth', message: 'Invalid login credentials' });
    expect(requests).toHaveLength(1);
    const message = 'Enter your password again to delete your account.';
    fakeNetwork(network(() => json({ code: 'PT403', message }, 403)));
    expect(await failureOf(request())).toMatchObject({ code: 'data', message });
  });
});
