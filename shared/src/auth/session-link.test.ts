// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { fakeSession, storeSession } from '../testing/fake-auth.ts';
import { type Answer, fakeNetwork, json, type SentRequest } from '../testing/network.ts';

/** The page as a link from an e-mail opens it; every call is a load of its own. */
async function openPage() {
  vi.resetModules();
  const { sessionStore } = await import('./session-store.ts');
  const actions = await import('./auth-actions.ts');
  const seen: boolean[] = [];
  sessionStore.subscribe(() => seen.push(sessionStore.getState().user !== null && !sessionStore.getState().recovering));
  return { ...actions, sessionStore, sawSignedInWithoutRecovering: () => seen.includes(true) };
}

const { access_token, refresh_token, user } = fakeSession();
const recoveryLink = `#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer&type=recovery`;

function service(answers: Readonly<Record<string, (request: SentRequest) => Answer>> = {}) {
  return fakeNetwork((request) => {
    const known = {
      '/auth/v1/user': () => json(user),
      '/auth/v1/recover': () => json({}),
      ...answers,
    } as typeof answers;
    return known[request.url.pathname]?.(request) ?? new Response(null, { status: 204 });
  });
}

describe('a recovery link', () => {
  it('signs the person in to choose a new password, and the page knows both at the same moment', async () => {
    service();
    history.replaceState(null, '', `/auth?from=mail${recoveryLink}`);
    const { sessionStore, sawSignedInWithoutRecovering } = await openPage();
    const started = sessionStore.start();
    expect(sessionStore.getState()).toMatchObject({ loading: true, recovering: true });
    await started;
    expect(sessionStore.getState()).toMatchObject({ loading: false, recovering: true, user: { id: 'user-1' } });
    expect(sawSignedInWithoutRecovering()).toBe(false);
  });

  it('leaves its tokens neither in the address nor in the history', async () => {
    service();
    history.replaceState({ key: 'x' }, '', `/auth?from=mail${recoveryLink}`);
    const entries = history.length;
    const { sessionStore } = await openPage();
    await sessionStore.start();
    expect(location.href).toMatch(/\/auth\?from=mail$/);
    expect(history.length).toBe(entries);
    expect(history.state).toEqual({ key: 'x' });
  });

  it('still waits for the new password after a reload of its tab', async () => {
    service();
    history.replaceState(null, '', `/${recoveryLink}`);
    const first = await openPage();
    await first.sessionStore.start();
    const { sessionStore } = await openPage();
    await sessionStore.start();
    expect(sessionStore.getState()).toMatchObject({ recovering: true, user: { id: 'user-1' } });
  });

  it('is done with when the new password is kept', async () => {
    const requests = service();
    history.replaceState(null, '', `/${recoveryLink}`);
    const { sessionStore, changePassword } = await openPage();
    await sessionStore.start();
    await changePassword('a new horse');
    expect(requests.at(-1)).toMatchObject({ method: 'PUT', url: { pathname: '/auth/v1/user' } });
    expect(requests.at(-1)?.body).toMatchObject({ password: 'a new horse' });
    expect(sessionStore.getState()).toMatchObject({ recovering: false, user: { id: 'user-1' } });
    expect(sessionStorage.length).toBe(0);
  });

  it('is done with when the person signs out instead', async () => {
    service();
    history.replaceState(null, '', `/${recoveryLink}`);
    const { sessionStore, signOut } = await openPage();
    await sessionStore.start();
    await signOut();
    expect(sessionStore.getState()).toMatchObject({ recovering: false, user: null });
    const again = await openPage();
    await again.sessionStore.start();
    expect(again.sessionStore.getState().recovering).toBe(false);
  });

  it('is asked for with the page it leads to', async () => {
    const requests = service();
    const { requestPasswordReset } = await openPage();
    await requestPasswordReset('mara@example.com', '/auth');
    expect(requests[0]?.url.pathname).toBe('/auth/v1/recover');
    expect(requests[0]?.url.searchParams.get('redirect_to')).toBe(`${location.origin}/auth`);
    expect(requests[0]?.body).toMatchObject({ email: 'mara@example.com' });
  });
});

describe('a link that is no good', () => {
  it.each([
    ['the service refused', '#error=access_denied&error_code=otp_expired&error_description=Link+expired'],
    ['was cut off on the way', '#access_token=a.b.c&type=recovery'],
  ])('which %s is known as such, and nothing is fetched', async (_case, hash) => {
    const requests = service();
    history.replaceState(null, '', `/auth?from=mail${hash}`);
    const { sessionStore } = await openPage();
    await sessionStore.start();
    expect(sessionStore.getState()).toMatchObject({ loading: false, user: null, brokenLink: true, recovering: false });
    expect(location.href).toMatch(/\/auth\?from=mail$/);
    expect(requests).toEqual([]);
  });

  it('because its session has ended is known as such', async () => {
    service({ '/auth/v1/user': () => json({ code: 403, error_code: 'bad_jwt', msg: 'invalid JWT' }, 403) });
    history.replaceState(null, '', `/${recoveryLink}`);
    const { sessionStore } = await openPage();
    await sessionStore.start();
    expect(sessionStore.getState()).toMatchObject({ loading: false, user: null, brokenLink: true, recovering: false });
    expect(sessionStorage.length).toBe(0);
  });

  it('does not sign out whoever is signed in', async () => {
    service();
    storeSession();
    history.replaceState(null, '', '/#error_description=Link+expired');
    const { sessionStore } = await openPage();
    await sessionStore.start();
    expect(sessionStore.getState()).toMatchObject({ user: { id: 'user-1' }, brokenLink: false });
  });
});
