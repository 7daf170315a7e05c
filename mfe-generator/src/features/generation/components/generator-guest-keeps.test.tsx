// @vitest-environment jsdom
import { watchDownloads } from '@storyloom/testing/downloads';
import { json } from '@storyloom/testing/network';
import { toasts } from '@storyloom/testing/page';
import { renderRemote, place } from '@storyloom/testing/render-remote';
import { ADA } from '@storyloom/testing/people';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { remote } from '../../../remote.ts';
import { readBlob } from '../../../testing/read-blob.ts';
import { begin, generate, keepVersions, tell } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

let user: UserEvent;

const SAVE = 'Save AI-Generated Story to Your Collection';
/** Waits until the page shows how many free stories are used. */
const isTold = (used: number) => screen.findByText(new RegExp(`^You have used ${used}/3`));

describe('a guest', () => {
  it('A guest can copy a story, and is invited to sign in to save it', async () => {
    const { streams } = serveStories();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await generate();
    await tell(streams[0], '# The Light\n\nOnce.');
    expect(screen.getByText('Sign in to save your AI-generated story and access it anytime')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: SAVE })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('# The Light\n\nOnce.');
    await waitFor(() => expect(toasts()).toContain('Story copied to clipboard!'));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(toasts()).toContainEqual(expect.stringContaining('doesn’t allow copying')));
  });

  it.each([
    ['Create a free account to keep this story', '/signup'],
    ['Sign in', '/auth'],
  ])('A guest who leaves by “%s” to keep a story comes back to it, and it is saved', async (name, at) => {
    const { streams, to } = serveStories();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await generate();
    await tell(streams[0], '# The *Light*\n\nOnce.');
    const ways = [...document.querySelectorAll('[data-story-actions] a')].map(({ textContent }) => textContent);
    expect(ways).toEqual(['Sign in to edit', 'Create a free account to keep this story', 'Sign in']);
    await user.click(screen.getByRole('link', { name }));
    expect(place()).toEqual({ at, hash: '', state: { returnTo: '/generators/fantasy', waitingTitle: 'The Light' } });
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
    await waitFor(() => expect(screen.getByRole('link', { name: 'Saved. Open it in My Stories' })).toHaveFocus());
    expect(to('/user_stories').flatMap(({ method, body }) => (method === 'GET' ? [] : [body.title]))).toEqual([
      'The Light',
    ]);
  });

  const LIMIT = json({ error: { code: 'guest_limit_reached', message: 'Your free stories are used up.' } }, 403);
  it.each([
    ['the line above the form', 'Sign in for unlimited stories...', 1, 'complete', false],
    ['the notice that none are left', 'Sign in', 3, 'complete', true],
    ['the end of an unfinished story', 'Sign in', 3, 'stopped', false],
    ['a failure', 'Sign in', 1, 'complete', true],
  ] as const)(
    'A guest who signs in from %s comes back to the unsaved story',
    async (_place, name, used, ending, asks) => {
      const { to } = serveStories({ guest: { used, limit: 3 }, story: () => LIMIT.clone() });
      keepVersions(versionOf('a', { ending }));
      ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
      await isTold(used);
      if (asks) await generate();
      const ways = await screen.findAllByRole('link', { name });
      await user.click(ways.find((way) => !way.closest('[data-story-actions]'))!);
      expect(place()).toEqual({
        at: '/auth',
        hash: '',
        state: { returnTo: '/generators/fantasy', waitingTitle: 'The Light' },
      });
      await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
      await waitFor(() => expect(screen.getByRole('button', { name: SAVE })).toHaveFocus());
      expect(to('/user_stories')).toEqual([]);
    },
  );

  it('A guest can download a story as plain text, also after a reload, but not while it is being written', async () => {
    const downloads = watchDownloads();
    const { streams } = serveStories();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await generate();
    await begin(streams[0], '# The *Light*\n\nOnce', { demo: true });
    expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
    await act(async () => {
      streams[0]!.write(' upon a time.');
      streams[0]!.end();
    });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(toasts()).toContain('Your text file is ready.');
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(downloads.map(({ name }) => name)).toEqual(['The Light.txt', 'The Light.txt']);
    expect(await readBlob(downloads[1]!.blob)).toBe(
      'The Light\n\nOnce upon a time.\n\nWritten by the Storyloom demo storyteller, without AI.\n',
    );
  });
});
