import { user } from '@storyloom/testing/user';
import { screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA } from '@storyloom/testing/people';

beforeEach(() => {
  // The sign-in client warns when it is created again, and the page logs failures.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

export async function openSettings(): Promise<void> {
  await renderRemote(remote, { at: '/dashboard?section=settings', as: ADA });
  await screen.findByRole('heading', { name: 'Story Preferences' });
}

/** The fields and buttons of a card of the settings. */
export const cardOf = (title: string) => {
  const card = () => screen.getByRole('region', { name: title });
  return {
    card,
    field: (label: string) => within(card()).getByLabelText<HTMLInputElement>(label),
    button: (name: string) => within(card()).getByRole('button', { name }),
    press: async (name: string) => user.click(await within(card()).findByRole('button', { name })),
    alert: () => card().querySelector('[role="alert"]')?.textContent,
  };
};
