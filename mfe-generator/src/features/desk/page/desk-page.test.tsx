// @vitest-environment jsdom
import { backend } from '@storyloom/testing/backend';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { ADA, idOf } from '@storyloom/testing/rows';
import { signIn, signOut } from '@storyloom/testing/session';
import { user } from '@storyloom/testing/user';
import { screen, waitFor, createEvent, fireEvent, within } from '@testing-library/react';
import { describe, expect, it, beforeAll } from 'vitest';
import { remote } from '../../../remote.ts';
import { ADDRESS, openDesk, savedText, storyBox, TEXT, write } from './testing/desk-page.ts';
import { placeRanges } from './testing/placed-ranges.ts';

describe('the writing desk', () => {
  it('The desk shows the story in an editor, with its title, its state and its length', async () => {
    await openDesk();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Edit “The Lamp”$/);
    expect(document.title).toBe('Edit “The Lamp” · Storyloom');
    expect(storyBox()).toHaveTextContent('The LampOne.Two.');
    expect(screen.getByText('Saved')).toBeVisible();
    expect(await screen.findByText('4 words')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the story' })).toHaveAttribute('href', `/story/${idOf(1)}`);
  });

  it('A change is saved by itself, and everything else of the text stays byte for byte', async () => {
    await openDesk();
    write('Oh ');
    expect(await screen.findByText('Saving…')).toBeVisible();
    await waitFor(() => expect(savedText()).toBe(TEXT.replace('# The', '# Oh The')));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(backend.sent('save_story_text')).toHaveLength(1);
  });

  it('A title that the text begins with is changed with the text, everywhere', async () => {
    await openDesk();
    write('Oh ');
    await waitFor(() => expect(backend.library.rows[0]?.title).toBe('Oh The Lamp'));
    await waitFor(() => expect(document.title).toBe('Edit “Oh The Lamp” · Storyloom'));
  });

  it('A title that could not be changed with the text is shown as the server has it', async () => {
    await openDesk();
    backend.cutOff('PATCH user_stories');
    write('Oh ');
    await waitFor(() => expect(savedText()).toContain('# Oh The Lamp'));
    await waitFor(() => expect(backend.sent('PATCH user_stories')).not.toHaveLength(0));
    await waitFor(() => expect(document.title).toBe('Edit “The Lamp” · Storyloom'));
  });

  it('The way back to the story waits until the text is saved', async () => {
    await openDesk();
    write('Oh ');
    const release = backend.hold('save_story_text');
    await user.click(screen.getByRole('link', { name: 'Back to the story' }));
    expect(await screen.findByRole('link', { name: 'Saving…' })).toBeVisible();
    expect(place().at).toBe(ADDRESS);
    release();
    await waitFor(() => expect(place().at).toBe(`/story/${idOf(1)}`));
    expect(savedText()).toContain('# Oh The Lamp');
  });

  it('A guest is sent to sign in, with the way back', async () => {
    await renderRemote(remote, { at: ADDRESS });
    expect(place()).toMatchObject({ at: '/auth', state: { returnTo: ADDRESS } });
  });

  it('A story that is not the user’s is not found', async () => {
    backend.library.rows = [];
    await renderRemote(remote, { at: ADDRESS, as: ADA });
    expect(await screen.findByRole('heading', { name: 'Story Not Found' })).toBeVisible();
  });

  it('A story that can’t be loaded can be asked for again', async () => {
    backend.cutOff('GET user_stories');
    await renderRemote(remote, { at: ADDRESS, as: ADA });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load story');
    backend.recover('GET user_stories');
    backend.library.rows = [];
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Story Not Found' })).toBeVisible();
  });
});

const notice = () => screen.queryByText('Sign in again to save your changes');

describe('a session that ends in another tab', () => {
  it('A text that is not saved stays, can be written on, and is saved once the user is signed in again', async () => {
    await openDesk();
    const goOn = backend.hold('save_story_text');
    write('Oh ');
    await signOut();
    expect(notice()).toBeVisible();
    const box = storyBox();
    write('no, ');
    expect(place().at).toBe(ADDRESS);
    await signIn(ADA);
    goOn();
    await waitFor(() => expect(savedText()).toBe(TEXT.replace('# The', '# Oh no, The')));
    await waitFor(() => expect(notice()).toBeNull());
    expect(storyBox()).toBe(box);
  });

  it('The user is led to sign in, and back to the text, which is kept on the device', async () => {
    await openDesk();
    backend.hold('save_story_text');
    write('Oh ');
    await signOut();
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(place()).toMatchObject({ at: '/auth', state: { returnTo: ADDRESS } });
    expect(Object.values(localStorage).join()).toContain('# Oh The Lamp');
    expect(backend.library.rows[0]?.story).toBe(TEXT);
  });

  it('A desk with nothing unsaved is left for the sign-in page, as every page of the user', async () => {
    await openDesk();
    await signOut();
    await waitFor(() => expect(place()).toMatchObject({ at: '/auth', state: { returnTo: ADDRESS } }));
  });
});

beforeAll(placeRanges);

const bar = () => screen.getByRole('toolbar', { name: 'Editing' });
const tool = (name: string) => within(bar()).getByRole('button', { name });

/** Presses a key on an element. Returns whether the toolbar has used it. */
function press(element: Element, key: string): boolean {
  const event = createEvent.keyDown(element, { key });
  fireEvent(element, event);
  return event.defaultPrevented;
}

describe('the tools above a text', () => {
  it('The arrow keys move the focus between the buttons that can be pressed, and from the last to the first', async () => {
    await openDesk();
    tool('Title').focus();
    expect(press(tool('Title'), 'ArrowRight')).toBe(true);
    expect(tool('Heading')).toHaveFocus();
    press(tool('Heading'), 'ArrowLeft');
    press(tool('Title'), 'ArrowLeft');
    expect(tool('Change passage')).toHaveFocus();
    press(tool('Change passage'), 'ArrowRight');
    expect(tool('Title')).toHaveFocus();
    write('Oh ');
    press(tool('Title'), 'ArrowLeft');
    expect(tool('Undo')).toHaveFocus();
    await user.click(tool('Undo'));
  });

  it('Other keys, and the arrow keys where no button has the focus, are left to the browser', async () => {
    await openDesk();
    tool('Bold').focus();
    expect(press(tool('Bold'), 'Home')).toBe(false);
    expect(tool('Bold')).toHaveFocus();
    tool('Bold').blur();
    expect(press(bar(), 'ArrowRight')).toBe(false);
    expect(document.body).toHaveFocus();
  });
});
