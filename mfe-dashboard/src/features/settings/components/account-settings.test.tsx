// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { expectToast, fill, UNREACHABLE } from '@storyloom/testing/page';
import { ADA } from '@storyloom/testing/people';
import { openSettings } from '../testing/settings.ts';

describe('the settings', () => {
  it('keep the theme and the reading choices of this browser, and link to the generators', async () => {
    await openSettings();
    expect(screen.getByRole('link', { name: 'Open the generators' })).toHaveAttribute('href', '/generators');
    const radio = (value: string) => {
      const reading = screen.getByRole('region', { name: 'Reading and colors' });
      return reading.querySelector<HTMLInputElement>(`input[value="${value}"]`)!;
    };
    expect([radio('system').checked, radio('auto').checked]).toEqual([true, true]);
    await user.click(radio('dark'));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await user.click(radio('sepia'));
    await openSettings();
    expect([radio('dark').checked, radio('sepia').checked]).toEqual([true, true]);
    await user.click(radio('system'));
    await user.click(radio('auto'));
  });
});

describe('the display name', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Name');
  const save = () => user.click(screen.getByRole('button', { name: 'Save name' }));
  const changed = () => expectToast('Your name has been changed.');
  async function open(): Promise<void> {
    await openSettings();
    await waitFor(() => expect(field()).toHaveValue('Ada'));
  }

  it('is saved once, as others see it and in the account for the header', async () => {
    await open();
    await fill(field(), '  Ada L. ');
    const release = backend.hold('PATCH profiles');
    await save();
    await user.click(await screen.findByRole('button', { name: 'Saving…' }));
    fireEvent.submit(field().form!);
    release();
    await changed();
    expect(field()).toHaveValue('Ada L.');
    expect(backend.sent('PATCH profiles')).toEqual([{ id: ADA, display_name: 'Ada L.' }]);
    expect(backend.sent('user').map(({ data }) => data)).toEqual([{ name: 'Ada L.' }]);

    // What is typed while the name is saved stays, and the account need not be reachable.
    backend.cutOff('user');
    const again = backend.hold('PATCH profiles');
    await fill(field(), 'Ada M.');
    await save();
    await fill(field(), 'Ada M. N.');
    again();
    await changed();
    expect(field()).toHaveValue('Ada M. N.');
    await openSettings();
    await waitFor(() => expect(field()).toHaveValue('Ada M.'));
  });

  it('is not sent when it has not changed', async () => {
    await open();
    await fill(field(), ' Ada ');
    await save();
    await expectToast('This is already your name. Nothing has changed.');
    expect([backend.sent('PATCH profiles'), backend.sent('user')]).toEqual([[], []]);
  });

  it('must not be blank or reserved, and stays as typed when it can’t be saved', async () => {
    await open();
    await fill(field(), ' ');
    await save();
    expect(field()).toHaveAccessibleDescription(/Enter your name/);
    expect(field()).toHaveFocus();
    await fill(field(), 'Storyloom Team');
    expect(field()).not.toHaveAccessibleDescription(/Error/);
    await save();
    expect(field()).toHaveAccessibleDescription(/reserved for the people who run the site/);
    expect(backend.sent('PATCH profiles')).toEqual([]);
    await fill(field(), 'Ada L.');
    expect(field()).not.toHaveAccessibleDescription(/Error/);
    backend.cutOff('PATCH profiles');
    await save();
    await expectToast(`Failed to change your name\n${UNREACHABLE}`);
    expect(field()).toHaveValue('Ada L.');
  });

  it('says why it can’t be loaded, until Retry loads it', async () => {
    backend.refuse('GET profiles', 'The database is resting.');
    await openSettings();
    const alert = () => screen.getByRole('alert');
    await waitFor(() => expect(alert()).toHaveTextContent('Failed to load your nameThe database is resting.'));
    backend.recover('GET profiles');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(field()).toHaveValue('Ada'));
    await waitFor(() => expect(field()).toHaveFocus());
  });
});
