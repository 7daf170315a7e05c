// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { fakeAuthService, fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json, type SentRequest } from '@storyloom/testing/network';
import { authError } from './auth-actions.ts';
import { refusalIn } from './refusal.ts';
import { strings } from './strings.ts';

const EXPIRED = 'Your sign-in has expired. Please sign in again.';
const BROKEN = 'Something went wrong on our side. Please try again in a moment.';
const UNREACHABLE = 'Storyloom can’t be reached just now. Check your connection and try again.';

/** The actions of a new page, on which a user may be signed in. */
async function openPage(isSignedIn = false) {
  vi.resetModules();
  if (isSignedIn) storeSession();
  const auth = await import('./index.ts');
  const { getSupabase } = await import('../api/index.ts');
  if (isSignedIn) await auth.sessionStore.start();
  const storedSession = async () => (await (await getSupabase()).auth.getSession()).data.session;
  return { ...auth, storedSession };
}
type Page = Awaited<ReturnType<typeof openPage>>;

const signInOf = ({ signIn }: Page) => signIn('mara@example.com', 'correct horse');
const signUpOf = ({ signUp }: Page) => signUp('Mara', 'mara@example.com', 'correct horse');
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);
/** The sign-in service, from which no answer comes to a sign-out. */
const withoutSignOut = (request: SentRequest) =>
  request.name === 'logout' ? new TypeError('Failed to fetch') : fakeAuthService(request);

describe('errors of the sign-in service', () => {
  const FALLBACK = 'The link couldn’t be sent.';
  const tooMany = JSON.stringify({ error: { message: '', retryAfter: 30 } });

  it('Each error has a code and words for the user', () => {
    for (const [name, status, message, code, words] of [
      ['AuthSessionMissingError', 400, 'Auth session missing!', 'auth', EXPIRED],
      ['AuthRetryableFetchError', 500, '{}', 'internal', BROKEN],
      ['AuthRetryableFetchError', 501, '{}', 'internal', BROKEN],
      ['AuthRetryableFetchError', 503, '{}', 'network', UNREACHABLE],
      ['AuthUnknownError', 0, 'Failed to fetch', 'network', UNREACHABLE],
      ['AuthApiError', 422, 'User already registered', 'auth', 'User already registered'],
      ['AuthWeakPasswordError', 422, 'Too short', 'auth', 'Too short'],
      ['AuthUnknownError', 200, 'Unexpected token <', 'internal', FALLBACK],
      ['AuthApiError', 422, '', 'internal', FALLBACK],
      ['AuthApiError', 429, 'Slow down', 'rate_limited', 'Slow down'],
      ['AuthApiError', 429, '{}', 'rate_limited', /^Too many requests\. .* in a few minutes\.$/],
      ['AuthApiError', 429, tooMany, 'rate_limited', /^Too many requests\. .* in 30 seconds\.$/],
    ] as const) {
      const cause = { name, status, message };
      const error = authError(cause, FALLBACK);
      expect(error, `${name} ${message}`).toMatchObject({ name: 'AppError', code, cause });
      expect(error.message).toMatch(words);
    }
  });

  it('The answer of the service is read as a message and a waiting time', () => {
    const sentence = 'For security purposes, you can only request this after 42 seconds.';
    for (const [text, refusal] of [
      ['null', { message: 'null' }],
      [sentence, { message: sentence, retryAfter: 42 }],
      ['{"message":"Slow down","retryAfter":"7"}', { message: 'Slow down', retryAfter: 7 }],
      ['{"error":{"retryAfter":"soon"}}', { message: '' }],
    ] as const)
      expect(refusalIn(text), text).toEqual(refusal);
  });

  it('Each refused action fails with the service’s words, its own, or a fault of the service', async () => {
    const page = await openPage(true);
    for (const [words, act] of [
      [strings.signIn, signInOf],
      [strings.signIn, signUpOf],
      [strings.sendLink, ({ requestPasswordReset }: Page) => requestPasswordReset('mara@example.com', '/auth')],
      [strings.changePassword, ({ changePassword }: Page) => changePassword('a new horse', 'correct horse')],
      [strings.changeName, ({ changeAccountName }: Page) => changeAccountName('Mara')],
      [strings.signOut, ({ signOutOthers }: Page) => signOutOthers()],
      [strings.redeem, ({ redeemMailCode }: Page) => redeemMailCode({ code: 'abc', kind: 'recovery' })],
    ] as const) {
      fakeNetwork(() => json({ code: 422, error_code: 'validation_failed', msg: 'Not like this.' }, 422));
      const refused = { name: 'AppError', code: 'auth', message: 'Not like this.' };
      expect(await failureOf(act(page)), words).toMatchObject(refused);
      fakeNetwork(() => new Response('<h1>Refused</h1>', { status: 422 }));
      expect(await failureOf(act(page))).toMatchObject({ name: 'AppError', code: 'internal', message: words });
    }
    fakeNetwork(() => json({}));
    const fault = { name: 'AppError', code: 'internal', message: BROKEN };
    expect(await failureOf(signUpOf(page))).toMatchObject(fault);
    expect(await failureOf(page.redeemMailCode({ code: 'abc', kind: 'recovery' }))).toMatchObject(fault);
  });

  it('The page of a proxy that limits requests is told with its waiting time', async () => {
    const { changeAccountName } = await openPage(true);
    fakeNetwork(() => new Response('<h1>Slow down</h1>', { status: 429, headers: { 'retry-after': '30' } }));
    const message = 'Too many requests. Please try again in 30 seconds.';
    await expect(changeAccountName('Mara')).rejects.toMatchObject({ code: 'rate_limited', message, retryAfter: 30 });
  });
});

describe('signIn', () => {
  it('Signing in updates the session store, and the session expires by the device’s clock', async () => {
    const requests = fakeNetwork(fakeAuthService);
    const page = await openPage();
    await signInOf(page);
    expect(page.sessionStore.getState()).toMatchObject({ loading: false, user: { email: 'mara@example.com' } });
    const token = requests.find(({ name }) => name === 'token')!;
    expect(token.url.search).toBe('?grant_type=password');
    expect(token.body).toMatchObject({ email: 'mara@example.com', password: 'correct horse' });
    expect(token.headers.get('apikey')).toBe('sb_publishable_test');
    const now = Math.floor(Date.now() / 1000);
    fakeNetwork(() => json({ ...fakeSession(), expires_at: now - 86_400 + 3600 }));
    await signInOf(await openPage());
    const kept = JSON.parse(Object.values(localStorage)[0]) as { readonly expires_at: number };
    expect(kept.expires_at).toBeGreaterThanOrEqual(now + 3600);
  });

  it('A failed sign-in leaves no user signed in, also when the library cannot be loaded', async () => {
    const { signIn, sessionStore } = await openPage();
    for (const [code, answer] of [
      ['auth', fakeAuthService],
      ['network', () => new TypeError('Failed to fetch')],
      ['network', () => new Response('<h1>503</h1>', { status: 503 })],
    ] as const) {
      fakeNetwork(answer);
      expect(await failureOf(signIn('mara@example.com', 'wrong'))).toMatchObject({ name: 'AppError', code });
      expect(sessionStore.getState()).toMatchObject({ loading: false, user: null });
    }
    vi.doMock('../api/data-client.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module: https://x/supabase.js');
    });
    fakeNetwork(fakeAuthService);
    const failure = await failureOf(signInOf(await openPage()));
    vi.doUnmock('../api/data-client.ts');
    expect(failure).toMatchObject({ name: 'AppError', code: 'network' });
  });
});

describe('signUp', () => {
  it('Signing up creates an account with the user’s name', async () => {
    const requests = fakeNetwork(fakeAuthService);
    await signUpOf(await openPage());
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/auth/v1/signup',
      body: { email: 'mara@example.com', password: 'correct horse', data: { name: 'Mara' } },
    });
  });

  it('Signing up leaves no user signed in, not even for a moment, and even if the connection is lost', async () => {
    for (const answer of [fakeAuthService, withoutSignOut]) {
      fakeNetwork(answer);
      const page = await openPage();
      const seen: unknown[] = [];
      page.sessionStore.subscribe(() => seen.push(page.sessionStore.getState().user));
      // A failed sign-in subscribes the store to the client's events.
      await failureOf(page.signIn('mara@example.com', 'not registered yet'));
      await signUpOf(page);
      expect([await page.storedSession(), page.sessionStore.getState().user]).toEqual([null, null]);
      expect(seen.filter((user) => user !== null)).toEqual([]);
      expect(localStorage.length).toBe(0);
    }
  });
});

describe('signing out, and changes of the account', () => {
  it('Signing out ends the session of this browser, or those elsewhere', async () => {
    const requests = fakeNetwork(fakeAuthService);
    const { signOut, sessionStore } = await openPage(true);
    await signOut();
    expect(sessionStore.getState()).toMatchObject({ loading: false, user: null, session: null });
    expect(requests.map(({ path, url }) => path + url.search)).toEqual(['/auth/v1/logout?scope=local']);
    expect(localStorage.length).toBe(0);
    const others = fakeNetwork(() => new Response(null, { status: 204 }));
    const other = await openPage(true);
    await other.signOutOthers();
    expect(others.map(({ path, url }) => path + url.search)).toEqual(['/auth/v1/logout?scope=others']);
    expect(other.sessionStore.getState().user?.id).toBe('user-1');
  });

  it('Signing out fails as “network” when the service is unreachable', async () => {
    fakeNetwork(withoutSignOut);
    const { signOut } = await openPage(true);
    expect(await failureOf(signOut())).toMatchObject({ code: 'network' });
  });

  it('A password is changed with the current one, and the name without it', async () => {
    const requests = fakeNetwork(() => json({ id: 'user-1' }));
    const { changeAccountName, changePassword } = await openPage(true);
    await changePassword('a new horse', 'correct horse');
    await changeAccountName('Mara');
    const asked = { method: 'PUT', path: '/auth/v1/user' };
    expect(requests).toMatchObject([
      { ...asked, body: { password: 'a new horse', current_password: 'correct horse' } },
      { ...asked, body: { data: { name: 'Mara' } } },
    ]);
  });
});
