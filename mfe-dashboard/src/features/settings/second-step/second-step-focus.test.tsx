// @vitest-environment jsdom
import { backend } from '@storyloom/testing/backend';
import { PASSWORD } from '@storyloom/testing/fake-accounts';
import { fill } from '@storyloom/testing/page';
import { user } from '@storyloom/testing/user';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSettings } from '../testing/settings.ts';

const card = () => screen.getByRole('region', { name: 'Two-step sign-in' });
const press = async (name: string) => user.click(await within(card()).findByRole('button', { name }));

it('A step that comes with the answer leaves the focus where the user has gone on to', async () => {
  await openSettings();
  await press('Set up');
  await fill(within(card()).getByLabelText('Current password'), PASSWORD);
  const release = backend.hold('factors');
  await press('Continue');
  const name = screen.getByLabelText('Name');
  act(() => name.focus());
  release();
  await within(card()).findByRole('heading', { name: 'Add Storyloom to your authenticator app' });
  expect(name).toHaveFocus();
});
