// @vitest-environment jsdom
import { signIn, signOut } from '@storyloom/testing/session';
import { json } from '@storyloom/shared/testing/network';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  article,
  button,
  generate,
  link,
  press,
  renderGenerator,
  tidyUp,
  toasts,
  where,
} from '../../../testing/render-generator.tsx';
import { serveStories } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

const story = versionOf('3f0e6a1c-0000-4000-8000-000000000000', { text: '# The Light\n\nOnce upon a time.' });
const SESSION = `sb-${location.hostname.split('.')[0]}-auth-token`;
const REFUSED = () => json({ code: 'PGRST303', message: 'JWT expired' }, 401);
const PUBLIC = 'Make public for other users to see and use';

beforeEach(async () => {
  await signIn('user-1');
  localStorage.setItem('storyloom-owner', 'user-1');
  localStorage.setItem(`storyloom-story-fantasy-${story.id}`, JSON.stringify(story));
});
afterEach(tidyUp);

const dialog = () => document.querySelector('[role="dialog"]');
const titleField = () => screen.getByLabelText<HTMLInputElement>('Title (optional)');
const isToasted = (text: string) => vi.waitFor(() => expect(toasts()).toContain(text));

/** The dialog over a story, with a title and a choice of the user's own. */
async function openDialog(
  rows: () => Response = () => json({ is_public: false, is_unlisted: true, share_id: 'link' }),
) {
  const service = serveStories({ rows });
  const view = await renderGenerator();
  await signIn('user-1');
  await press(button('Share AI-Generated Story'));
  fireEvent.change(titleField(), { target: { value: 'My own title' } });
  await press(screen.getByLabelText(PUBLIC));
  return { ...service, view };
}

/** Opens the generator once more, as the user who has just signed in. */
async function comeBack(view: { unmount: () => void }): Promise<void> {
  view.unmount();
  await renderGenerator();
  await signIn('user-1');
}

function expectEntered(): void {
  expect(titleField().value).toBe('My own title');
  expect(screen.getByLabelText<HTMLInputElement>(PUBLIC).checked).toBe(false);
}

describe('a session that the service refuses while a story is shared', () => {
  it('is told, the dialog stays as it is, and is there again after signing in', async () => {
    const { view } = await openDialog(REFUSED);
    await press(button('Share Story'));
    await screen.findByText('Please sign in to share this story');
    expect(dialog()?.textContent).toContain('What you entered will still be here.');
    expect(toasts()).toEqual([]);
    expectEntered();
    await press(button('Sign in'));
    await vi.waitFor(() => expect(where()).toEqual({ at: '/auth', state: { returnTo: '/generators/fantasy' } }));
    expect(localStorage.getItem(SESSION)).toBeNull();
    await comeBack(view);
    await vi.waitFor(() => expect(dialog()).not.toBeNull());
    expectEntered();
    await press(button('Cancel'));
    await press(button('Share AI-Generated Story'));
    expect(titleField().value).toBe('');
  });
});

describe('a session that ends under an open dialog', () => {
  it('is told once, takes nothing away, and leads to signing in when the story is shared all the same', async () => {
    const { to } = await openDialog();
    await signOut();
    await screen.findByText('Please sign in to share stories');
    expectEntered();
    expect(article()).not.toBeNull();
    await press(button('Share Story'));
    expect(document.activeElement).toBe(button('Sign in'));
    expect(toasts()).toEqual([]);
    expect(to('/user_shared_stories')).toHaveLength(0);
    expectEntered();
  });

  it('goes on where it was once the user is signed in again', async () => {
    const { to } = await openDialog();
    await signOut();
    await screen.findByText('Please sign in to share stories');
    await signIn('user-1');
    expect(screen.queryByText('Please sign in to share stories')).toBeNull();
    expectEntered();
    await press(button('Share Story'));
    await vi.waitFor(() => expect(to('/user_shared_stories')[0]?.body).toMatchObject({ title: 'My own title' }));
  });

  it('puts the story away as soon as the dialog is closed', async () => {
    await openDialog();
    await signOut();
    await screen.findByText('Please sign in to share stories');
    await press(button('Cancel'));
    await vi.waitFor(() => expect(article()).toBeNull());
    expect(localStorage.getItem(`storyloom-of-user-1:storyloom-story-fantasy-${story.id}`)).not.toBeNull();
  });
});

describe('a session that the service refuses while a story is saved', () => {
  it('is told with what to do, and the story stays', async () => {
    serveStories({ rows: REFUSED });
    await renderGenerator();
    await signIn('user-1');
    await press(button('Save AI-Generated Story to Your Collection'));
    await isToasted(
      'No user found\nYour sign-in has expired. Sign in again to save it. Your story stays here.\nSign in',
    );
    expect(article()).not.toBeNull();
  });

  it('can sign in from there, and comes back to the story with the keyboard on Save', async () => {
    serveStories({ rows: REFUSED });
    const view = await renderGenerator();
    await signIn('user-1');
    await press(button('Save AI-Generated Story to Your Collection'));
    await vi.waitFor(() => expect(toasts()[0]).toContain('Sign in again to save it.'));
    await press(document.querySelector('[data-visible="true"] button:not([aria-label])')!);
    const state = { returnTo: '/generators/fantasy', waitingTitle: 'The Light' };
    await vi.waitFor(() => expect(where()).toEqual({ at: '/auth', state }));
    expect(localStorage.getItem(SESSION)).toBeNull();
    await comeBack(view);
    expect(article()).not.toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Save AI-Generated Story to Your Collection')));
  });
});

describe('a session that the service refuses while a story is asked for', () => {
  it('is left behind by the link to sign in, so that the auth screen doesn’t send the user straight back', async () => {
    const refusal = { error: { code: 'unauthorized', message: 'Your session is not valid.' } };
    serveStories({ story: () => json(refusal, 401) });
    await renderGenerator();
    await signIn('user-1');
    await generate();
    await screen.findByRole('alert');
    await press(link('Sign in'));
    await vi.waitFor(() => expect(where().at).toBe('/auth'));
    expect(where().state).toMatchObject({ returnTo: '/generators/fantasy' });
    expect(localStorage.getItem(SESSION)).toBeNull();
  });
});
