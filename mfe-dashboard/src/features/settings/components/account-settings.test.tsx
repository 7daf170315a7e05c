// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { expectToast, fill, outline } from '@storyloom/testing/page';
import { atRest } from '@storyloom/testing/render-remote';
import { ADA } from '@storyloom/testing/people';
import { openSettings } from '../testing/settings.ts';

describe('the settings', () => {
  it('The settings have a card that links to the generators, where story options are chosen', async () => {
    await openSettings();
    await atRest();
    expect(outline()).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
    const preferences = screen.getByRole('region', { name: 'Story Preferences' });
    expect(preferences.textContent).toContain('You choose language, perspective, tone and length in each generator');
    expect(preferences.querySelectorAll('a, button, input')).toHaveLength(1);
    expect(within(preferences).getByRole('link', { name: 'Open the generators' })).toHaveAttribute(
      'href',
      '/generators',
    );
  });

  it('The settings have the theme and the reading choices of this browser, which are kept', async () => {
    await openSettings();
    const reading = screen.getByRole('region', { name: 'Reading and colors' });
    const radio = (value: string) => reading.querySelector<HTMLInputElement>(`input[value="${value}"]`)!;
    expect(radio('system').checked).toBe(true);
    await user.click(radio('dark'));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(radio('auto').checked).toBe(true);
    await user.click(radio('sepia'));
    await openSettings();
    const checked = [
      ...screen.getByRole('region', { name: 'Reading and colors' }).querySelectorAll<HTMLInputElement>('input:checked'),
    ];
    expect(checked.map(({ value }) => value)).toEqual(expect.arrayContaining(['dark', 'sepia']));
    await user.click(
      screen.getByRole('region', { name: 'Reading and colors' }).querySelector('input[value="system"]')!,
    );
    await user.click(screen.getByRole('region', { name: 'Reading and colors' }).querySelector('input[value="auto"]')!);
  });
});

describe('the display name', () => {
  const NAME = 'Name';
  const SAVE = 'Save name';

  it('The display name can be changed, and is saved as others see it', async () => {
    await openSettings();
    await waitFor(() => expect(screen.getByLabelText(NAME)).toHaveValue('Ada'));
    expect(screen.getByLabelText(NAME)).toHaveAttribute('maxlength', '80');
    await fill(screen.getByLabelText(NAME), '  Ada L. ');
    const release = backend.hold('PATCH profiles');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await user.click(await screen.findByRole('button', { name: 'Saving…' }));
    fireEvent.submit(screen.getByLabelText<HTMLInputElement>(NAME).form!);
    release();
    await expectToast('Your name has been changed.');
    expect(screen.getByLabelText(NAME)).toHaveValue('Ada L.');
    expect(backend.sent('PATCH profiles')).toEqual([{ id: ADA, display_name: 'Ada L.' }]);
    await openSettings();
    await waitFor(() => expect(screen.getByLabelText(NAME)).toHaveValue('Ada L.'));

    const again = backend.hold('PATCH profiles');
    await fill(screen.getByLabelText(NAME), 'Ada M.');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await fill(screen.getByLabelText(NAME), 'Ada M. N.');
    again();
    await expectToast('Your name has been changed.');
    // What was typed meanwhile stays.
    expect(screen.getByLabelText(NAME)).toHaveValue('Ada M. N.');
  });

  it('Saving an unchanged name says that nothing has changed, and sends nothing', async () => {
    await openSettings();
    await waitFor(() => expect(screen.getByLabelText(NAME)).toHaveValue('Ada'));
    for (const same of ['Ada', ' Ada ']) {
      await fill(screen.getByLabelText(NAME), same);
      await user.click(screen.getByRole('button', { name: SAVE }));
      await expectToast('This is already your name. Nothing has changed.');
    }
    expect([backend.sent('PATCH profiles'), backend.sent('user')]).toEqual([[], []]);
  });

  it('A new name is saved in the account as well, for the header', async () => {
    await openSettings();
    await waitFor(() => expect(screen.getByLabelText(NAME)).toHaveValue('Ada'));
    await fill(screen.getByLabelText(NAME), ' Ada M. ');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await expectToast('Your name has been changed.');
    expect(backend.sent('user').map(({ data }) => data)).toEqual([{ name: 'Ada M.' }]);
  });

  it('A new name is saved in the public profile even when the account can’t be updated', async () => {
    backend.cutOff('user');
    await openSettings();
    await waitFor(() => expect(screen.getByLabelText(NAME)).toHaveValue('Ada'));
    await fill(screen.getByLabelText(NAME), 'Ada M.');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await expectToast('Your name has been changed.');
  });

  it('A blank or reserved name is refused, and a name that can’t be saved stays as typed', async () => {
    await openSettings();
    await waitFor(() => expect(screen.getByLabelText(NAME)).toHaveValue('Ada'));
    await fill(screen.getByLabelText(NAME), ' ');
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(screen.getByLabelText(NAME)).toHaveAccessibleDescription(/Enter your name/);
    expect(screen.getByLabelText(NAME)).toHaveFocus();

    // The name of the site's team is reserved.
    await fill(screen.getByLabelText(NAME), 'Storyloom Team');
    expect(screen.getByLabelText(NAME)).not.toHaveAccessibleDescription(/Error/);
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(screen.getByLabelText(NAME)).toHaveAccessibleDescription(/reserved for the people who run the site/);
    expect(backend.sent('PATCH profiles')).toEqual([]);

    await fill(screen.getByLabelText(NAME), 'Ada L.');
    expect(screen.getByLabelText(NAME)).not.toHaveAccessibleDescription(/Error/);
    backend.cutOff('PATCH profiles');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await expectToast(
      'Failed to change your name\nStoryloom can’t be reached just now. Check your connection and try again.',
    );
    expect(screen.getByLabelText(NAME)).toHaveValue('Ada L.');
  });

  it('When the name can’t be loaded, the reason is shown until Retry succeeds', async () => {
    backend.refuse('GET profiles', 'The database is resting.');
    await openSettings();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to load your name'));
    expect(screen.getByRole('alert')).toHaveTextContent('The database is resting.');
    backend.recover('GET profiles');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByLabelText(NAME)).toHaveValue('Ada'));
    await waitFor(() => expect(screen.getByLabelText(NAME)).toHaveFocus());
  });
});

describe('the forms', () => {
  it('Every field of the settings is marked as required', async () => {
    await openSettings();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Ada'));
    const fields = [...document.querySelectorAll<HTMLInputElement>('form input:not([hidden])')];
    expect(fields.map(({ required }) => required)).toEqual(Array(7).fill(true));
  });
});
