import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { pressEnter, titles, toasts } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, type SharedRow, sharedRow } from '@storyloom/testing/rows';

export const ADDRESS = '/dashboard?section=shared';
export const own = (n: number, values: Partial<SharedRow> = {}) => sharedRow(n, { user_id: ADA, ...values });
export const asPrivate = { is_public: false, share_id: null };
export const button = (name: string) => screen.getByRole('button', { name });
export const deleteButton = (title: string) => button(`Delete the shared copy of “${title}”`);

/** Opens the list of these stories. */
export async function openWith(...rows: readonly SharedRow[]): Promise<void> {
  backend.community.rows = [...rows];
  await renderRemote(remote, { at: ADDRESS, as: ADA });
  const newestFirst = rows.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  await waitFor(() => expect(titles()).toEqual(newestFirst.map(({ title }) => title)));
}

export const openVisibility = (title: string) => user.click(button(`Who can read it: “${title}”`));
export const choose = (name: string) => user.click(screen.getByRole('radio', { name }));

/** Presses a button that is enabled once it is known whether the story's prompt is public. */
async function pressWhenKnown(name: string): Promise<void> {
  await waitFor(() => expect(button(name)).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(button(name));
}

export async function save(value: string): Promise<void> {
  await choose(value);
  await pressWhenKnown('Save');
}

export const confirm = () => pressWhenKnown('Delete shared story');

export const outcome = (message: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name: message })).toHaveFocus());

/** Waits for the outcome of a change, which has the focus, and closes it. */
export async function isSaved(message: string): Promise<void> {
  await outcome(message);
  expect(toasts()).toEqual([]);
  await pressEnter(button('Done'));
}

export const description = (element: Element | null | undefined) =>
  (element?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
