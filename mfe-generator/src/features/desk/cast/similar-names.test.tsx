// @vitest-environment jsdom
import { EMPTY_NOTES } from '@storyloom/shared/domain';
import { backend } from '@storyloom/testing/backend';
import { idOf } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDesk, savedText, storyBox } from '../page/testing/desk-page.ts';
import { placeRanges } from '../page/testing/placed-ranges.ts';

const STORY = 'Old Katherine lit the lamp. Then Catherine slept. At night Katherine woke.';
const PERSON = { role: '', appearance: '', voice: '' };

beforeAll(placeRanges);

async function openNotes() {
  await openDesk({ story: STORY });
  backend.library.notes.put(idOf(1), { ...EMPTY_NOTES, characters: [{ ...PERSON, name: 'Katherine' }] });
  await user.click(screen.getByRole('button', { name: 'Notes' }));
  expect(await screen.findByText('“Catherine” may be meant as “Katherine”.')).toBeVisible();
}

describe('a name that is spelled in two ways', () => {
  it('is changed in the text, and one undo takes that back', async () => {
    await openNotes();
    await user.click(screen.getByRole('button', { name: 'Change to “Katherine”' }));
    expect(screen.getByText('Changed to “Katherine” 1 time.')).toHaveAttribute('role', 'status');
    expect(screen.queryByText(/may be meant as/)).toBeNull();
    await waitFor(() => expect(savedText()).toBe(STORY.replace('Catherine', 'Katherine')));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(savedText()).toBe(STORY));
  });

  it('is shown in the text', async () => {
    await openNotes();
    await user.click(screen.getByRole('button', { name: 'Show “Catherine”' }));
    await waitFor(() => expect(storyBox()).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(String(getSelection())).toBe('Catherine'));
  });
});
