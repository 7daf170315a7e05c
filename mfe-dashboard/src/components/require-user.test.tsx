// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../testing/deferred.ts';
import { FakeBackend } from '../../../testing/fake-backend.ts';
import { address, renderAt } from '../../../testing/render-at.tsx';
import { configureSite, storeSession } from '../../../testing/session.ts';

let backend: FakeBackend;
beforeAll(configureSite);
beforeEach(() => {
  backend = new FakeBackend();
  backend.install();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('a page for signed-in people', () => {
  // First in this file: the session is loading only once in the life of a page.
  it('shows a skeleton while the session is loading, and no more once nobody turns out to be there', async () => {
    storeSession(-60);
    const refresh = deferred<Response>();
    backend.instead.set('token', () => refresh.promise);
    renderAt('/dashboard');

    expect(await screen.findByText('Loading your dashboard…')).toBeTruthy();
    await waitFor(() => expect(backend.requests.some(({ url }) => url.pathname === '/auth/v1/token')).toBe(true));
    expect(address().at).toBe('/dashboard');
    expect(document.title).toBe('Dashboard · Storyloom');

    cleanup();
    renderAt('/story/abc');
    expect(await screen.findByText('Loading your story…')).toBeTruthy();
    expect(address().at).toBe('/story/abc');

    refresh.resolve(Response.json({ code: 'refresh_token_not_found', message: 'Gone' }, { status: 400 }));
    await waitFor(() => expect(address()).toEqual({ at: '/auth', state: { returnTo: '/story/abc' } }));
    expect(backend.requests.every(({ url }) => !url.pathname.startsWith('/rest/'))).toBe(true);
  });

  it.each(['/dashboard?from=mail#top', '/story/00000000-0000-4000-8000-000000000007'])(
    'sends a guest at %s to sign in and names the way back',
    async (path) => {
      renderAt(path);
      await screen.findByText('Elsewhere');
      expect(address()).toEqual({ at: '/auth', state: { returnTo: path } });
      expect(backend.requests).toEqual([]);

      // The guarded page left no trace in the history, or Back would bring the person here again.
      fireEvent.click(screen.getByRole('button', { name: 'Go back' }));
      expect(address().at).toBe('/before');
    },
  );
});
