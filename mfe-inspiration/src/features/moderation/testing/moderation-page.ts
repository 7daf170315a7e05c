import { backend, startBackend } from '@storyloom/testing/backend';
import { BO, MINA } from '@storyloom/testing/people';
import { renderRemote } from '@storyloom/testing/render-remote';
import { idOf, promptRow, sharedRow } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { remote } from '../../../remote.ts';

export const HOSTILE = '<img src=x onerror=alert(1)> \u202Egnp.exe';
export const at = '/moderation';

export const report = (what: 'inspiration' | 'story', n: number, values: object = {}) =>
  backend.community.reported.push({
    what,
    id: idOf(n),
    reason: 'spam',
    note: null,
    at: `2026-05-${String(n).padStart(2, '0')}T12:00:00.000Z`,
    dismissedAt: null,
    ...values,
  });

/** Opens the page with a prompt and two stories of Mina's that were reported, and one that is hidden. */
export async function open(person: string | null = BO) {
  startBackend();
  backend.moderation.operators.add(BO);
  backend.community.prompts = [promptRow(1, { title: 'The Ad', prompt: 'Buy my book.', user_id: MINA })];
  backend.community.rows = [
    sharedRow(2, { title: HOSTILE, content: `${HOSTILE}\nAnd on.`, user_id: MINA }),
    sharedRow(3, { title: 'The Lamp', user_id: MINA }),
    sharedRow(4, { title: 'Gone', user_id: MINA, hidden_at: '2026-05-04T12:00:00.000Z' }),
  ];
  report('inspiration', 1, { reason: 'copied', note: 'It is mine.' });
  report('inspiration', 1);
  report('story', 2, { note: HOSTILE });
  report('story', 3);
  return renderRemote(remote, { at, as: person });
}

export const list = (name: string) => screen.findByRole('region', { name });
export const press = (name: string) => user.click(screen.getByRole('button', { name }));
export const section = async (name: string) => user.click(await screen.findByRole('tab', { name }));
/** Presses Undo on the visible toast, not on one that is disappearing. */
export async function undo() {
  const buttons = () => [...document.querySelectorAll('[data-toaster] [data-visible="true"] button')];
  await waitFor(() => expect(buttons().map(({ textContent }) => textContent)).toContain('Undo'));
  await user.click(buttons().find(({ textContent }) => textContent === 'Undo')!);
}
