import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, idOf, type StoryRow, storyRow } from '@storyloom/testing/rows';

export const ADDRESS = `/story/${idOf(1)}`;

export async function openStory(values: Partial<StoryRow> = {}): Promise<void> {
  backend.library.rows = [storyRow(1, values)];
  await renderRemote(remote, { at: ADDRESS, as: ADA });
  await screen.findByRole('heading', { name: 'What next?', hidden: true });
}

export const PUBLIC = 'Make public for other users to see and use';
export const TITLE = 'Title (optional)';
export const isChecked = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked;

/** Opens the dialog and waits for its form. */
export async function openDialog(values: Partial<StoryRow> = {}): Promise<void> {
  await openStory(values);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Share Story' })).toBeVisible());
}
