// @vitest-environment jsdom
import { signIn, signOut } from '@storyloom/testing/session';
import { json } from '@storyloom/shared/testing/network';
import { watchDownloads } from '@storyloom/shared/testing/downloads';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readBlob } from '../../../testing/read-blob.ts';
import {
  alertPanel,
  button,
  chooseToWriteAtOnce,
  generate,
  generateButton,
  generateProblem,
  hasButton,
  link,
  press,
  pressEnter,
  passAWhile,
  promptBox,
  renderGenerator,
  statusText,
  tell,
  tidyUp,
  told,
  toasts,
  type,
  where,
} from '../../../testing/render-generator.tsx';
import { serveStories, StoryStream } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

afterEach(tidyUp);

const USED = (used: number) => `You have used ${used}/3 free AI-generated stories. Sign in for unlimited stories...`;
const failed = () => screen.findByText(/couldn’t be written|broke off/).then(() => alertPanel()!);
const error = (code: string, message: string, status_: number, extra: object = {}) =>
  json({ error: { code, message, ...extra } }, status_);

/** Comes back from signing in: the keyboard is on Save. Signs out again. */
const SAVE = 'Save AI-Generated Story to Your Collection';
async function comeBackSignedIn(view: { unmount: () => void }, focused: string): Promise<void> {
  view.unmount();
  await signIn('user-1');
  await renderGenerator();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(focused));
  await signOut();
}

describe('a guest', () => {
  it('is told what is used of the free stories, and can sign in and come back here', async () => {
    serveStories({ guest: { used: 1, limit: 3 } });
    await renderGenerator('/generators/romance');
    await told(USED(1));
    await press(link('Sign in for unlimited stories...'));
    expect(where()).toEqual({ at: '/auth', state: { returnTo: '/generators/romance' } });
  });

  it('keeps the token of the service on the device and shows it again', async () => {
    const { to } = serveStories({ guest: { used: 1, limit: 3 } });
    const view = await renderGenerator();
    await told(USED(1));
    expect(to('/guest-session')[0]?.headers.get('x-guest-token')).toBeNull();
    expect(localStorage.getItem('story-generator-session')).toBe('guest-token');
    view.unmount();
    await renderGenerator();
    await told(USED(1));
    expect(to('/guest-session')[1]?.headers.get('x-guest-token')).toBe('guest-token');
  });

  it('can’t generate once the free stories are used', async () => {
    const { to } = serveStories({ guest: { used: 3, limit: 3 } });
    await renderGenerator();
    await told(USED(3));
    type('A lighthouse');
    expect(generateButton().disabled).toBe(false);
    expect(generateProblem()).toBe('Your free stories are used up. Sign in to write more.');
    await pressEnter(generateButton());
    expect(to('/generate-story')).toHaveLength(0);
    expect(document.activeElement).toBe(link('Sign in'));
    const reason = document.getElementById(link('Sign in').getAttribute('aria-describedby') ?? '')?.textContent;
    expect(reason).toContain(USED(3));
    expect(reason).toContain('Your prompt is in the box below');
    // The keyboard is there: nothing else reads it out.
    expect(screen.getByText('Your free stories are used up').closest('[role="status"]')).toBeNull();
  });

  it.each([true, false])(
    'who brings a prompt from another page and has no stories left is told so, and keeps it: to be written at once %s',
    async (autoFill) => {
      const { to } = serveStories({ guest: { used: 3, limit: 3 } });
      const state = { prompt: 'A second voice', autoFill };
      const view = await renderGenerator({ pathname: '/generators/scifi', state });
      await told(USED(3));
      const notice = screen.getByText('Your free stories are used up').closest('[role="status"]');
      expect(notice?.textContent).toContain('Your prompt is in the box below');
      expect(promptBox().value).toBe('A second voice');
      expect(to('/generate-story')).toHaveLength(0);
      await press(link('Sign in'));
      expect(where()).toEqual({ at: '/auth', state: { returnTo: '/generators/scifi' } });
      view.unmount();
      await renderGenerator('/generators/scifi');
      expect(promptBox().value).toBe('A second voice');
      expect(screen.queryByText('Your free stories are used up')).toBeNull();
    },
  );

  it('who has stories left is not told that they are used up when a prompt comes from another page', async () => {
    serveStories({ guest: { used: 2, limit: 3 } });
    await renderGenerator({ pathname: '/generators/scifi', state: { prompt: 'A second voice' } });
    await told(USED(2));
    expect(screen.queryByText('Your free stories are used up')).toBeNull();
  });

  it('whose last story begins with a prompt from another page is not told that it can’t be written', async () => {
    chooseToWriteAtOnce();
    const { streams } = serveStories({ guest: { used: 2, limit: 3 } });
    const state = { prompt: 'A second voice', autoFill: true };
    await renderGenerator({ pathname: '/generators/scifi', state });
    await vi.waitFor(() => expect(streams).toHaveLength(1));
    await act(async () => streams[0]!.start({ usage: { used: 3, limit: 3 } }));
    await told(USED(3));
    expect(screen.queryByText('Your free stories are used up')).toBeNull();
    await act(async () => {
      streams[0]!.write('Once.');
      streams[0]!.end();
    });
    expect(screen.queryByText('Your free stories are used up')).toBeNull();
  });

  it.each([
    [1, 'Uses one of your free stories; 2 left.'],
    [2, 'Uses your last free story.'],
  ])('is told beside the button what another version costs, with %i used', async (used, words) => {
    const { streams } = serveStories({ guest: { used, limit: 3 } });
    await renderGenerator();
    await told(USED(used));
    await generate();
    await tell(streams[0], 'Once.');
    const another = button('Another version');
    expect(document.getElementById(another.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words);
  });

  it('is told before the first story that a demo storyteller writes here, and only where the service says so', async () => {
    const NO_AI = /No AI model is connected to this site/;
    const guest = (demo: object) => () => json({ token: 'guest-token', used: 0, limit: 3, ...demo });
    const { streams } = serveStories({ guest: guest({ demo: true }) });
    const view = await renderGenerator();
    expect(await screen.findByText(NO_AI)).toBeTruthy();
    await generate();
    expect(screen.queryByText(NO_AI)).toBeNull();
    await tell(streams[0], 'Once.');
    expect(screen.queryByText(NO_AI)).toBeNull();
    view.unmount();
    localStorage.clear();
    serveStories({ guest: guest({}) });
    await renderGenerator();
    await told(USED(0));
    expect(screen.queryByText(NO_AI)).toBeNull();
  });

  it('hears once that a story was the last free one', async () => {
    const { streams } = serveStories({ guest: { used: 1, limit: 3 } });
    await renderGenerator();
    await told(USED(1));
    const heard = async (used: number) => {
      passAWhile();
      await generate();
      await act(async () => streams.at(-1)!.start({ usage: { used, limit: 3 } }));
      await tell(streams.at(-1), '# The Light\n\nOnce.');
      return statusText();
    };
    expect(await heard(2)).toBe('Story complete: “The Light”, 3 words.');
    expect(await heard(3)).toBe('Story complete: “The Light”, 3 words. That was your last free story.');
  });

  it('is at the limit as soon as the third story begins', async () => {
    const stream = new StoryStream();
    serveStories({ guest: { used: 2, limit: 3 }, story: () => stream.response });
    await renderGenerator();
    await told(USED(2));
    await generate();
    await act(async () => {
      stream.start({ usage: { used: 3, limit: 3 } });
      stream.write('Once.');
      stream.end();
    });
    await told(USED(3));
    expect(generateProblem()).toBe('Your free stories are used up. Sign in to write more.');
  });

  it('who is over the limit elsewhere is told by the service, and the page catches up', async () => {
    let used = 2;
    serveStories({
      guest: () => json({ token: 'guest-token', used, limit: 3 }),
      story: () => {
        used = 3;
        return error('guest_limit_reached', 'You have used your 3 free stories. Sign in for unlimited stories.', 403);
      },
    });
    await renderGenerator();
    await told(USED(2));
    await generate();
    expect((await failed()).textContent).toContain('You have used your 3 free stories');
    await told(USED(3));
    expect(generateProblem()).toBe('Your free stories are used up. Sign in to write more.');
    expect(hasButton('Try Again')).toBe(false);
  });

  it('can copy, and is invited to sign in to save', async () => {
    const { streams } = serveStories();
    const writeText = vi
      .fn<(text: string) => Promise<void>>()
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new Error('denied'));
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
    await renderGenerator();
    await generate();
    await tell(streams[0], '# The Light\n\nOnce.');
    expect(screen.getByText('Sign in to save your AI-generated story and access it anytime')).toBeTruthy();
    expect(hasButton('Save AI-Generated Story to Your Collection')).toBe(false);
    const copy = button('Copy');
    await press(copy);
    expect(writeText).toHaveBeenCalledWith('# The Light\n\nOnce.');
    expect(toasts()).toContain('Story copied to clipboard!');
    await press(copy);
    expect(toasts().some((text) => text.includes('doesn’t allow copying'))).toBe(true);
  });

  it.each([
    ['Create a free account to keep this story', '/signup'],
    ['Sign in', '/auth'],
  ])('keeps a story by “%s”, which names it, and comes back to it when it is saved', async (name, at) => {
    const { streams, to } = serveStories();
    const view = await renderGenerator();
    await generate();
    await tell(streams[0], '# The *Light*\n\nOnce.');
    const ways = [...document.querySelectorAll('[data-story-actions] a')].map(({ textContent }) => textContent);
    expect(ways).toEqual(['Create a free account to keep this story', 'Sign in']);
    await press(link(name));
    expect(where()).toEqual({ at, state: { returnTo: '/generators/fantasy', waitingTitle: 'The Light' } });
    await comeBackSignedIn(view, 'Saved. Open it in My Stories');
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
    'comes back to a story that is not kept yet from %s as well',
    async (_place, name, used, ending, asks) => {
      const { to } = serveStories({ guest: { used, limit: 3 }, story: () => LIMIT.clone() });
      const kept = versionOf('a', { ending });
      localStorage.setItem('storyloom-story-fantasy-a', JSON.stringify(kept));
      const view = await renderGenerator();
      await told(USED(used));
      if (asks) await generate();
      const way = () =>
        [...document.querySelectorAll('a')].find(
          (one) => one.textContent === name && !one.closest('[data-story-actions]'),
        );
      await vi.waitFor(() => expect(way()).toBeTruthy());
      await press(way()!);
      expect(where()).toEqual({ at: '/auth', state: { returnTo: '/generators/fantasy', waitingTitle: 'The Light' } });
      await comeBackSignedIn(view, SAVE);
      expect(to('/user_stories')).toEqual([]);
    },
  );

  it('can download the story as plain text, also one that was reopened, but not while it is written', async () => {
    const downloads = watchDownloads();
    const { streams } = serveStories();
    const view = await renderGenerator();
    await generate();
    await act(async () => {
      streams[0]!.start({ demo: true });
      streams[0]!.write('# The *Light*\n\nOnce');
    });
    expect(button('Download').disabled).toBe(true);
    await act(async () => {
      streams[0]!.write(' upon a time.');
      streams[0]!.end();
    });
    await press(button('Download'));
    expect(toasts()).toContain('Your text file is ready.');
    view.unmount();
    await renderGenerator();
    await press(button('Download'));
    expect(downloads.map(({ name }) => name)).toEqual(['The Light.txt', 'The Light.txt']);
    expect(await readBlob(downloads[1]!.blob)).toBe(
      'The Light\n\nOnce upon a time.\n\nWritten by the Storyloom demo storyteller, without AI.\n',
    );
  });
});
