// @vitest-environment jsdom
import { sessionStorageKey } from '@storyloom/shared/api';
import { json } from '@storyloom/testing/network';
import { fill, toasts } from '@storyloom/testing/page';
import { ADA, sessionOf } from '@storyloom/testing/people';
import { atRest, renderRemote, place } from '@storyloom/testing/render-remote';
import { signIn, signOut } from '@storyloom/testing/session';
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, beforeEach } from 'vitest';
import { remote } from '../../../remote.ts';
import { generate, tell, keepVersions } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

describe('a signed-in user', () => {
  it('A signed-in user asks for a story with the session, without a limit and without a guest token', async () => {
    const { streams, to } = serveStories();
    await renderRemote(remote, { at: '/generators/scifi', as: ADA });
    await generate();
    await tell(streams[0], 'Once.');
    const [request] = to('/generate-story');
    expect(request?.headers.get('authorization')).toBe(`Bearer ${sessionOf(ADA).access_token}`);
    expect(request?.headers.get('x-guest-token')).toBeNull();
    expect(document.body).not.toHaveTextContent('free AI-generated stories');
    expect(screen.getByRole('button', { name: 'Another version' })).not.toHaveAttribute('aria-describedby');
    expect(document.body).not.toHaveTextContent('Sign in to save');
    await fill(screen.getByRole('textbox', { name: 'Your prompt' }), 'Another');
    expect(screen.getByRole('button', { name: 'Generate Story' })).not.toHaveAttribute('aria-disabled');
  });
});

describe('the demo storyteller', () => {
  it('Before the first story, the page says that a demo storyteller writes here, only when the service says so', async () => {
    const NO_AI = /No AI model is connected to this site/;
    const guest = (demo: object) => () => json({ token: 'guest-token', used: 0, limit: 3, ...demo });
    const { streams } = serveStories({ guest: guest({ demo: true }) });
    await renderRemote(remote, { at: '/generators/fantasy', as: null });
    expect(await screen.findByText(NO_AI)).toBeVisible();
    expect(screen.getByText(/free AI-generated stories/)).toBeVisible();
    await generate();
    await tell(streams[0], 'Once.');
    expect(screen.queryByText(NO_AI)).not.toBeInTheDocument();
    const { to } = serveStories({ guest: guest({}) });
    await renderRemote(remote, { at: '/generators/scifi' });
    await waitFor(() => expect(to('/guest-session')).toHaveLength(1));
    await atRest();
    expect(screen.queryByText(NO_AI)).not.toBeInTheDocument();
  });
});

const story = versionOf('3f0e6a1c-0000-4000-8000-000000000000', { text: '# The Light\n\nOnce upon a time.' });
const REFUSED = () => json({ code: 'PGRST303', message: 'JWT expired' }, 401);
const PUBLIC = 'Make public for other users to see and use';

const SAVE = 'Save AI-Generated Story to Your Collection';
const ENDED = 'Please sign in to share stories';

beforeEach(() => {
  localStorage.setItem('storyloom-owner', ADA);
  keepVersions(story);
});

const titleField = () => screen.getByRole('textbox', { name: 'Title (optional)' });

/** Opens the share dialog, and enters a title and a choice. */
async function openDialog(
  rows: () => Response = () => json({ is_public: false, is_unlisted: true, share_id: 'link' }),
) {
  const service = serveStories({ rows });
  await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
  await user.click(screen.getByRole('button', { name: 'Share AI-Generated Story' }));
  await screen.findByRole('dialog');
  await fill(titleField(), 'My own title');
  await user.click(screen.getByRole('checkbox', { name: PUBLIC }));
  return service;
}

function expectEntered(): void {
  expect(titleField()).toHaveValue('My own title');
  expect(screen.getByRole('checkbox', { name: PUBLIC })).not.toBeChecked();
}

describe('a session refused while sharing', () => {
  it('When the service refuses the session while sharing, the dialog says so, and is there again after signing in', async () => {
    await openDialog(REFUSED);
    await user.click(screen.getByRole('button', { name: 'Share Story' }));
    await screen.findByText('Please sign in to share this story');
    expect(screen.getByRole('dialog')).toHaveTextContent('What you entered will still be here.');
    expect(toasts()).toEqual([]);
    expectEntered();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place()).toEqual({ at: '/auth', hash: '', state: { returnTo: '/generators/fantasy' } }));
    expect(localStorage.getItem(sessionStorageKey())).toBeNull();
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
    await screen.findByRole('dialog');
    expectEntered();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Share AI-Generated Story' }));
    expect(titleField()).toHaveValue('');
  });
});

describe('a session that ends under the dialog', () => {
  it('When the session ends under the dialog, it keeps the input, leads to Sign in, and goes on after that', async () => {
    const { to } = await openDialog();
    await signOut();
    await screen.findByText(ENDED);
    expectEntered();
    expect(screen.getByRole('article', { hidden: true })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Share Story' }));
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus();
    expect(toasts()).toEqual([]);
    expect(to('/user_shared_stories')).toHaveLength(0);
    await signIn(ADA);
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
    expectEntered();
    await user.click(screen.getByRole('button', { name: 'Share Story' }));
    await waitFor(() => expect(to('/user_shared_stories')[0]?.body).toMatchObject({ title: 'My own title' }));
  });

  it('When the session has ended under the dialog, closing it puts the story away', async () => {
    await openDialog();
    await signOut();
    await screen.findByText(ENDED);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
    expect(localStorage.getItem(`storyloom-of-${ADA}:storyloom-story-fantasy-${story.id}`)).not.toBeNull();
  });
});

describe('a session refused while saving', () => {
  it('When the service refuses the session while saving, the story stays, and Save has the focus after signing in', async () => {
    serveStories({ rows: REFUSED });
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
    await user.click(screen.getByRole('button', { name: SAVE }));
    const way = await screen.findByRole('button', { name: 'Sign in' });
    expect(toasts()).toEqual([
      'No user found\nYour sign-in has expired. Sign in again to save it. Your story stays here.\nSign in',
    ]);
    expect(screen.getByRole('article')).toBeVisible();
    await user.click(way);
    const state = { returnTo: '/generators/fantasy', waitingTitle: 'The Light' };
    await waitFor(() => expect(place()).toEqual({ at: '/auth', hash: '', state }));
    expect(localStorage.getItem(sessionStorageKey())).toBeNull();
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
    expect(await screen.findByRole('article')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: SAVE })).toHaveFocus());
  });
});

describe('a session refused while generating', () => {
  it('The link to sign in drops a refused session, so that the sign-in page does not lead straight back', async () => {
    const refusal = { error: { code: 'unauthorized', message: 'Your session is not valid.' } };
    serveStories({ story: () => json(refusal, 401) });
    await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
    await generate();
    await screen.findByRole('alert');
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect(place().state).toMatchObject({ returnTo: '/generators/fantasy' });
    expect(localStorage.getItem(sessionStorageKey())).toBeNull();
  });
});
