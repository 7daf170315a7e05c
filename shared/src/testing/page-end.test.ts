// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { fakeSession, storeSession } from './fake-auth.ts';
import { fakeNetwork, json } from './network.ts';

/** Starts the page of the next test file in the same process. */
async function nextFile() {
  vi.resetModules();
  await import('./fresh-file.ts');
  const { writeSiteConfig } = await import('./write-site-config.ts');
  writeSiteConfig();
  return (await import('../auth/session-store.ts')).sessionStore;
}

it('A stored session is renewed only by the page of the current test file', async () => {
  for (let file = 0; file < 2; file += 1) {
    const earlier = await nextFile();
    storeSession();
    await earlier.start();
    expect(earlier.getState().user?.id).toBe('user-1');
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
  }
  const store = await nextFile();
  await store.start();
  const requests = fakeNetwork({ token: () => json(fakeSession()) });
  storeSession(fakeSession({ seconds: -60 }));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await vi.waitFor(() => expect(store.getState().user?.id).toBe('user-1'));
  expect(requests.map(({ name }) => name)).toEqual(['token']);
});

it('Intervals and channels of an earlier test file have ended', async () => {
  const [tick, later, close] = [vi.fn(), vi.fn(), vi.fn()];
  const earlier = setInterval(tick, 1);
  const channel = Object.assign(new BroadcastChannel('tabs'), { close });
  await vi.waitFor(() => expect(tick).toHaveBeenCalled());
  await nextFile();
  tick.mockClear();
  const timer = setInterval(later, 1);
  await vi.waitFor(() => expect(later.mock.calls.length).toBeGreaterThan(3));
  [earlier, timer].forEach(clearInterval);
  expect(tick).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledOnce();
  BroadcastChannel.prototype.close.call(channel);
});

it('A frame that an earlier test file waits for does not come, and those of later files do', async () => {
  await nextFile();
  const [earlier, later] = [vi.fn(), vi.fn()];
  requestAnimationFrame(earlier);
  await nextFile();
  requestAnimationFrame(later);
  await vi.waitFor(() => expect(later).toHaveBeenCalled());
  expect(earlier).not.toHaveBeenCalled();
});

it('A later test file does not close the pages of an earlier one, nor hide them', async () => {
  await nextFile();
  const [close, hide] = [vi.fn(), vi.fn()];
  addEventListener('pagehide', close);
  document.addEventListener('visibilitychange', hide);
  const leave = () => {
    dispatchEvent(new Event('pagehide'));
    document.dispatchEvent(new Event('visibilitychange'));
  };
  leave();
  await nextFile();
  leave();
  expect(close).toHaveBeenCalledOnce();
  expect(hide).toHaveBeenCalledOnce();
});
