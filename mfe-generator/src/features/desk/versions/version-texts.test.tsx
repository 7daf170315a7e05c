// @vitest-environment jsdom
import { backend } from '@storyloom/testing/backend';
import { idOf } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDesk } from '../page/testing/desk-page.ts';

const TEXTS = ['# The Lamp\n\nOne.', '# The Lamp\n\nOne.\n\nTwo.', '# The Lamp\n\nOne.\n\nTwo.\n\nThree.'];

const revision = (number: number, second: number) => ({
  story_id: idOf(1),
  number,
  cause: number === 1 ? 'written' : 'typed',
  story: TEXTS[number - 1]!,
  characters: TEXTS[number - 1]!.length,
  session: null,
  restored_at: null,
  created_at: new Date(2026, 2, 1, 9, 0, second).toISOString(),
});

/** Opens the versions of a story that has three. Returns the rows of the list, the newest first. */
async function openVersions(): Promise<readonly HTMLElement[]> {
  backend.library.texts.revisions = [revision(1, 0), revision(2, 10), revision(3, 20)];
  await openDesk({ story: TEXTS[2]!, revision: 3 });
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  const list = await screen.findByRole('navigation', { name: 'Versions, newest first' });
  return within(list).getAllByRole('button');
}

const FAILED = 'Failed to load this version';

async function failed(): Promise<HTMLElement> {
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(FAILED);
  return within(alert).getByRole('button', { name: 'Retry' });
}

describe('the texts of versions', () => {
  it('The arrow keys lead up to the first row and no further, and other keys are left to the browser', async () => {
    const rows = await openVersions();
    rows[1]!.focus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(rows[0]).toHaveFocus();
    await user.keyboard('{End}');
    expect(rows[2]).toHaveFocus();
    const event = createEvent.keyDown(rows[2]!, { key: 'a' });
    fireEvent(rows[2]!, event);
    expect(event.defaultPrevented).toBe(false);
  });

  it('A version that is gone meanwhile is not in the list any more after it was asked for again', async () => {
    const rows = await openVersions();
    backend.cutOff('GET story_revisions');
    await user.click(rows[1]!);
    const retry = await failed();
    backend.recover('GET story_revisions');
    backend.library.texts.revisions = [revision(1, 0), revision(3, 20)];
    await user.click(retry);
    expect(await screen.findByText(/^Choose a version to read it/)).toBeVisible();
    expect(rows[1]).not.toBeInTheDocument();
  });

  it('Versions of one minute are told apart where two of them are chosen', async () => {
    const rows = await openVersions();
    await user.click(rows[2]!);
    await user.click(await screen.findByRole('radio', { name: 'Compare' }));
    const from = within(screen.getByLabelText('From')).getAllByRole('option');
    expect(new Set(from.map(({ textContent }) => textContent)).size).toBe(3);
  });

  it('Another version whose text failed can be asked for again, and the current text can be compared again after it', async () => {
    const rows = await openVersions();
    await user.click(rows[2]!);
    await user.click(await screen.findByRole('radio', { name: 'Compare' }));
    const changes = screen.getByRole('group', { name: 'The changes' });
    await waitFor(() => expect(changes).toHaveTextContent('2 words added, 0 removed.'));
    backend.cutOff('GET story_revisions');
    await user.selectOptions(screen.getByLabelText('To'), '2');
    const retry = await failed();
    backend.recover('GET story_revisions');
    await user.click(retry);
    await waitFor(() => expect(changes).toHaveTextContent('1 word added, 0 removed.'));
    await user.selectOptions(screen.getByLabelText('To'), 'now');
    expect(changes).toHaveTextContent('2 words added, 0 removed.');
  });
});
