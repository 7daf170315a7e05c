// @vitest-environment jsdom
import { backend } from '@storyloom/testing/backend';
import { expectToast, toasts } from '@storyloom/testing/page';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { ADA, idOf } from '@storyloom/testing/rows';
import { signIn, signOut } from '@storyloom/testing/session';
import { user } from '@storyloom/testing/user';
import { screen, waitFor, createEvent, fireEvent, within } from '@testing-library/react';
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

  it('A change is saved by itself with its title, and the rest of the text stays byte for byte', async () => {
    await openDesk();
    write('Oh ');
    expect(await screen.findByText('Saving…')).toBeVisible();
    await waitFor(() => expect(savedText()).toBe(TEXT.replace('# The', '# Oh The')));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(backend.sent('save_story_text')).toHaveLength(1);
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

  it('A story that can’t be loaded can be asked for again, and is not found when it is not the user’s', async () => {
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
    expect(press(tool('Undo'), 'Home'), 'Other keys are left to the browser').toBe(false);
    await user.click(tool('Undo'));
    tool('Bold').focus();
    tool('Bold').blur();
    expect(press(bar(), 'ArrowRight'), 'No button has the focus').toBe(false);
    expect(document.body).toHaveFocus();
  });
});

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
