// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionProvider, sessionStore } from '@storyloom/shared/auth';
import { kept } from '@storyloom/testing/device';
import { fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { useCaller } from './index.ts';

/** A service that issues a token if it gets none, and reports one more used story at each request. */
function serveGuests() {
  let used = 0;
  return fakeNetwork(({ url, headers }) =>
    url.pathname === '/functions/v1/guest-session'
      ? json({ token: headers.get('x-guest-token') ?? 'token-new', used: (used += 1), limit: 3 })
      : new Response(null, { status: 204 }),
  );
}

const changeStorage = () => dispatchEvent(new StorageEvent('storage', { key: null }));

async function signIn() {
  const session = fakeSession();
  storeSession(session);
  changeStorage();
  await vi.waitFor(() => expect(sessionStore.getState().user).not.toBeNull());
  return session;
}

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <SessionProvider>{children}</SessionProvider>
  </QueryClientProvider>
);
const renderCaller = () => renderHook(useCaller, { wrapper }).result;

let client: QueryClient;
beforeEach(async () => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  await sessionStore.start();
});
afterEach(() => client.clear());

describe('a guest', () => {
  it('A guest gets a token once, which is stored on the device and sent at the next visit', async () => {
    const requests = serveGuests();
    const caller = renderCaller();
    const asked = [caller.current.get(), caller.current.get()];
    expect(await Promise.all(asked)).toEqual([{ guestToken: 'token-new' }, { guestToken: 'token-new' }]);
    await vi.waitFor(() => expect(caller.current.usage).toEqual({ token: 'token-new', used: 1, limit: 3 }));
    expect(await caller.current.get()).toEqual({ guestToken: 'token-new' });
    expect(kept()).toEqual({ 'story-generator-session': 'token-new' });
    // The token of an earlier visit is sent.
    client.clear();
    expect(await renderCaller().current.get()).toEqual({ guestToken: 'token-new' });
    expect(requests.map(({ headers }) => headers.get('x-guest-token'))).toEqual([null, 'token-new']);
  });

  it('A guest’s usage is updated by a run, and by the service when it is refreshed', async () => {
    serveGuests();
    const caller = renderCaller();
    await vi.waitFor(() => expect(caller.current.usage?.used).toBe(1));
    act(() => caller.current.updateUsage({ used: 3, limit: 3 }));
    await vi.waitFor(() => expect(caller.current.usage).toEqual({ token: 'token-new', used: 3, limit: 3 }));
    caller.current.refreshUsage();
    await vi.waitFor(() => expect(caller.current.usage?.used).toBe(2));
  });

  it('Getting a guest token fails with the reason, and can succeed on the next try', async () => {
    fakeNetwork(() => new TypeError('Failed to fetch'));
    const caller = renderCaller();
    await expect(caller.current.get()).rejects.toMatchObject({ name: 'AppError', code: 'network' });
    serveGuests();
    expect(await caller.current.get()).toEqual({ guestToken: 'token-new' });
  });
});

it('A signed-in user calls with the session’s access token, and has no guest’s usage', async () => {
  const requests = serveGuests();
  const caller = renderCaller();
  await vi.waitFor(() => expect(caller.current.usage?.used).toBe(1));
  const session = await signIn();
  await vi.waitFor(() => expect(caller.current.usage).toBeUndefined());
  expect(await caller.current.get()).toEqual({ accessToken: session.access_token });
  expect(client.isFetching()).toBe(0);
  expect(requests.map(({ name }) => name)).toEqual(['guest-session']);
});
