import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, promptRow } from '@storyloom/testing/rows';

export const OWN = 'Your Shared Inspirations';
export const PROMPTS = 'Prompts';
export const SHARE = 'Share Your Inspiration';
export const PUBLIC = 'Make public for other users to see and use';
export const mine = (n: number) => promptRow(n, { user_id: ADA });
export const promptBox = () => screen.getByLabelText<HTMLTextAreaElement>('Prompt');

/** The values of the dialog: title, prompt, category, difficulty, and whether it is public. */
export const form = () => [
  screen.getByLabelText<HTMLInputElement>('Title (optional)').value,
  promptBox().value,
  screen.getByLabelText<HTMLSelectElement>('Category', { selector: 'select' }).value,
  screen.getByLabelText<HTMLSelectElement>('Difficulty', { selector: 'select' }).value,
  screen.getByLabelText<HTMLInputElement>(PUBLIC).checked,
];
export const submit = () => act(async () => fireEvent.submit(screen.getByRole('dialog').querySelector('form')!));

export async function openDialog(person: string = ADA) {
  await renderRemote(remote, { at: '/inspiration', as: person });
  await user.click(screen.getByRole('button', { name: SHARE }));
}
