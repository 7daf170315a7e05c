// @vitest-environment jsdom
import { EMPTY_NOTES } from '@storyloom/shared/domain';
import { backend } from '@storyloom/testing/backend';
import { idOf } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openDesk } from '../page/testing/desk-page.ts';

const [LAMP, STORM] = [
  { title: 'The Lamp', summary: 'It goes out.' },
  { title: 'The Storm', summary: 'It comes.' },
];

it('A chapter of the outline is moved down, announced, and saved in its new place', async () => {
  await openDesk();
  backend.library.notes.put(idOf(1), { ...EMPTY_NOTES, outline: [LAMP, STORM] });
  await user.click(screen.getByRole('button', { name: 'Notes' }));
  await user.click(await screen.findByRole('tab', { name: 'Outline' }));
  await user.click(screen.getByText('The Lamp', { selector: 'summary span' }));
  await user.click(screen.getByRole('button', { name: 'Move “The Lamp” down' }));
  expect(screen.getByText('“The Lamp” is now 2 of 2.')).toHaveAttribute('role', 'status');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move “The Lamp” down' })).toHaveFocus());
  const outline = () => backend.library.notes.rows[0]?.notes.outline;
  await waitFor(() => expect(outline()).toEqual([STORM, LAMP]));
  expect(screen.getByRole('button', { name: 'Move “The Lamp” down' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(screen.getByText('“The Lamp” is now 2 of 2.')).toBeVisible();
});
