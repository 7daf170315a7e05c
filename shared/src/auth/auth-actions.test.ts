// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { fakeAuthService, fakeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json, type SentRequest } from '@storyloom/testing/network';

/** The actions with a new client and store, and the email of each user that the store reported. */
async function freshPage() {
  vi.resetModules();
  const actions = await import('./auth-actions.ts');
  const { sessionStore } = await import('./session-store.ts');
  const { getSupabase } = await import('../api/index.ts');
  const seen: (string | undefined)[] = [];
  sessionStore.subscribe(() => seen.push(sessionStore.getState().user?.email));
  const storedSession = async () => (await (await getSupabase()).auth.getSession()).data.session;
  return { ...actions, sessionStore, seen, storedSession };
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing failed',
    (error: { name: string; code?: string; message: string }) => error,
  );

describe('signIn', () => {
  it('Signing in updates the session store', async () => {
    const requests = fakeNetwork(fakeAuthService);
    const { signIn, sessionStore } = await freshPage();
    await signIn('mara@example.com', 'correct horse');
    expect(sessionStore.getState()).toMatchObject({ loading: false, user: { email: 'mara@example.com' } });
    const token = requests.find(({ url }) => url.pathname === '/auth/v1/token')!;
    expect(token.url.searchParams.get('grant_type')).toBe('password');
    expect(token.body).toMatchObject({ email: 'mara@example.com', password: 'correct horse' });
    expect(token.headers.get('apikey')).toBe('sb_publishable_test');
  });

  it('A stored session expires by the clock of the device, not of the server', async () => {
    const now = Math.floor(Date.now() / 1000);
    fakeNetwork(() => json({ ...fakeSession(), expires_at: now - 86_400 + 3600 }));
    const { signIn } = await freshPage();
    await signIn('mara@example.com', 'correct horse');
    const kept = JSON.parse(Object.values(localStorage)[0]) as { readonly expires_at: number };
    expect(kept.expires_at).toBeGreaterThanOrEqual(now + 3600);
  });

  it('A refused sign-in fails with the service’s message, and no user is signed in', async () => {
    fakeNetwork(fakeAuthService);
    const { signIn, sessionStore } = await freshPage();
    expect(await failureOf(signIn('mara@example.com', 'wrong'))).toMatchObject({
      name: 'AppError',
      code: 'auth',
      message: 'Invalid login credentials',
    });
    expect(sessionStore.getState()).toMatchObject({ loading: false, user: null });
  });

  it.each([
    ['the service is unreachable', () => new TypeError('Failed to fetch')],
    ['a gateway answers instead of the service', () => new Response('<h1>503</h1>', { status: 503 })],
  ])('Signing in fails as “network” when %s', async (_case, answer) => {
    fakeNetwork(answer);
    const { signIn } = await freshPage();
    expect(await failureOf(signIn('mara@example.com', 'correct horse'))).toMatchObject({ code: 'network' });
  });

  it('Signing in fails as “rate_limited”, with the seconds to wait, after too many attempts', async () => {
    const refusal = { error: { code: 'rate_limited', message: 'Too many attempts', retryAfter: 30 } };
    fakeNetwork(() => json(refusal, 429));
    const { signIn } = await freshPage();
    expect(await failureOf(signIn('mara@example.com', 'correct horse'))).toMatchObject({
      code: 'rate_limited',
      message: 'Too many attempts',
      retryAfter: 30,
    });
  });

  it('Signing in fails as “network” when the library cannot be loaded', async () => {
    vi.doMock('../api/data-client.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module: https://x/supabase.js');
    });
    fakeNetwork(fakeAuthService);
    const { signIn } = await freshPage();
    const failure = await failureOf(signIn('mara@example.com', 'correct horse'));
    vi.doUnmock('../api/data-client.ts');
    expect(failure).toMatchObject({
      name: 'AppError',
      code: 'network',
    });
  });
});

describe('signUp', () => {
  it('Signing up creates an account with the user’s name', async () => {
    const requests = fakeNetwork(fakeAuthService);
    const { signUp } = await freshPage();
    await signUp('Mara', 'mara@example.com', 'correct horse');
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: { pathname: '/auth/v1/signup' },
      body: { email: 'mara@example.com', password: 'correct horse', data: { name: 'Mara' } },
    });
  });

  it('Signing up leaves no user signed in, although the service signs new accounts in', async () => {
    fakeNetwork(fakeAuthService);
    const { signUp, storedSession } = await freshPage();
    await signUp('Mara', 'mara@example.com', 'correct horse');
    expect(await storedSession()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('Signing up leaves no user signed in when the address must be confirmed first', async () => {
    fakeNetwork(() => json({ id: 'user-1', email: 'mara@example.com', aud: 'authenticated', identities: [] }));
    const { signUp, storedSession } = await freshPage();
    await signUp('Mara', 'mara@example.com', 'correct horse');
    expect(await storedSession()).toBeNull();
  });

  it('Signing up never reports a signed-in user to the page, not even for a moment', async () => {
    fakeNetwork(fakeAuthService);
    const { signIn, signUp, seen, sessionStore } = await freshPage();
    // A failed sign-in subscribes the store to the client's events.
    await failureOf(signIn('mara@example.com', 'not registered yet'));
    await signUp('Mara', 'mara@example.com', 'correct horse');
    expect(sessionStore.getState().user).toBeNull();
    expect(seen.filter((email) => email !== undefined)).toEqual([]);
  });

  it('Signing up leaves no user signed in when the connection is lost right afterwards', async () => {
    const service = ({ url, ...request }: SentRequest) =>
      url.pathname === '/auth/v1/logout' ? new TypeError('Failed to fetch') : fakeAuthService(request);
    fakeNetwork(service);
    const { signUp, storedSession } = await freshPage();
    await signUp('Mara', 'mara@example.com', 'correct horse');
    expect(await storedSession()).toBeNull();
  });

  it('A refused sign-up fails with the service’s message', async () => {
    fakeNetwork(() => json({ code: 422, error_code: 'user_already_exists', msg: 'User already registered' }, 422));
    const { signUp } = await freshPage();
    expect(await failureOf(signUp('Mara', 'mara@example.com', 'correct horse'))).toMatchObject({
      code: 'auth',
      message: 'User already registered',
    });
  });
});

describe('signOut', () => {
  it('Signing out ends the session of this browser and updates the session store', async () => {
    const requests = fakeNetwork(fakeAuthService);
    const { signIn, signOut, sessionStore } = await freshPage();
    await signIn('mara@example.com', 'correct horse');
    await signOut();
    expect(sessionStore.getState()).toMatchObject({ loading: false, user: null, session: null });
    const logout = requests.find(({ url }) => url.pathname === '/auth/v1/logout');
    expect(logout?.url.searchParams.get('scope')).toBe('local');
    expect(localStorage.length).toBe(0);
  });

  it('Signing out fails as “network” when the service is unreachable', async () => {
    const service = (request: SentRequest) =>
      request.url.pathname === '/auth/v1/logout' ? new TypeError('Failed to fetch') : fakeAuthService(request);
    fakeNetwork(service);
    const { signIn, signOut } = await freshPage();
    await signIn('mara@example.com', 'correct horse');
    expect(await failureOf(signOut())).toMatchObject({ code: 'network' });
  });
});
