// @vitest-environment jsdom
import { sessionStorageKey } from '@storyloom/shared/api';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { place, goBack, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../remote.ts';
import { ADA, sessionOf } from '@storyloom/testing/people';
// Loaded before the session: a page waits three seconds for its renewal, and then shows what is stored.
import '../app/dashboard-page.tsx';
import '../app/story-route.tsx';

const saysLoading = (text: string) =>
  waitFor(() => expect(document.querySelector('main [role="status"]')?.textContent).toBe(text));

describe('a page for signed-in users', () => {
  // Must be the first test: a page loads its session only once.
  it('shows a skeleton while the session loads, and leads to sign in without one', async () => {
    const old = { ...sessionOf(ADA), expires_at: Math.floor(Date.now() / 1000) - 60 };
    localStorage.setItem(sessionStorageKey(), JSON.stringify(old));
    const release = backend.hold('token');
    backend.answerWith('token', { code: 'refresh_token_not_found', message: 'Gone' }, 400);
    void renderRemote(remote, { at: '/dashboard' });
    await saysLoading('Loading My Stories…');
    expect(place().at).toBe('/dashboard');
    expect(document.title).toBe('My Stories · Storyloom');

    const visit = renderRemote(remote, { at: '/story/abc' });
    await saysLoading('Loading your story…');
    await waitFor(() => expect(backend.sent('token')).toHaveLength(1));
    expect(place().at).toBe('/story/abc');
    release();
    await visit;
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect(place().state).toEqual({ returnTo: '/story/abc' });
    expect(backend.requests.map(({ name }) => name)).toEqual(['token']);
  });

  it('sends a guest to sign in, with the way back', async () => {
    const path = '/dashboard?section=shared&from=mail#top';
    await renderRemote(remote, { at: path });
    expect(place()).toMatchObject({ at: '/auth', state: { returnTo: path } });
    expect(backend.requests).toEqual([]);
    // The guarded page must not be in the history, or Back would lead here again.
    await goBack();
    expect(place().at).toBe('/before');
  });
});
