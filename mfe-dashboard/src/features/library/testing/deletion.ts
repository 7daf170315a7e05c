import { user } from '@storyloom/testing/user';
import { act, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, several, storyRow } from '@storyloom/testing/rows';

export const DELETED = 'Story deleted successfully!';

beforeEach(() => {
  backend.library.rows = several(3, storyRow);
});

export const deleteButton = (title: string) => screen.getByRole('button', { name: `Delete “${title}”` });
const undo = (title: string) => ({ name: `Undo the deletion of “${title}”` });
export const undoButton = (title: string) => screen.getByRole('button', undo(title));
export const findUndo = (title: string) => screen.findByRole('button', undo(title));
export const hasUndo = (title: string) => screen.queryByRole('button', undo(title)) !== null;

export async function ask(title: string): Promise<void> {
  await renderRemote(remote, { at: '/dashboard', as: ADA });
  await screen.findByRole('heading', { name: title });
  await user.click(deleteButton(title));
}

export const confirm = () => user.click(screen.getByRole('button', { name: 'Delete story' }));

export const secondsLeft = () =>
  [...screen.getByRole('region', { name: 'Your stories' }).querySelectorAll('li p[aria-hidden="true"]')].map(
    ({ textContent }) => textContent,
  );
export const PAUSED = 'Undo waits while you’re here';

/** Moves the clock of page and database; the page reads it twice a second. */
export const wait = (ms: number) => act(async () => void vi.setSystemTime(Date.now() + ms));
