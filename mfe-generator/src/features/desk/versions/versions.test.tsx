// @vitest-environment jsdom
import { formatLocalMoment } from '@storyloom/shared/domain';
import { backend } from '@storyloom/testing/backend';
import { toasts } from '@storyloom/testing/page';
import { idOf, type RevisionRow } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDesk, savedText, storyBox } from '../page/testing/desk-page.ts';

const FIRST = '# The Lamp\n\nOne.\n\nTwo.';
const SECOND = '# The Lamp\n\nOne.\n\nTwo and a half.';
const THIRD = '# The Lamp\n\nOne.\n\nTwo and a half.\n\nThree.';

const revision = (number: number, cause: string, story: string, second = 0) => ({
  story_id: idOf(1),
  number,
  cause,
  story,
  characters: story.length,
  session: null,
  restored_at: null,
  created_at: new Date(2026, 2, 1, 9, number, second).toISOString(),
});

/** Opens the versions of a story that has three. */
async function openVersions(...more: readonly RevisionRow[]) {
  backend.library.texts.revisions = [
    revision(1, 'written', FIRST),
    revision(2, 'typed', SECOND),
    revision(3, 'proposal', THIRD),
    ...more,
  ];
  await openDesk({ story: THIRD, revision: 3 });
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  return screen.findByRole('navigation', { name: 'Versions, newest first' });
}

/** Chooses the version with this cause, and waits for its text. */
async function choose(cause: RegExp) {
  await user.click(await screen.findByRole('button', { name: cause }));
  return screen.findByRole('article', { name: /^The story, / });
}

describe('the versions of a story', () => {
  it('The versions are listed newest first, with what made them and what they changed', async () => {
    const list = await openVersions();
    const rows = within(list).getAllByRole('button');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/ Passage changed Newest 41 characters, 8 more$/),
      expect.stringMatching(/ Typed +33 characters, 11 more$/),
      expect.stringMatching(/ First version +22 characters$/),
    ]);
    expect(rows[0]!.querySelector('time')?.title).toContain('March 1, 2026');
  });

  it('A version can be read, and the focus moves to it and back to the list', async () => {
    await openVersions();
    expect(await choose(/First version/)).toHaveTextContent('The LampOne.Two.');
    expect(document.activeElement?.tagName).toBe('H3');
    await user.click(screen.getByRole('button', { name: 'All versions' }));
    expect(screen.getByRole('button', { name: /First version/ })).toHaveFocus();
  });

  it('A version is compared with the current text, or with any other', async () => {
    await openVersions();
    await choose(/First version/);
    await user.click(screen.getByRole('radio', { name: 'Compare' }));
    const changes = screen.getByRole('group', { name: 'The changes' });
    await waitFor(() => expect(changes).toHaveTextContent('4 words added, 0 removed.'));
    expect([...changes.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('added:  and a half'),
      expect.stringContaining('added: ¶paragraph break'),
      expect.stringContaining('added: Three'),
    ]);
    await user.selectOptions(screen.getByLabelText('To'), '2');
    await waitFor(() => expect(changes).toHaveTextContent('3 words added, 0 removed.'));
    await user.selectOptions(screen.getByLabelText('From'), '2');
    await waitFor(() => expect(changes).toHaveTextContent('Both read the same.'));
  });

  it('Restoring puts the version into the editor as a further version, and Undo brings the text back', async () => {
    await openVersions();
    await choose(/First version/);
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(savedText()).toBe(FIRST));
    expect(storyBox()).toHaveTextContent('The LampOne.Two.');
    expect(backend.library.texts.revisions.map(({ cause }) => cause)).toEqual([
      'written',
      'typed',
      'proposal',
      'restored',
    ]);
    expect(backend.library.texts.revisions.at(-1)?.restored_at).toBe(revision(1, 'written', FIRST).created_at);
    expect(toasts()).toContain('Version restored\nThe text you had before is kept in Versions, too.\nUndo restoring');
    await user.click(screen.getByRole('button', { name: 'Undo restoring' }));
    await waitFor(() => expect(savedText()).toBe(THIRD));
    expect(storyBox()).toHaveTextContent('Three.');
  });

  it('A version that brought an earlier one back says which', async () => {
    const written = new Date(2026, 1, 3, 9, 5);
    const list = await openVersions({ ...revision(4, 'restored', FIRST), restored_at: written.toISOString() });
    const words = `Restored from ${formatLocalMoment(written)}`.replaceAll(/\s/g, ' ');
    expect(within(list).getByText(words)).toBeVisible();
  });

  it('The version that is the current text is not restored', async () => {
    await openVersions();
    await choose(/Passage changed/);
    expect(screen.getByText('This is your text now.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  it('Two hundred versions are one stop of the Tab key, and say how many are kept', async () => {
    backend.library.texts.revisions = Array.from({ length: 200 }, (_, index) => revision(index + 1, 'typed', THIRD));
    await openDesk({ story: THIRD, revision: 200 });
    await user.click(screen.getByRole('button', { name: 'Versions' }));
    const rows = within(await screen.findByRole('navigation', { name: 'Versions, newest first' })).getAllByRole(
      'button',
    );
    expect(rows).toHaveLength(200);
    expect(rows.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    expect(screen.getByText(/^Up to 200 versions are kept/)).toBeVisible();
    rows[0]!.focus();
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['End', 199],
      ['ArrowDown', 199],
      ['ArrowUp', 198],
      ['Home', 0],
      ['ArrowUp', 0],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(rows[index], key).toHaveFocus();
    }
    expect(fireEvent.keyDown(rows[0]!, { key: 'a' }), 'Other keys are left to the browser').toBe(true);
  });

  it('A list that can’t be loaded can be asked for again', async () => {
    backend.cutOff('GET story_revisions');
    await openDesk();
    await user.click(screen.getByRole('button', { name: 'Versions' }));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load the versions');
    backend.recover('GET story_revisions');
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Only one version so far' })).toBeVisible();
  });
});

const FAILED = 'Failed to load this version';

/** Waits until the text of a version could not be loaded, and asks for it again after `recover`. */
async function retryText(recover: () => void = () => undefined) {
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(FAILED);
  backend.recover('GET story_revisions');
  recover();
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
}

describe('the texts of versions', () => {
  it('A version that is gone meanwhile is not in the list any more after it was asked for again', async () => {
    await openVersions();
    const row = await screen.findByRole('button', { name: /Typed/ });
    backend.cutOff('GET story_revisions');
    await user.click(row);
    await retryText(() => {
      backend.library.texts.revisions = [revision(1, 'written', FIRST), revision(3, 'proposal', THIRD)];
    });
    expect(await screen.findByText(/^Choose a version to read it/)).toBeVisible();
    expect(row).not.toBeInTheDocument();
  });

  it('Versions of one minute are told apart where two of them are chosen', async () => {
    await openVersions({ ...revision(3, 'typed', FIRST, 20), number: 4 });
    await choose(/First version/);
    await user.click(screen.getByRole('radio', { name: 'Compare' }));
    const from = within(screen.getByLabelText('From')).getAllByRole('option');
    expect(new Set(from.map(({ textContent }) => textContent)).size).toBe(4);
  });

  it('Another version whose text failed can be asked for again, and then the current text', async () => {
    await openVersions();
    await choose(/First version/);
    await user.click(screen.getByRole('radio', { name: 'Compare' }));
    const changes = screen.getByRole('group', { name: 'The changes' });
    await waitFor(() => expect(changes).toHaveTextContent('4 words added, 0 removed.'));
    backend.cutOff('GET story_revisions');
    await user.selectOptions(screen.getByLabelText('To'), '2');
    await retryText();
    await waitFor(() => expect(changes).toHaveTextContent('3 words added, 0 removed.'));
    await user.selectOptions(screen.getByLabelText('To'), 'now');
    expect(changes).toHaveTextContent('4 words added, 0 removed.');
  });
});
