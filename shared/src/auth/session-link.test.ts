// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { type Answer, fakeNetwork, json, type SentRequest } from '@storyloom/testing/network';

/** The page as a mail link opens it. Each call is a new page load. */
async function openPage(path = '/auth/confirm') {
  vi.resetModules();
  history.replaceState(null, '', path);
  const auth = await import('./index.ts');
  const seen: boolean[] = [];
  auth.sessionStore.subscribe(() =>
    seen.push(auth.sessionStore.getState().user !== null && !auth.sessionStore.getState().recovering),
  );
  return { ...auth, sawSignedInWithoutRecovering: () => seen.includes(true) };
}

const { access_token, refresh_token, user } = fakeSession();
const TOKENS = `#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer&type=recovery`;
const CODE = { code: 'abc', kind: 'recovery' } as const;

function service(answers: Readonly<Record<string, (request: SentRequest) => Answer>> = {}) {
  return fakeNetwork((request) => {
    const known = {
      '/auth/v1/verify': () => json(fakeSession()),
      '/auth/v1/user': () => json(user),
      '/auth/v1/recover': () => json({}),
      ...answers,
    } as typeof answers;
    return known[request.url.pathname]?.(request) ?? new Response(null, { status: 204 });
  });
}

async function recover() {
  const page = await openPage();
  await page.sessionStore.start();
  await (await page.redeemMailCode(CODE))?.accept();
  return page;
}

describe('mail codes', () => {
  it('A mail code is read from the fragment of the URL', async () => {
    const { mailCodeIn } = await openPage();
    expect(mailCodeIn('#token_hash=abc&type=recovery')).toEqual(CODE);
    expect(mailCodeIn('#token_hash=abc&type=email_change')).toEqual({ code: 'abc', kind: 'email_change' });
    const damages = ['', '#token_hash=abc', '#type=recovery', '#token_hash=&type=recovery', '#token_hash=a&type=x'];
    for (const damaged of damages) expect(mailCodeIn(damaged), damaged).toBeUndefined();
  });

  it('A mail code is redeemed by POST, ends the other sessions, and signs no user in before it is accepted', async () => {
    const requests = service();
    storeSession(fakeSession({ email: 'bo@example.com' }));
    const { sessionStore, redeemMailCode } = await openPage();
    await sessionStore.start();
    const before = { ...localStorage };
    const redeemed = await redeemMailCode(CODE);
    expect(redeemed).toMatchObject({ userId: 'user-1', email: 'mara@example.com' });
    expect(requests.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([
      'POST /auth/v1/verify',
      'POST /auth/v1/logout?scope=others',
    ]);
    expect(requests[0]?.body).toMatchObject({ token_hash: 'abc', type: 'recovery' });
    expect([{ ...localStorage }, sessionStore.getState().user?.email]).toEqual([before, 'bo@example.com']);
    await redeemed?.decline();
    expect(requests.at(-1)?.url.searchParams.get('scope')).toBe('local');
    expect([{ ...localStorage }, sessionStore.getState().user?.email]).toEqual([before, 'bo@example.com']);
  });

  it('An accepted recovery code signs the user in and starts a recovery, which survives a reload', async () => {
    service();
    const { sessionStore, sawSignedInWithoutRecovering } = await recover();
    expect(sessionStore.getState()).toMatchObject({ loading: false, recovering: true, user: { id: 'user-1' } });
    expect(sawSignedInWithoutRecovering()).toBe(false);
    const again = await openPage('/auth');
    await again.sessionStore.start();
    expect(again.sessionStore.getState()).toMatchObject({ recovering: true, user: { id: 'user-1' } });
  });

  it('An accepted mail code ends the existing session of another account', async () => {
    const requests = service();
    const other = fakeSession({ email: 'bo@example.com' });
    storeSession({ ...other, access_token: `${other.access_token}-bo`, user: { ...other.user, id: 'user-2' } });
    const { sessionStore } = await recover();
    const ended = requests.filter(({ url }) => url.search === '?scope=local');
    expect(ended.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${other.access_token}-bo`]);
    expect(sessionStore.getState().user?.email).toBe('mara@example.com');
  });

  it('A recovery ends when the new password is saved, which does not need the old one', async () => {
    const requests = service();
    const { sessionStore, changePassword } = await recover();
    await changePassword('a new horse');
    expect(requests.at(-1)).toMatchObject({ method: 'PUT', url: { pathname: '/auth/v1/user' } });
    expect(requests.at(-1)?.body).toMatchObject({ password: 'a new horse' });
    expect(requests.at(-1)?.body).not.toHaveProperty('current_password');
    expect(sessionStore.getState()).toMatchObject({ recovering: false, user: { id: 'user-1' } });
    expect(sessionStorage.length).toBe(0);
  });

  it.each<[string, (page: Awaited<ReturnType<typeof recover>>) => unknown, object | null]>([
    [
      'confirms a new email address',
      async ({ redeemMailCode }) => (await redeemMailCode({ code: 'def', kind: 'email_change' }))?.accept(),
      { id: 'user-1' },
    ],
    ['signs out', ({ signOut }) => signOut(), null],
  ])('A recovery ends when the user %s instead, also after a reload', async (_what, end, person) => {
    service();
    const page = await recover();
    await end(page);
    expect(page.sessionStore.getState()).toMatchObject({ recovering: false, user: person });
    const again = await openPage('/auth');
    await again.sessionStore.start();
    expect(again.sessionStore.getState()).toMatchObject({ recovering: false, user: person });
  });

  it('A used code is refused, and the first of two for a change brings no session', async () => {
    const msg = 'Email link is invalid or has expired';
    service({ '/auth/v1/verify': () => json({ code: 403, error_code: 'otp_expired', msg }, 403) });
    const { redeemMailCode } = await openPage();
    await expect(redeemMailCode(CODE)).rejects.toMatchObject({ name: 'AppError', code: 'auth', message: msg });
    service({ '/auth/v1/verify': () => json({ code: 200, msg: 'Confirmation link accepted.' }) });
    expect(await redeemMailCode({ code: 'abc', kind: 'email_change' })).toBeUndefined();
  });

  it('A password reset is requested with the page that its link opens', async () => {
    const requests = service();
    const { requestPasswordReset } = await openPage();
    await requestPasswordReset('mara@example.com', '/auth/confirm');
    expect(requests[0]?.url.pathname).toBe('/auth/v1/recover');
    expect(requests[0]?.url.searchParams.get('redirect_to')).toBe(`${location.origin}/auth/confirm`);
    expect(requests[0]?.body).toMatchObject({ email: 'mara@example.com' });
  });
});

it.each([false, true])(
  'Tokens in a URL are removed, and neither sign a user in nor replace a session (signed in before: %s)',
  async (signedIn) => {
    const requests = service();
    if (signedIn) storeSession(fakeSession({ email: 'bo@example.com' }));
    const { sessionStore } = await openPage(`/auth?from=mail${TOKENS}`);
    const entries = history.length;
    await sessionStore.start();
    expect(sessionStore.getState()).toMatchObject({ loading: false, recovering: false, brokenLink: !signedIn });
    expect(sessionStore.getState().user?.email).toBe(signedIn ? 'bo@example.com' : undefined);
    expect([location.href.replace(location.origin, ''), history.length]).toEqual(['/auth?from=mail', entries]);
    expect(requests).toEqual([]);
  },
);

it('A refused or cut-off link is reported as broken, and signs no user out', async () => {
  for (const hash of ['#error=access_denied&error_code=otp_expired&error_description=x', '#access_token=a.b.c']) {
    const requests = service();
    const { sessionStore } = await openPage(`/auth?from=mail${hash}`);
    await sessionStore.start();
    const broken = { loading: false, user: null, brokenLink: true, recovering: false };
    expect(sessionStore.getState()).toMatchObject(broken);
    expect(location.href).toMatch(/\/auth\?from=mail$/);
    expect(requests).toEqual([]);
  }
  service();
  storeSession();
  const page = await openPage('/#error_description=Link+expired');
  await page.sessionStore.start();
  expect(page.sessionStore.getState()).toMatchObject({ user: { id: 'user-1' }, brokenLink: false });
});
