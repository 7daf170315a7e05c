import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { pressEnter, titles, toasts } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, type PromptRow, promptRow, type SharedRow, sharedRow } from '@storyloom/testing/rows';

export const ADDRESS = '/dashboard?section=shared';
export const STORIES = 'Your shared stories';
export const own = (n: number, values: Partial<SharedRow> = {}) => sharedRow(n, { user_id: ADA, ...values });
export const asPrivate = { is_public: false, share_id: null };

export async function openWith(...rows: readonly SharedRow[]): Promise<void> {
  backend.community.rows = [...rows];
  await renderRemote(remote, { at: ADDRESS, as: ADA });
  await waitFor(() =>
    expect(titles()).toEqual(
      rows.toSorted((a, b) => b.created_at.localeCompare(a.created_at)).map(({ title }) => title),
    ),
  );
}

export const openVisibility = (title: string) =>
  user.click(screen.getByRole('button', { name: `Who can read it: “${title}”` }));

export async function save(value: string): Promise<void> {
  await user.click(screen.getByRole('radio', { name: value }));
  // Enabled once it is known whether the prompt is public.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

/** Waits for the outcome of a change, which has the focus, and closes it. */
export async function isSaved(message: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('heading', { name: message })).toHaveFocus());
  expect(toasts()).toEqual([]);
  await pressEnter(screen.getByRole('button', { name: 'Done' }));
}

export const description = (element: Element | null | undefined) =>
  (element?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
export const prompt = (n: number, values: Partial<PromptRow> = {}) =>
  promptRow(n, { user_id: ADA, title: 'Fantasy Inspiration', ...values });
export const deleteButton = (title: string) =>
  screen.getByRole('button', { name: `Delete the shared copy of “${title}”` });

export async function confirm(): Promise<void> {
  // Enabled once it is known whether the prompt is public.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Delete shared story' })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  await user.click(screen.getByRole('button', { name: 'Delete shared story' }));
}
