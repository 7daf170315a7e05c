// @vitest-environment jsdom
import { backend } from '@storyloom/testing/backend';
import { expectToast, toasts } from '@storyloom/testing/page';
import { place } from '@storyloom/testing/render-remote';
import { idOf } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADDRESS, openDesk, savedText, storyBox, TEXT, write } from './testing/desk-page.ts';

/** Another device saves a text of the story. */
const saveElsewhere = (story: string) =>
  backend.library.change(idOf(1), { story, revision: (backend.library.rows[0]?.revision ?? 0) + 1 });

/** The tab that has saved a text says so. */
function tellOtherTabs(): void {
  const [row] = backend.library.rows;
  const tab = new BroadcastChannel('storyloom-desk');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  tab.postMessage({ userId: row?.user_id, storyId: row?.id, revision: row?.revision, text: row?.story });
  tab.close();
}

describe('a story that was also changed elsewhere', () => {
  it('Both texts stay until the user compares them, and changes of different paragraphs can be kept together', async () => {
    await openDesk();
    const theirs = TEXT.replace('Two.', 'Two more.');
    saveElsewhere(theirs);
    write('Oh ');
    const compare = await screen.findByRole('button', { name: 'Compare and choose' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(compare);
    await screen.findByRole('dialog', { name: 'Two changes to one story' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(compare).toHaveFocus();
    expect(storyBox()).toHaveTextContent('Oh The LampOne.Two.');
    expect(savedText()).toBe(theirs);
    await user.click(compare);
    const dialog = await screen.findByRole('dialog', { name: 'Two changes to one story' });
    const inserted = [...dialog.querySelectorAll('ins')].map(({ textContent }) => textContent?.trim());
    expect(inserted).toEqual(['Inserted: Oh', 'Inserted:  more']);
    await user.click(within(dialog).getByRole('button', { name: 'Keep both changes' }));
    await waitFor(() => expect(savedText()).toBe('# Oh The Lamp\n\nOne.\n\nTwo more.'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(storyBox()).toHaveTextContent('Oh The LampOne.Two more.');
  });

  it('Where both changed one paragraph, the chosen change is kept, and the user’s own text becomes a version', async () => {
    await openDesk();
    saveElsewhere(TEXT.replace('# The', '# A'));
    write('Oh ');
    await user.click(await screen.findByRole('button', { name: 'Compare and choose' }));
    await user.click(screen.getByRole('radio', { name: /^The other one/ }));
    await user.click(screen.getByRole('button', { name: 'Keep what is chosen' }));
    await waitFor(() => expect(savedText()).toBe(TEXT.replace('# The', '# A')));
    await waitFor(() => expect(storyBox()).toHaveTextContent('A LampOne.Two.'));
    const texts = backend.library.texts.revisions.map(({ story }) => story);
    expect(texts).toContain(TEXT.replace('# The', '# Oh The'));
  });

  it('A text that is saved elsewhere while both are compared is shown, and nothing is chosen of it yet', async () => {
    await openDesk();
    saveElsewhere(TEXT.replace('# The', '# A'));
    write('Oh ');
    await user.click(await screen.findByRole('button', { name: 'Compare and choose' }));
    await user.click(screen.getByRole('radio', { name: /^The other one/ }));
    saveElsewhere(TEXT.replace('# The', '# Another'));
    tellOtherTabs();
    expect(await screen.findByText(/^It was changed again in the meantime/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^The other one.*Another/ })).not.toBeChecked();
    // This time the desk learns it only from the answer to the choice.
    saveElsewhere(TEXT.replace('# The', '# A third'));
    await user.click(screen.getByRole('button', { name: 'Keep all of mine' }));
    await screen.findByRole('radio', { name: /^The other one.*A third/ });
    expect(toasts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Take all of the other one' }));
    await waitFor(() => expect(savedText()).toBe(TEXT.replace('# The', '# A third')));
  });

  it('A choice that can’t be saved says so, changes nothing, and can be made again', async () => {
    const theirs = TEXT.replace('# The', '# A');
    await openDesk();
    saveElsewhere(theirs);
    write('Oh ');
    await user.click(await screen.findByRole('button', { name: 'Compare and choose' }));
    backend.cutOff('save_story_text');
    await user.click(screen.getByRole('button', { name: 'Keep all of mine' }));
    const problem = await screen.findByText(/^Your choice couldn’t be saved\. Nothing has changed\./);
    expect(savedText()).toBe(theirs);
    backend.recover('save_story_text');
    await user.click(screen.getByRole('button', { name: 'Keep all of mine' }));
    await waitFor(() => expect(savedText()).toBe(TEXT.replace('# The', '# Oh The')));
    expect(problem).not.toBeInTheDocument();
    await expectToast('Your choice is saved');
    await waitFor(() => expect(storyBox()).toHaveFocus());
  });

  it('Words that were still typed while both are compared are not left out of the choice', async () => {
    await openDesk();
    const box = storyBox();
    saveElsewhere(TEXT.replace('# The', '# A'));
    write('Oh ');
    await user.click(await screen.findByRole('button', { name: 'Compare and choose' }));
    write('no, ', box);
    await user.click(screen.getByRole('button', { name: 'Keep all of mine' }));
    expect(await screen.findByText(/^It was changed again in the meantime/)).toBeVisible();
    expect(savedText()).toBe(TEXT.replace('# The', '# A'));
    await user.click(screen.getByRole('button', { name: 'Keep all of mine' }));
    await waitFor(() => expect(savedText()).toBe(TEXT.replace('# The', '# Oh no, The')));
  });
});

describe('a text that can’t be saved', () => {
  it('A story that was deleted meanwhile can be restored with the new text', async () => {
    await openDesk();
    backend.library.change(idOf(1), { deleted_at: Date.now() });
    write('Oh ');
    expect(await screen.findByText('This story was deleted in the meantime', {})).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Restore the story' }));
    await waitFor(() => expect(savedText()).toBe(TEXT.replace('# The', '# Oh The')));
  });

  it('A user whose session is refused is led to sign in and back', async () => {
    await openDesk();
    backend.answerWith('save_story_text', { code: 'PGRST301', message: 'JWT expired' }, 401);
    write('Oh ');
    await screen.findByText('Sign in again to save your changes', {});
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place()).toMatchObject({ at: '/auth', state: { returnTo: ADDRESS } }));
  });

  it('A lost connection and its end are announced, and no ordinary save is', async () => {
    await openDesk();
    const said = () => document.querySelector('header [role="status"]')?.textContent;
    write('Oh ');
    await waitFor(() => expect(savedText()).toContain('Oh'));
    expect(said()).toBe('');
    backend.cutOff('save_story_text');
    write('no, ');
    await waitFor(() => expect(said()).toContain('can’t be reached'));
    backend.recover('save_story_text');
    await waitFor(() => expect(said()).toBe('All changes are saved again.'));
  });
});
