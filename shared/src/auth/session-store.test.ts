// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSession, storeSession } from '../testing/fake-auth.ts';
import { fakeNetwork } from '../testing/network.ts';

/** How often the library's code was asked for, and whether it can be had. */
const library = { loads: 0, broken: false };

/** Call it once before each import: of two at a time, vitest may take either. */
function serveLibrary() {
  vi.doMock('@supabase/supabase-js', async (importOriginal) => {
    library.loads += 1;
    if (library.broken) throw new TypeError('Failed to fetch dynamically imported module');
    return importOriginal();
  });
}

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
  it('is loading until it is known', async () => {
    const store = await freshStore();
    expect(store.getState()).toEqual({
      session: null,
      user: null,
      secondStepOf: null,
      loading: true,
      recovering: false,
      brokenLink: false,
      ended: false,
    });
  });

  it('is signed out at once when the browser keeps none, without fetching the library', async () => {
    const store = await freshStore();
    const listener = vi.fn();
    store.subscribe(listener);
    const started = store.start();
    expect(store.getState()).toEqual({
      session: null,
      user: null,
      secondStepOf: null,
      loading: false,
      recovering: false,
      brokenLink: false,
      ended: false,
    });
    expect(listener).toHaveBeenCalledOnce();
    await started;
    expect(library.loads).toBe(0);
  });

  it('is signed out when the browser blocks its storage', async () => {
    const store = await freshStore();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await store.start();
    expect(store.getState().loading).toBe(false);
    expect(library.loads).toBe(0);
  });

  it('is the stored one of a former visit, and loading until that is read', async () => {
    const session = fakeSession();
    storeSession(session);
    const store = await freshStore();
    const started = store.start();
    expect(store.getState().loading).toBe(true);
    await started;
    expect(store.getState()).toMatchObject({ loading: false, user: { id: 'user-1', email: 'mara@example.com' } });
    expect(store.getState().session?.access_token).toBe(session.access_token);
  });

  it('is followed by one subscription however often it is started', async () => {
    storeSession();
    const store = await freshStore();
    const listener = vi.fn();
    await Promise.all([store.start(), store.start(), store.connect()]);
    store.subscribe(listener);
    await store.start();
    expect(listener).not.toHaveBeenCalled();
  });

  it('tells nobody who has left', async () => {
    const store = await freshStore();
    const listener = vi.fn();
    store.subscribe(listener)();
    await store.start();
    expect(listener).not.toHaveBeenCalled();
  });

  it('is signed out, not loading for ever, when the library can’t be fetched, and can be asked for again', async () => {
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

  it('ends when it ends in another tab or by the service', async () => {
    storeSession();
    const store = await freshStore();
    await store.start();
    const { getSupabase } = await import('../api/index.ts');
    await (await getSupabase()).auth.signOut({ scope: 'local' });
    expect(store.getState()).toEqual({
      session: null,
      user: null,
      secondStepOf: null,
      loading: false,
      recovering: false,
      brokenLink: false,
      ended: true,
    });
  });

  it('that the user ends is not one that ended by itself, and a new one ends that word of it', async () => {
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
    expect(store.getState()).toMatchObject({ user: null, ended: true });
    await signInElsewhere();
    expect(store.getState()).toMatchObject({ user: { id: 'user-1' }, ended: false });
  });
});
