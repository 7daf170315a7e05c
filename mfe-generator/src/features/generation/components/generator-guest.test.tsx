// @vitest-environment jsdom
import { json } from '@storyloom/testing/network';
import { fill, pressEnter } from '@storyloom/testing/page';
import { renderRemote, place } from '@storyloom/testing/render-remote';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { begin, chooseToWriteAtOnce, generate, tell } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';

let user: UserEvent;
const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });
const generateButton = () => screen.getByRole('button', { name: 'Generate Story' });

const error = (code: string, message: string, status_: number, extra: object = {}) =>
  json({ error: { code, message, ...extra } }, status_);
const REFUSED = 'Your free stories are used up. Sign in to write more.';
const USED_UP = 'Your free stories are used up';
/** Waits until the page shows how many free stories are used. */
const isTold = (used: number) => screen.findByText(new RegExp(`^You have used ${used}/3`));

describe('a guest', () => {
  it('A guest sees how many free stories are used, and can sign in and come back to the same page', async () => {
    serveStories({ guest: { used: 1, limit: 3 } });
    ({ user } = await renderRemote(remote, { at: '/generators/romance' }));
    expect(await isTold(1)).toHaveTextContent(
      /^You have used 1\/3 free AI-generated stories\. Sign in for unlimited stories\.\.\.$/,
    );
    await user.click(screen.getByRole('link', { name: 'Sign in for unlimited stories...' }));
    expect(place()).toEqual({ at: '/auth', hash: '', state: { returnTo: '/generators/romance' } });
  });

  it('The guest token is kept on the device and sent again on the next visit', async () => {
    const { to } = serveStories({ guest: { used: 1, limit: 3 } });
    await renderRemote(remote, { at: '/generators/fantasy' });
    await isTold(1);
    expect(to('/guest-session')[0]?.headers.get('x-guest-token')).toBeNull();
    expect(localStorage.getItem('story-generator-session')).toBe('guest-token');
    await renderRemote(remote, { at: '/generators/fantasy' });
    await isTold(1);
    expect(to('/guest-session')[1]?.headers.get('x-guest-token')).toBe('guest-token');
  });

  it('A guest without free stories can’t generate, and Generate moves the focus to the way to sign in', async () => {
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

  it.each([true, false])(
    'A guest without free stories keeps a prompt from another page and is told why it is not written (autoFill: %s)',
    async (autoFill) => {
      const { to } = serveStories({ guest: { used: 3, limit: 3 } });
      const state = { prompt: 'A second voice', autoFill };
      ({ user } = await renderRemote(remote, { at: '/generators/scifi', state }));
      await isTold(3);
      const notice = screen.getByText(USED_UP).closest('[role="status"]');
      expect(notice).toHaveTextContent('Your prompt is in the box below');
      expect(promptBox()).toHaveValue('A second voice');
      expect(to('/generate-story')).toHaveLength(0);
      await user.click(screen.getByRole('link', { name: 'Sign in' }));
      expect(place()).toEqual({ at: '/auth', hash: '', state: { returnTo: '/generators/scifi' } });
      await renderRemote(remote, { at: '/generators/scifi' });
      expect(promptBox()).toHaveValue('A second voice');
      expect(screen.queryByText(USED_UP)).not.toBeInTheDocument();
    },
  );

  it('A guest with a free story left sees no notice that they are used up when a prompt comes from another page', async () => {
    serveStories({ guest: { used: 2, limit: 3 } });
    await renderRemote(remote, { at: '/generators/scifi', state: { prompt: 'A second voice' } });
    await isTold(2);
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
  });

  it.each([
    [1, 'Uses one of your free stories; 2 left.'],
    [2, 'Uses your last free story.'],
  ])('A guest with %i stories used is told beside “Another version” what it costs', async (used, words) => {
    const { streams } = serveStories({ guest: { used, limit: 3 } });
    await renderRemote(remote, { at: '/generators/fantasy' });
    await isTold(used);
    await generate();
    await tell(streams[0], 'Once.');
    expect(screen.getByRole('button', { name: 'Another version' })).toHaveAccessibleDescription(words);
  });

  it('The announcement of a finished story says once that it was the last free one', async () => {
    const { streams } = serveStories({ guest: { used: 1, limit: 3 } });
    await renderRemote(remote, { at: '/generators/fantasy' });
    await isTold(1);
    const heard = async (used: number) => {
      await generate();
      await act(async () => streams.at(-1)!.start({ usage: { used, limit: 3 } }));
      await tell(streams.at(-1), '# The Light\n\nOnce.');
      return screen.getAllByRole('status')[0]?.textContent;
    };
    expect(await heard(2)).toBe(
      'Story complete: “The Light”, 3 words. It came out shorter than the 1,500 words you asked for.',
    );
    expect(await heard(3)).toBe(
      'Story complete: “The Light”, 3 words. It came out shorter than the 1,500 words you asked for. That was your last free story.',
    );
  });

  it('A guest reaches the limit as soon as the third story begins', async () => {
    const { streams } = serveStories({ guest: { used: 2, limit: 3 } });
    await renderRemote(remote, { at: '/generators/fantasy' });
    await isTold(2);
    await generate();
    await begin(streams[0], 'Once.', { usage: { used: 3, limit: 3 } });
    await act(async () => streams[0]!.end());
    await isTold(3);
    expect(generateButton()).toHaveAttribute('aria-disabled', 'true');
    expect(generateButton()).toHaveAccessibleDescription(REFUSED);
  });

  it('A guest who reached the limit elsewhere is told by the service, and the page shows the new count', async () => {
    let used = 2;
    serveStories({
      guest: () => json({ token: 'guest-token', used, limit: 3 }),
      story: () => {
        used = 3;
        return error('guest_limit_reached', 'You have used your 3 free stories. Sign in for unlimited stories.', 403);
      },
    });
    await renderRemote(remote, { at: '/generators/fantasy' });
    await isTold(2);
    await generate();
    expect(await screen.findByRole('alert')).toHaveTextContent('You have used your 3 free stories');
    await isTold(3);
    expect(generateButton()).toHaveAttribute('aria-disabled', 'true');
    expect(generateButton()).toHaveAccessibleDescription(REFUSED);
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });
});
