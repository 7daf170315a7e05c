// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '@storyloom/shared/auth';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork } from '@storyloom/testing/network';
import { QueryClient, QueryClientProvider, QueryRoot, siteQueryClient, useQuery, useQueryClient } from './index.ts';

/** Another tab changes the stored session, which this one learns by a storage event. */
function signOutElsewhere() {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

async function signInElsewhere() {
  storeSession();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await vi.waitFor(() => expect(sessionStore.getState().user?.id).toBe('user-1'));
}

beforeEach(async () => {
  fakeNetwork(() => new Response(null, { status: 204 }));
  await sessionStore.start();
});
afterEach(() => {
  siteQueryClient.clear();
});

describe('the site’s cache', () => {
  it('The cache keeps a guest’s data at sign-in, and is cleared at sign-out', async () => {
    siteQueryClient.setQueryData(['prompts'], ['A lighthouse']);
    await signInElsewhere();
    expect(siteQueryClient.getQueryData(['prompts'])).toEqual(['A lighthouse']);
    signOutElsewhere();
    expect(siteQueryClient.getQueryData(['prompts'])).toBeUndefined();
  });

  it('A request that fails offline is reported at once, instead of waiting for the network', async () => {
    const ask = () => Promise.reject(new TypeError('Failed to fetch'));
    function Stories() {
      const { isError } = useQuery({ queryKey: ['stories'], queryFn: ask, retry: false });
      return <p>{isError ? 'failed' : 'waiting'}</p>;
    }
    // The library listens to network events once something is rendered.
    const { rerender } = render(<QueryRoot>{null}</QueryRoot>);
    dispatchEvent(new Event('offline'));
    rerender(
      <QueryRoot>
        <Stories />
      </QueryRoot>,
    );
    expect(await screen.findByText('failed')).toBeTruthy();
    dispatchEvent(new Event('online'));
  });
});

it('QueryRoot provides the site’s cache, or keeps a cache that is provided above it', () => {
  const given = new QueryClient();
  const found: unknown[] = [];
  function Look() {
    found.push(useQueryClient());
    return null;
  }
  const root = (
    <QueryRoot>
      <Look />
    </QueryRoot>
  );
  render(root);
  render(<QueryClientProvider client={given}>{root}</QueryClientProvider>);
  expect(found).toEqual([siteQueryClient, given]);
});
