// @vitest-environment jsdom
import { backend } from '@storyloom/testing/backend';
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StoryStream } from '../../../testing/story-service.ts';
import { openDesk, savedText, storyBox } from '../page/testing/desk-page.ts';

const TEXT = '# The Lamp\n\nBefore.\n\n## One\n\nFirst.\n\n## Two\n\nSecond.';
const SWAPPED = '# The Lamp\n\nBefore.\n\n## Two\n\nSecond.\n\n## One\n\nFirst.';

/** Opens the chapters of a story that has two. */
async function openChapters(story = TEXT) {
  await openDesk({ story });
  await user.click(screen.getByRole('button', { name: 'Chapters' }));
  return screen.findByRole('dialog', { name: 'Chapters' });
}

const titles = () =>
  within(screen.getByRole('list', { name: 'Chapters' }))
    .getAllByRole('button', { name: /^Go to/ })
    .map(({ textContent }) => textContent);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const causes = () => backend.library.texts.revisions.map(({ cause }) => cause);

describe('the chapters of a story on the writing desk', () => {
  it('A chapter is moved with its text, saved at once as a version of its own, and announced', async () => {
    await openChapters();
    expect(titles()).toEqual(['One', 'Two']);
    await press('Move “One” down');
    expect(titles()).toEqual(['Two', 'One']);
    expect(screen.getByText('“One” is now chapter 2 of 2.')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move “One” down' })).toHaveFocus());
    await waitFor(() => expect(savedText()).toBe(SWAPPED));
    expect(causes()).toEqual(['written', 'chapter']);
    await press('Move “One” up');
    expect(screen.getByText('“One” is now chapter 1 of 2.')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(savedText()).toBe(TEXT));
  });

  it('A chapter is removed with its text, and Undo brings it back', async () => {
    await openChapters();
    await press('Remove “One” with its text');
    expect(titles()).toEqual(['Two']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove “Two” with its text' })).toHaveFocus());
    await waitFor(() => expect(savedText()).toBe(TEXT.replace('## One\n\nFirst.\n\n', '')));
    await press('Undo');
    expect(titles()).toEqual(['One', 'Two']);
    await waitFor(() => expect(savedText()).toBe(TEXT));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('A chapter is renamed; Escape ends the renaming, and not the dialog', async () => {
    await openChapters();
    await press('Rename “Two”');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'New title of “Two”' })).toHaveFocus());
    await user.keyboard('Never{Escape}');
    expect(titles()).toEqual(['One', 'Two']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename “Two”' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await user.clear(screen.getByRole('textbox', { name: 'New title of “Two”' }));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'New title of “Two”' })).toBeInvalid();
    await user.keyboard('The Storm{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename “The Storm”' })).toHaveFocus());
    await waitFor(() => expect(savedText()).toBe(TEXT.replace('## Two', '## The Storm')));
  });

  it('The title of a chapter leads to it in the text', async () => {
    await openChapters();
    await press('Go to “Two”');
    await waitFor(() => expect(storyBox()).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Heading', pressed: true })).toBeVisible();
  });

  it('While a proposal is shown, the chapters can’t be changed, and the dialog says so', async () => {
    await openDesk({ story: TEXT });
    const stream = new StoryStream();
    backend.answerBy('revise-passage', stream.response);
    await press('Change passage');
    await user.click(await screen.findByRole('menuitem', { name: 'Rewrite' }));
    await act(async () => stream.tell('# The Lantern', 'complete', 2));
    await screen.findByText('1 word changed.');
    await press('Chapters');
    expect(await screen.findByText(/^A proposal is shown in the text/)).toBeVisible();
    await press('Move “One” down');
    expect(titles()).toEqual(['One', 'Two']);
  });

  it('Chapters with the same title are told apart by their numbers', async () => {
    await openChapters(`${TEXT}\n\n## One\n\nThird.`);
    expect(screen.getByRole('button', { name: 'Rename “Two”' })).toBeVisible();
    await press('Remove “One” (chapter 3) with its text');
    expect(screen.getByText('“One” (chapter 3) was removed with its text.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove “One” with its text' })).toBeVisible();
    await waitFor(() => expect(savedText()).toBe(TEXT));
  });

  it('A story without chapters says how to make one', async () => {
    await openChapters('# The Lamp\n\nOne.');
    expect(await screen.findByRole('heading', { name: 'No chapters yet' })).toBeVisible();
  });
});
