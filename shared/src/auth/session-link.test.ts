// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { fakeSession, storeSession } from '../testing/fake-auth.ts';
import { type Answer, fakeNetwork, json, type SentRequest } from '../testing/network.ts';

/** The page as the link of a mail opens it; every call is a load of its own. */
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

describe('the code of a mail', () => {
  it('is read from the part of the address that no server is sent', async () => {
    const { mailCodeIn } = await openPage();
    expect(mailCodeIn('#token_hash=abc&type=recovery')).toEqual(CODE);
    expect(mailCodeIn('#token_hash=abc&type=email_change')).toEqual({ code: 'abc', kind: 'email_change' });
    for (const damaged of [
      '',
      '#',
      '#token_hash=abc',
      '#type=recovery',
      '#token_hash=&type=recovery',
      '#token_hash=a&type=x',
    ])
      expect(mailCodeIn(damaged), damaged).toBeUndefined();
  });

  it('is redeemed by POST, ends the other sessions, and signs nobody in before it is accepted', async () => {
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

  it('of a recovery that is accepted signs the user in to choose a password, and the page knows both at once', async () => {
    service();
    const { sessionStore, sawSignedInWithoutRecovering } = await recover();
    expect(sessionStore.getState()).toMatchObject({ loading: false, recovering: true, user: { id: 'user-1' } });
    expect(sawSignedInWithoutRecovering()).toBe(false);
  });

  it('that is accepted ends the session of another account that was there', async () => {
    const requests = service();
    const other = fakeSession({ email: 'bo@example.com' });
    storeSession({ ...other, user: { ...other.user, id: 'user-2' } });
    const { sessionStore } = await recover();
    expect(requests.filter(({ url }) => url.search === '?scope=local')).toMatchObject([
      { headers: expect.objectContaining({}) },
    ]);
    expect(sessionStore.getState().user?.email).toBe('mara@example.com');
  });

  it('still waits for the new password after a reload of its tab', async () => {
    service();
    await recover();
    const { sessionStore } = await openPage('/auth');
    await sessionStore.start();
    expect(sessionStore.getState()).toMatchObject({ recovering: true, user: { id: 'user-1' } });
  });

  it('is done with when the new password is kept, for which the old one is not asked', async () => {
    const requests = service();
    const { sessionStore, changePassword } = await recover();
    await changePassword('a new horse');
    expect(requests.at(-1)).toMatchObject({ method: 'PUT', url: { pathname: '/auth/v1/user' } });
    expect(requests.at(-1)?.body).toMatchObject({ password: 'a new horse' });
    expect(requests.at(-1)?.body).not.toHaveProperty('current_password');
    expect(sessionStore.getState()).toMatchObject({ recovering: false, user: { id: 'user-1' } });
    expect(sessionStorage.length).toBe(0);
  });

  it('is done with when the user signs out instead', async () => {
    service();
    const { sessionStore, signOut } = await recover();
    await signOut();
    expect(sessionStore.getState()).toMatchObject({ recovering: false, user: null });
    const again = await openPage('/auth');
    await again.sessionStore.start();
    expect(again.sessionStore.getState().recovering).toBe(false);
  });

  it('that was used or is too old is refused', async () => {
    const msg = 'Email link is invalid or has expired';
    service({ '/auth/v1/verify': () => json({ code: 403, error_code: 'otp_expired', msg }, 403) });
    const { redeemMailCode } = await openPage();
    await expect(redeemMailCode(CODE)).rejects.toMatchObject({ name: 'AppError', code: 'auth', message: msg });
  });

  it('of one of two addresses brings no session yet, where the other has to confirm as well', async () => {
    service({ '/auth/v1/verify': () => json({ code: 200, msg: 'Confirmation link accepted.' }) });
    const { redeemMailCode } = await openPage();
    expect(await redeemMailCode({ code: 'abc', kind: 'email_change' })).toBeUndefined();
  });

  it('is asked for with the page it leads to', async () => {
    const requests = service();
    const { requestPasswordReset } = await openPage();
    await requestPasswordReset('mara@example.com', '/auth/confirm');
    expect(requests[0]?.url.pathname).toBe('/auth/v1/recover');
    expect(requests[0]?.url.searchParams.get('redirect_to')).toBe(`${location.origin}/auth/confirm`);
    expect(requests[0]?.body).toMatchObject({ email: 'mara@example.com' });
  });
});

describe('tokens in an address', () => {
  it.each([false, true])(
    'sign nobody in and replace no session (signed in before: %s), and are gone from it',
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
});

describe('a link that is no good', () => {
  it.each([
    ['the service refused', '#error=access_denied&error_code=otp_expired&error_description=Link+expired'],
    ['was cut off on the way', '#access_token=a.b.c&type=recovery'],
  ])('which %s is known as such, and nothing is fetched', async (_case, hash) => {
    const requests = service();
    const { sessionStore } = await openPage(`/auth?from=mail${hash}`);
    await sessionStore.start();
    expect(sessionStore.getState()).toMatchObject({ loading: false, user: null, brokenLink: true, recovering: false });
    expect(location.href).toMatch(/\/auth\?from=mail$/);
    expect(requests).toEqual([]);
  });

  it('does not sign out a user who is signed in', async () => {
    service();
    storeSession();
    const { sessionStore } = await openPage('/#error_description=Link+expired');
    await sessionStore.start();
    expect(sessionStore.getState()).toMatchObject({ user: { id: 'user-1' }, brokenLink: false });
  });
});
