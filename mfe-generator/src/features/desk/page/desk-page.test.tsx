// @vitest-environment jsdom
import { backend } from '@storyloom/testing/backend';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { ADA, idOf } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { ADDRESS, openDesk, savedText, storyBox, TEXT, write } from './testing/desk-page.ts';

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
