// @vitest-environment jsdom
import type { Session } from '@supabase/auth-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';

/** How often the library was loaded, and whether loading it fails. */
const library = { loads: 0, broken: false };

/** Call this once before each import: if mocked twice, vitest may use either mock. */
function serveLibrary() {
  vi.doMock('../api/data-client.ts', async (importOriginal) => {
    library.loads += 1;
    if (library.broken) throw new TypeError('Failed to fetch dynamically imported module');
    return importOriginal();
  });
}

const SIGNED_OUT = {
  session: null,
  user: null,
  secondStepOf: null,
  loading: false,
  recovering: false,
  brokenLink: false,
  ended: false,
};

async function freshStore() {
  vi.resetModules();
  return (await import('./session-store.ts')).sessionStore;
}

beforeEach(() => {
  library.loads = 0;
  library.broken = false;
  serveLibrary();
  fakeNetwork(() => new Response(null, { status: 204 }));
});

describe('the session of a page', () => {
  it('A page without a session, or storage, is signed out without loading the library', async () => {
    const store = await freshStore();
    expect(store.getState()).toEqual({ ...SIGNED_OUT, loading: true });
    const listener = vi.fn();
    store.subscribe(listener);
    store.subscribe(() => expect.unreachable())();
    const started = store.start();
    expect(store.getState()).toEqual(SIGNED_OUT);
    expect(listener).toHaveBeenCalledOnce();
    await started;
    expect(library.loads).toBe(0);
    const blocked = await freshStore();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await blocked.start();
    expect(blocked.getState().loading).toBe(false);
    expect(library.loads).toBe(0);
  });

  it('The session is told as soon as it is known, and not when the page only learns of a broken link', async () => {
    storeSession();
    history.replaceState(null, '', '/#error_description=Link+expired');
    const store = await freshStore();
    const known = store.whenKnown();
    const started = store.start();
    expect(store.getState().loading).toBe(true);
    await started;
    expect(store.getState()).toMatchObject({ loading: false, user: { id: 'user-1' } });
    expect((await known)?.user.id).toBe('user-1');
    expect((await store.whenKnown())?.user.id).toBe('user-1');
  });

  it.each([false, true])(
    'A session that the service refuses is not entered, and what was to follow from it is undone (in a recovery: %s)',
    async (recovering) => {
      const session = fakeSession() as Session;
      const store = await freshStore();
      await store.start();
      if (recovering) {
        fakeNetwork(() => json(session.user));
        await store.enter(session, true);
      }
      const before = [store.getState(), { ...sessionStorage }];
      fakeNetwork(() => json({ code: 403, error_code: 'bad_jwt', msg: 'Not this one' }, 403));
      await expect(store.enter(session, !recovering)).rejects.toThrow('Not this one');
      expect([store.getState(), { ...sessionStorage }]).toEqual(before);
    },
  );

  it('A page is signed out when the library cannot be loaded, and can be started again', async () => {
    storeSession();
    library.broken = true;
    const store = await freshStore();
    await expect(store.start()).rejects.toThrow();
    expect(store.getState()).toMatchObject({ loading: false, user: null });
    library.broken = false;
    serveLibrary();
    await store.start();
    expect(store.getState().user?.id).toBe('user-1');
  });

  it('A session that ends is reported unless the user ended it, until there is a new one', async () => {
    storeSession();
    const store = await freshStore();
    await store.start();
    const { getSupabase } = await import('../api/index.ts');
    const { auth } = await getSupabase();
    const { signOut } = await import('./auth-actions.ts');
    const signInElsewhere = async () => {
      storeSession();
      dispatchEvent(new StorageEvent('storage', { key: null }));
      await vi.waitFor(() => expect(store.getState().user).not.toBeNull());
    };
    await signOut();
    expect(store.getState()).toMatchObject({ user: null, ended: false });

    await signInElsewhere();
    await auth.signOut({ scope: 'local' });
    expect(store.getState()).toEqual({ ...SIGNED_OUT, ended: true });
    await signInElsewhere();
    expect(store.getState()).toMatchObject({ user: { id: 'user-1' }, ended: false });
  });
});
