// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { authError } from './auth-actions.ts';
import { strings } from './strings.ts';

/** The actions of a page on which a user is signed in. */
async function openPage() {
  vi.resetModules();
  storeSession();
  const auth = await import('./index.ts');
  await auth.sessionStore.start();
  return auth;
}
type Page = Awaited<ReturnType<typeof openPage>>;

const EXPIRED = 'Your sign-in has expired. Please sign in again.';
const BROKEN = 'Something went wrong on our side. Please try again in a moment.';
const UNREACHABLE = 'Storyloom can’t be reached just now. Check your connection and try again.';

describe('authError', () => {
  const FALLBACK = 'The link couldn’t be sent.';
  const tooMany = JSON.stringify({ error: { message: '', retryAfter: 30 } });

  it.each([
    ['a missing session', 'AuthSessionMissingError', 400, 'Auth session missing!', 'auth', EXPIRED],
    ['a fault of the service', 'AuthRetryableFetchError', 500, '{}', 'internal', BROKEN],
    ['a call that the service does not know', 'AuthRetryableFetchError', 501, '{}', 'internal', BROKEN],
    ['a gateway without a service', 'AuthRetryableFetchError', 503, '{}', 'network', UNREACHABLE],
    ['no answer', 'AuthRetryableFetchError', 0, 'Failed to fetch', 'network', UNREACHABLE],
    ['an error without an answer', 'AuthUnknownError', 0, 'Failed to fetch', 'network', UNREACHABLE],
    ['a refusal', 'AuthApiError', 422, 'User already registered', 'auth', 'User already registered'],
    ['a weak password', 'AuthWeakPasswordError', 422, 'Too short', 'auth', 'Too short'],
    ['an answer that makes no sense', 'AuthUnknownError', 200, 'Unexpected token <', 'internal', FALLBACK],
    ['an error without a name', undefined, 400, 'Cannot read properties', 'internal', FALLBACK],
    ['a refusal without words', 'AuthApiError', 422, '', 'internal', FALLBACK],
    ['too many attempts', 'AuthApiError', 429, 'Slow down', 'rate_limited', 'Slow down'],
    [
      'too many attempts without words',
      'AuthApiError',
      429,
      '{}',
      'rate_limited',
      'Too many requests. Please try again in a few minutes.',
    ],
    [
      'too many attempts for a time',
      'AuthApiError',
      429,
      tooMany,
      'rate_limited',
      'Too many requests. Please try again in 30 seconds.',
    ],
  ])('The error of %s has a code and words for the user', (_what, name, status, message, code, words) => {
    const cause = { ...(name !== undefined && { name }), status, message };
    expect(authError(cause, FALLBACK)).toMatchObject({ name: 'AppError', code, message: words, cause });
  });
});

describe('a refused action', () => {
  it.each<[string, string, (page: Page) => Promise<unknown>]>([
    ['Sending a link', strings.sendLink, (page) => page.requestPasswordReset('mara@example.com', '/auth')],
    ['Changing the password', strings.changePassword, (page) => page.changePassword('a new horse', 'correct horse')],
    ['Changing the name', strings.changeName, (page) => page.changeAccountName('Mara')],
    ['Signing out elsewhere', strings.signOut, (page) => page.signOutOthers()],
    ['Redeeming a code', strings.redeem, (page) => page.redeemMailCode({ code: 'abc', kind: 'recovery' })],
  ])('%s fails with the service’s words, or with words of its own if there are none', async (_what, words, act) => {
    const page = await openPage();
    fakeNetwork(() => json({ code: 422, error_code: 'validation_failed', msg: 'Not like this.' }, 422));
    await expect(act(page)).rejects.toMatchObject({ name: 'AppError', code: 'auth', message: 'Not like this.' });
    fakeNetwork(() => new Response('<h1>Refused</h1>', { status: 422 }));
    await expect(act(page)).rejects.toMatchObject({ name: 'AppError', code: 'internal', message: words });
  });

  it('The page of a proxy that limits requests is told with its waiting time', async () => {
    const { changeAccountName } = await openPage();
    fakeNetwork(() => new Response('<h1>Slow down</h1>', { status: 429, headers: { 'retry-after': '30' } }));
    await expect(changeAccountName('Mara')).rejects.toMatchObject({
      code: 'rate_limited',
      message: 'Too many requests. Please try again in 30 seconds.',
      retryAfter: 30,
    });
  });

  it.each([
    ['A new account without an id', (page: Page) => page.signUp('Mara', 'mara@example.com', 'correct horse')],
    ['A recovery code that brings no session', (page: Page) => page.redeemMailCode({ code: 'abc', kind: 'recovery' })],
  ])('%s is a fault of the service', async (_what, act) => {
    const page = await openPage();
    fakeNetwork(() => json({}));
    await expect(act(page)).rejects.toMatchObject({ name: 'AppError', code: 'internal', message: BROKEN });
  });
});

describe('a change of the account', () => {
  it('A password is changed with the current one', async () => {
    const requests = fakeNetwork(() => json({ id: 'user-1' }));
    const { changePassword } = await openPage();
    await changePassword('a new horse', 'correct horse');
    expect(requests).toMatchObject([
      {
        method: 'PUT',
        path: '/auth/v1/user',
        body: { password: 'a new horse', current_password: 'correct horse' },
      },
    ]);
  });

  it('The name of the account is changed', async () => {
    const requests = fakeNetwork(() => json({ id: 'user-1' }));
    const { changeAccountName } = await openPage();
    await changeAccountName('Mara');
    expect(requests).toMatchObject([{ method: 'PUT', path: '/auth/v1/user', body: { data: { name: 'Mara' } } }]);
  });

  it('Signing out elsewhere ends the other sessions, and this one stays', async () => {
    const requests = fakeNetwork(() => new Response(null, { status: 204 }));
    const { signOutOthers, sessionStore } = await openPage();
    await signOutOthers();
    expect(requests.map(({ path, url }) => path + url.search)).toEqual(['/auth/v1/logout?scope=others']);
    expect(sessionStore.getState().user?.id).toBe('user-1');
  });
});
