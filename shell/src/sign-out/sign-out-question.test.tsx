// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork } from '@storyloom/testing/network';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeDialog } from '../testing/fake-dialog.ts';
import { accountButton, showLayout, where } from '../testing/show-layout.tsx';

let asked: ReturnType<typeof fakeNetwork>;
beforeAll(fakeDialog);
beforeEach(() => {
  storeSession();
  asked = fakeNetwork(() => new Response(null, { status: 204 }));
});

const keepStory = (id: string, title: string, genre = 'scifi') =>
  localStorage.setItem(`storyloom-story-${genre}-${id}`, JSON.stringify({ id, prompt: 'A lamp', text: `# ${title}` }));
const keepPrompt = (prompt: string) => localStorage.setItem('storyloom-draft-romance', JSON.stringify({ prompt }));
const logouts = () => asked.filter(({ url }) => url.pathname === '/auth/v1/logout');

/** Chooses Sign out, and waits for the dialog. */
async function chooseSignOut() {
  await user.click(await accountButton());
  await user.click(await screen.findByText('Sign out'));
  return screen.findByRole('alertdialog', { name: 'Sign out?' });
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('signing out with unsaved work', () => {
  it('names what it deletes; Cancel and Escape keep the session and return the focus', async () => {
    keepStory('a', 'The Lamp');
    keepStory('b', 'The Fen');
    keepPrompt('A lighthouse keeper.');
    localStorage.setItem('storyloom-desk:user-1:s:p', '{}');
    await showLayout('/');
    const kept = { ...localStorage };
    for (const stay of [() => press('Cancel'), () => user.keyboard('{Escape}')]) {
      const dialog = await chooseSignOut();
      expect(dialog).toHaveAccessibleDescription(
        '2 stories, a prompt, and changes to a saved story on this device aren’t saved. Signing out deletes them here.',
      );
      const items = within(dialog).getAllByRole('listitem');
      expect(items.map(({ textContent }) => textContent)).toEqual([
        'The Lamp',
        'The Fen',
        'Prompt: A lighthouse keeper.',
      ]);
      expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await stay();
      await isGone();
      expect(await accountButton()).toHaveFocus();
    }
    expect([logouts().length, { ...localStorage }]).toEqual([0, kept]);
  });

  it('leads to the story, still signed in', async () => {
    keepStory('a', 'The Lamp');
    await showLayout('/');
    const dialog = await chooseSignOut();
    expect(dialog).toHaveTextContent('A story on this device isn’t saved. Signing out deletes it here.');
    await press('Open the story');
    await waitFor(() => expect(where().at).toBe('/generators/scifi'));
    await isGone();
    expect(logouts()).toHaveLength(0);
  });

  it('signs out and deletes it when the user says so', async () => {
    keepStory('a', 'The Lamp');
    await showLayout('/generators');
    await chooseSignOut();
    await press('Sign out and delete');
    await waitFor(() => expect(where().at).toBe('/'));
    await waitFor(() => expect({ ...localStorage }).toEqual({}));
    await isGone();
  });

  it('asks nothing any more when the session ends in another tab', async () => {
    keepStory('a', 'The Lamp');
    await showLayout('/generators');
    await chooseSignOut();
    for (const key of Object.keys(localStorage)) if (key.startsWith('sb-')) localStorage.removeItem(key);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
    await isGone();
    expect([where().at, Object.keys(localStorage)]).toEqual(['/generators', ['storyloom-story-scifi-a']]);
  });
});
