// @vitest-environment jsdom
import { backend } from '@storyloom/testing/backend';
import { place } from '@storyloom/testing/render-remote';
import { ADA } from '@storyloom/testing/rows';
import { signIn, signOut } from '@storyloom/testing/session';
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADDRESS, openDesk, savedText, storyBox, TEXT, write } from './testing/desk-page.ts';

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
