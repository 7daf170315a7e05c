// @vitest-environment jsdom
import { EMPTY_NOTES, type StoryNotes } from '@storyloom/shared/domain';
import { backend } from '@storyloom/testing/backend';
import { idOf } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StoryStream } from '../../../testing/story-service.ts';
import { openDesk, reopenDesk, TEXT, savedText, storyBox } from '../page/testing/desk-page.ts';

const ILSE = { name: 'Ilse', role: 'keeper', appearance: '', voice: '' };
const OWN: StoryNotes = { ...EMPTY_NOTES, characters: [ILSE] };

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const kept = () => backend.library.notes.rows[0]?.notes;

/** Opens the notes of a story that may have some already. */
async function openNotes(notes?: StoryNotes) {
  await openDesk();
  if (notes) backend.library.notes.put(idOf(1), notes);
  await press('Notes');
  return screen.findByRole('dialog', { name: 'Notes' });
}

async function addCharacter(name: string) {
  await user.click(await screen.findByRole('button', { name: 'Add a character' }));
  await user.keyboard(name);
}

describe('the notes of a story on the writing desk', () => {
  it('A character that is written down is saved by itself', async () => {
    await openNotes();
    const release = backend.hold('save_story_notes');
    await addCharacter('Ilse');
    await user.type(screen.getByRole('textbox', { name: 'Role' }), 'keeper');
    expect(await screen.findByText('Saving…')).toBeVisible();
    release();
    await waitFor(() => expect(kept()).toEqual(OWN));
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText('Saved')).toBeVisible());
  });

  it('Places, rules of the world and the outline are read and edited, and a chapter is moved', async () => {
    const place = { name: 'Eastmoor', description: 'a harbor' };
    const STORM = { title: 'The Storm', summary: '' };
    await openNotes({ ...OWN, places: [place], outline: [{ title: 'The Lamp', summary: '' }, STORM] });
    await user.click(await screen.findByRole('tab', { name: 'Places' }));
    expect(screen.getByText('Eastmoor')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'World' }));
    await user.type(screen.getByRole('textbox', { name: /^Rules/ }), 'No magic.');
    await user.click(screen.getByRole('tab', { name: 'Outline' }));
    await user.click(screen.getByText('The Lamp', { selector: 'summary span' }));
    await user.type(screen.getAllByRole('textbox', { name: 'What happens' })[0]!, 'It goes out.');
    await press('Move “The Lamp” down');
    expect(screen.getByText('“The Lamp” is now 2 of 2.')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move “The Lamp” down' })).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Move “The Lamp” down' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    const outline = [STORM, { title: 'The Lamp', summary: 'It goes out.' }];
    await waitFor(() => expect(kept()).toEqual({ ...OWN, places: [place], rules: 'No magic.', outline }));
  });

  it('An entry that is removed can be brought back', async () => {
    await openNotes(OWN);
    await user.click(await screen.findByText('Ilse'));
    await press('Remove “Ilse”');
    expect(screen.getByText('“Ilse” was removed.')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(kept()?.characters).toEqual([]));
    await press('Undo');
    await waitFor(() => expect(kept()).toEqual(OWN));
  });

  it('What is found in the text is added and marked, and what the user wrote stays', async () => {
    await openNotes(OWN);
    const found = [
      { name: 'ilse', role: 'queen', appearance: 'tall', voice: '' },
      { name: 'Tova', role: 'stranger', appearance: '', voice: '' },
    ];
    backend.answerWith('extract-cast', { characters: found, places: [], rules: 'No magic.' });
    await user.click(await screen.findByRole('button', { name: 'Find in the text' }));
    expect(await screen.findByText('2 entries were added. What you wrote is as it was.')).toBeVisible();
    expect(backend.sent('extract-cast')).toEqual([{ text: TEXT, genre: 'fantasy', language: 'english' }]);
    expect(screen.getByText('Found').closest('summary')).toHaveTextContent('Tova');
    await waitFor(() => expect(kept()).toEqual({ ...OWN, characters: [ILSE, found[1]], rules: 'No magic.' }));
  });

  it('When nothing can be found, the words of the storyteller say why, and the notes stay', async () => {
    await openNotes(OWN);
    const message = 'The demo storyteller only knows its own stories.';
    backend.answerWith('extract-cast', { error: { code: 'bad_request', message } }, 400);
    await user.click(await screen.findByRole('button', { name: 'Find in the text' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByText('Ilse')).toBeVisible();
  });

  it('Notes that another tab has changed are not overwritten: the user chooses', async () => {
    await openNotes(OWN);
    await screen.findByText('Ilse');
    const theirs = { ...OWN, rules: 'From the other tab.' };
    backend.library.notes.put(idOf(1), theirs);
    await addCharacter('Tova');
    expect(await screen.findByRole('alert', {})).toHaveTextContent('also changed somewhere else');
    expect(kept()).toEqual(theirs);
    await press('Keep these');
    await waitFor(() => expect(kept()?.characters.map(({ name }) => name)).toEqual(['Ilse', 'Tova']));
    expect(screen.queryByRole('alert')).toBeNull();
    backend.library.notes.put(idOf(1), theirs);
    await addCharacter('Mara');
    await user.click(await screen.findByRole('button', { name: 'Take the other ones' }));
    await waitFor(() => expect(screen.queryByText('Mara')).toBeNull());
    expect(kept()).toEqual(theirs);
  });

  it('Notes that can’t be saved are kept on the device, and saved after the page was opened again', async () => {
    await openNotes();
    backend.cutOff('save_story_notes');
    await addCharacter('Ilse');
    expect(await screen.findByText(/They’re kept on this device/, {})).toBeVisible();
    cleanup();
    backend.recover('save_story_notes');
    await reopenDesk();
    await waitFor(() => expect(kept()?.characters.map(({ name }) => name)).toEqual(['Ilse']));
  });

  it('Too long a text says so, and is saved when it is shorter', async () => {
    await openNotes();
    await addCharacter('I'.repeat(81));
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(name).toBeInvalid();
    expect(await screen.findByText('Something is too long to be saved', {})).toBeVisible();
    await user.type(name, '{Backspace}');
    await waitFor(() => expect(kept()?.characters[0]?.name).toBe('I'.repeat(80)));
  });

  it('Notes that can’t be loaded can be asked for again', async () => {
    backend.cutOff('GET story_notes');
    await openNotes(OWN);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    backend.recover('GET story_notes');
    await user.click(retry);
    expect(await screen.findByText('Ilse')).toBeVisible();
  });

  it('A tool for a passage is given the notes', async () => {
    await openNotes(OWN);
    await screen.findByText('Ilse');
    await press('Close');
    const stream = new StoryStream();
    backend.answerBy('revise-passage', stream.response);
    await press('Change passage');
    await user.click(await screen.findByRole('menuitem', { name: 'Rewrite' }));
    await waitFor(() => expect(backend.sent('revise-passage')).toHaveLength(1));
    expect(backend.sent('revise-passage')[0]).toMatchObject({ notes: OWN });
    await act(async () => stream.tell('# The Lantern', 'complete', 2));
  });
});

const STORY = 'Old Katherine lit the lamp. Then Catherine slept. At night Katherine woke.';
const PERSON = { role: '', appearance: '', voice: '' };

it('A name that is spelled in two ways is shown in the text, and changed there until Undo', async () => {
  await openDesk({ story: STORY });
  backend.library.notes.put(idOf(1), { ...EMPTY_NOTES, characters: [{ ...PERSON, name: 'Katherine' }] });
  await press('Notes');
  expect(await screen.findByText('“Catherine” may be meant as “Katherine”.')).toBeVisible();
  await press('Show “Catherine”');
  await waitFor(() => expect(storyBox()).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(String(getSelection())).toBe('Catherine'));
  await press('Notes');
  await user.click(await screen.findByRole('button', { name: 'Change to “Katherine”' }));
  expect(screen.getByText('Changed to “Katherine” 1 time.')).toHaveAttribute('role', 'status');
  expect(screen.queryByText(/may be meant as/)).toBeNull();
  await waitFor(() => expect(savedText()).toBe(STORY.replace('Catherine', 'Katherine')));
  await press('Close');
  await press('Undo');
  await waitFor(() => expect(savedText()).toBe(STORY));
});
