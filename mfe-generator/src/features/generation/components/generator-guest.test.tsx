// @vitest-environment jsdom
import { watchDownloads } from '@storyloom/testing/downloads';
import { json } from '@storyloom/testing/network';
import { fill, pressEnter, toasts } from '@storyloom/testing/page';
import { ADA } from '@storyloom/testing/people';
import { renderRemote, place } from '@storyloom/testing/render-remote';
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { remote } from '../../../remote.ts';
import { readBlob } from '../../../testing/read-blob.ts';
import { begin, chooseToWriteAtOnce, generate, tell, keepVersions } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });
const generateButton = () => screen.getByRole('button', { name: 'Generate Story' });

const error = (code: string, message: string, status_: number, extra: object = {}) =>
  json({ error: { code, message, ...extra } }, status_);
const REFUSED = 'Your free stories are used up. Sign in to write more.';
const ALL_USED = 'You have used 3/3 free AI-generated stories. Sign in for unlimited stories.';
const USED_UP = 'Your free stories are used up';
/** Waits until the page shows how many free stories are used. */
const isTold = (used: number) => screen.findByText(new RegExp(`^You have used ${used}/3`));

describe('a guest’s fourth story on the page', () => {
  it('can’t be requested: Generate moves the focus to the way to sign in', async () => {
    const { to } = serveStories({ guest: { used: 3, limit: 3 } });
    await renderRemote(remote, { at: '/generators/fantasy' });
    await isTold(3);
    await fill(promptBox(), 'A lighthouse');
    expect(generateButton()).toBeEnabled();
    expect(generateButton()).toHaveAttribute('aria-disabled', 'true');
    expect(generateButton()).toHaveAccessibleDescription(REFUSED);
    await pressEnter(generateButton());
    expect(to('/generate-story')).toHaveLength(0);
    const signIn = screen.getByRole('link', { name: 'Sign in' });
    expect(signIn).toHaveFocus();
    expect(signIn).toHaveAccessibleDescription(
      /You have used 3\/3 free AI-generated stories\. Sign in for unlimited stories\.\.\./,
    );
    expect(signIn).toHaveAccessibleDescription(/Your prompt is in the box below/);
    // The link has the focus, so the notice is not a live region as well.
    expect(screen.getByText(USED_UP).closest('[role="status"]')).toBeNull();
  });

  it('keeps a prompt from another page when no free story is left, and says why it is not written', async () => {
    const { to } = serveStories({ guest: { used: 3, limit: 3 } });
    await renderRemote(remote, { at: '/generators/scifi', state: { prompt: 'A second voice', autoFill: true } });
    await isTold(3);
    const notice = screen.getByText(USED_UP).closest('[role="status"]');
    expect(notice).toHaveTextContent('Your prompt is in the box below');
    expect(document.body).not.toHaveTextContent('Generate Story writes it');
    expect(promptBox()).toHaveValue('A second voice');
    expect(to('/generate-story')).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(place()).toEqual({ at: '/auth', hash: '', state: { returnTo: '/generators/scifi' } });
    await renderRemote(remote, { at: '/generators/scifi' });
    expect(promptBox()).toHaveValue('A second voice');
    expect(screen.queryByText(USED_UP)).not.toBeInTheDocument();
  });

  it('A guest whose last free story begins with a prompt from another page is not told that it can’t be written', async () => {
    chooseToWriteAtOnce();
    const { streams } = serveStories({ guest: { used: 2, limit: 3 } });
    const state = { prompt: 'A second voice', autoFill: true };
    await renderRemote(remote, { at: '/generators/scifi', state });
    await waitFor(() => expect(streams).toHaveLength(1));
    await act(async () => streams[0]!.start({ usage: { used: 3, limit: 3 } }));
    await isTold(3);
    expect(screen.queryByText(USED_UP)).not.toBeInTheDocument();
    await act(async () => {
      streams[0]!.write('Once.');
      streams[0]!.end();
    });
    expect(screen.queryByText(USED_UP)).not.toBeInTheDocument();
    expect(generateButton()).toHaveAttribute('aria-disabled', 'true');
    expect(generateButton()).toHaveAccessibleDescription(REFUSED);
  });

  it('says beside “Another version” that it uses the last free story', async () => {
    const { streams } = serveStories({ guest: { used: 2, limit: 3 } });
    await renderRemote(remote, { at: '/generators/fantasy' });
    await isTold(2);
    await generate();
    await tell(streams[0], 'Once.');
    expect(screen.getByRole('button', { name: 'Another version' })).toHaveAccessibleDescription(
      'Uses your last free story.',
    );
  });

  it('can be asked for after a third that brought next to nothing', async () => {
    let used = 2;
    const { streams } = serveStories({ guest: () => json({ token: 'guest-token', used, limit: 3 }) });
    await renderRemote(remote, { at: '/generators/fantasy' });
    await isTold(2);
    await generate();
    used = 3;
    await act(async () => streams[0]!.start({ usage: { used, limit: 3 } }));
    await isTold(3);
    used = 2;
    await tell(streams[0], 'Here is it.');
    await isTold(2);
    expect(generateButton()).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('is refused by the service when the third was written in another tab', async () => {
    let used = 2;
    serveStories({
      guest: () => json({ token: 'guest-token', used, limit: 3 }),
      story: () => {
        used = 3;
        return error('guest_limit_reached', ALL_USED, 403);
      },
    });
    await renderRemote(remote, { at: '/generators/fantasy' });
    await isTold(2);
    await generate();
    expect(await screen.findByRole('alert')).toHaveTextContent(ALL_USED);
    await waitFor(() => expect(screen.getAllByText(/^You have used 3\/3/)).toHaveLength(2));
    expect(generateButton()).toHaveAttribute('aria-disabled', 'true');
    expect(generateButton()).toHaveAccessibleDescription(REFUSED);
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });
});

const SAVE = 'Save AI-Generated Story to Your Collection';
describe('a guest’s finished story', () => {
  it('A guest can copy a story, and is invited to sign in to save it', async () => {
    const { streams } = serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
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

  it('A guest who leaves to create an account comes back to the story, and it is saved', async () => {
    const { streams, to } = serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
    await generate();
    await tell(streams[0], '# The *Light*\n\nOnce.');
    const ways = [...document.querySelectorAll('[data-story-actions] a')].map(({ textContent }) => textContent);
    expect(ways).toEqual(['Sign in to edit', 'Create a free account to keep this story', 'Sign in']);
    const state = { returnTo: '/generators/fantasy', waitingTitle: 'The Light' };
    await user.click(screen.getByRole('link', { name: 'Create a free account to keep this story' }));
    expect(place()).toEqual({ at: '/signup', hash: '', state });
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
    await waitFor(() => expect(screen.getByRole('link', { name: 'Saved. Open it in My Stories' })).toHaveFocus());
    const rows = to('/user_stories').filter(({ method }) => method !== 'GET');
    expect(rows.map(({ body }) => body.title)).toEqual(['The Light']);
  });

  it('A guest who signs in elsewhere on the page comes back to the story, which is not saved', async () => {
    const { to } = serveStories({ guest: { used: 3, limit: 3 } });
    keepVersions(versionOf('a', { ending: 'stopped' }));
    await renderRemote(remote, { at: '/generators/fantasy' });
    await isTold(3);
    const ways = screen.getAllByRole('link', { name: /^Sign in/ });
    await user.click(ways.find((way) => !way.closest('[data-story-actions]'))!);
    const state = { returnTo: '/generators/fantasy', waitingTitle: 'The Light' };
    expect(place()).toEqual({ at: '/auth', hash: '', state });
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
    await waitFor(() => expect(screen.getByRole('button', { name: SAVE })).toHaveFocus());
    expect(to('/user_stories')).toEqual([]);
  });

  it('A guest can download a story as plain text, but not while it is being written', async () => {
    const downloads = watchDownloads();
    const { streams } = serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
    await generate();
    await begin(streams[0], '# The *Light*\n\nOnce');
    expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
    await act(async () => {
      streams[0]!.write(' upon a time.');
      streams[0]!.end();
    });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(toasts()).toContain('Your text file is ready.');
    expect(downloads.map(({ name }) => name)).toEqual(['The Light.txt']);
    expect(await readBlob(downloads[0]!.blob)).toContain('Once upon a time.');
  });
});
