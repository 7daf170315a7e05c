// @vitest-environment jsdom
import { formatDay } from '@storyloom/shared/domain';
import { backend } from '@storyloom/testing/backend';
import { CODE, MOMENT, PASSWORD, RECOVERY_CODES } from '@storyloom/testing/fake-accounts';
import { expectToast, fill, UNREACHABLE } from '@storyloom/testing/page';
import { ADA } from '@storyloom/testing/people';
import { signIn } from '@storyloom/testing/session';
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cardOf, openSettings } from '../testing/settings.ts';

it('offers the theme and the reading choices, and links to the generators', async () => {
  await openSettings();
  const reading = screen.getByRole('region', { name: 'Reading and colors' });
  for (const value of ['dark', 'sepia']) expect(reading.querySelector(`input[value="${value}"]`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the generators' })).toHaveAttribute('href', '/generators');
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

describe('two-step sign-in', () => {
  const { card, button, press, field, alert } = cardOf('Two-step sign-in');
  const PASSWORD_FIELD = 'Current password';
  const codeField = () => field('Code from your authenticator app');
  const heading = (name: string) => within(card()).findByRole('heading', { name });
  const WRONG = 'That code is not right or has expired. Check your device’s clock, then type the code it shows now.';

  async function enterCode(code: string, submit: string) {
    await fill(codeField(), code);
    await press(submit);
  }

  async function reachTheKey() {
    await openSettings();
    await press('Set up');
    await fill(field(PASSWORD_FIELD), PASSWORD);
    await press('Continue');
    await heading('Add Storyloom to your authenticator app');
  }

  /** Opens the settings of a user with two-step sign-in. */
  async function openGuarded(codesLeft = 10) {
    backend.accounts.guard(ADA, codesLeft);
    await signIn(ADA, backend.accounts.sessionOf(ADA, true));
    await openSettings();
    await waitFor(() => expect(card()).toHaveTextContent(`On since ${formatDay(new Date(MOMENT))}.`));
  }

  it('is set up with the password, a code of the app, and recovery codes', async () => {
    await reachTheKey();
    expect(within(card()).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(card()).toHaveTextContent('JBSW Y3DP EHPK 3PXP');
    await press('Copy key');
    await expectToast('Key copied to clipboard!');
    expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP');
    await press('Turn on');
    expect(codeField()).toHaveAccessibleDescription(/Enter the code that your app shows/);
    await enterCode('000000', 'Turn on');
    await waitFor(() => expect(codeField()).toHaveAccessibleDescription(new RegExp(WRONG)));
    expect(codeField()).toHaveFocus();
    await enterCode(`${CODE.slice(0, 3)} ${CODE.slice(3)}`, 'Turn on');
    await waitFor(async () => expect(await heading('Save your recovery codes')).toHaveFocus());
    expect(
      within(card())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(RECOVERY_CODES);
    await press('Copy');
    await expectToast('Recovery codes copied to clipboard!');
    expect(await navigator.clipboard.readText()).toBe(RECOVERY_CODES.join('\n'));
    await press('Done');
    expect(within(card()).getByRole('alert')).toHaveTextContent('Copy or download the codes, then tick the box above.');
    expect(within(card()).getByLabelText('I’ve saved these codes')).toHaveFocus();
    await user.keyboard(' ');
    await press('Done');
    await waitFor(() => expect(card()).toHaveTextContent('You have 10 recovery codes left.'));
    expect(button('New recovery codes')).toHaveFocus();
    await waitFor(() => expect(card()).toHaveTextContent(`On since ${formatDay(new Date(MOMENT))}.`));
  });

  it('creates no factor with a wrong password, and leaves none when the set-up is canceled', async () => {
    await openSettings();
    await press('Set up');
    await fill(field(PASSWORD_FIELD), 'a guess');
    await press('Continue');
    await waitFor(() => expect(field(PASSWORD_FIELD)).toHaveAccessibleDescription(/That’s not your current password/));
    expect(backend.sent('factors')).toEqual([]);
    await fill(field(PASSWORD_FIELD), PASSWORD);
    await press('Continue');
    await heading('Add Storyloom to your authenticator app');
    await press('Cancel');
    expect(button('Set up')).toHaveFocus();
    await waitFor(() => expect(backend.accounts.factors.size).toBe(0));
  });

  it('is on even when recovery codes can’t be made, and says so', async () => {
    backend.cutOff('make_recovery_codes');
    await reachTheKey();
    await enterCode(CODE, 'Turn on');
    await expectToast(
      'Two-step sign-in is on, but your recovery codes couldn’t be made. Choose “New recovery codes” to try again.',
      UNREACHABLE,
    );
    await waitFor(() => expect(card()).toHaveTextContent('You have no recovery codes.'));
  });

  it('gets new recovery codes with a code of the app', async () => {
    await openGuarded(1);
    await waitFor(() => expect(card()).toHaveTextContent('You have 1 recovery code left.'));
    await press('New recovery codes');
    await enterCode(CODE, 'Get new codes');
    await heading('Save your recovery codes');
    expect(backend.accounts.codesLeft.get(ADA)).toBe(10);
  });

  it('is turned off with a code of the app, not with a wrong one', async () => {
    await openGuarded();
    await press('Turn off');
    await press('Cancel');
    await waitFor(() => expect(button('Turn off')).toHaveFocus());
    await press('Turn off');
    await enterCode('000000', 'Turn off');
    await waitFor(() => expect(codeField()).toHaveAccessibleDescription(new RegExp(WRONG)));
    expect(backend.accounts.isGuarded(ADA)).toBe(true);
    await enterCode(CODE, 'Turn off');
    await expectToast('Two-step sign-in is off.');
    await waitFor(() => expect(button('Set up')).toHaveFocus());
    expect(backend.accounts.isGuarded(ADA)).toBe(false);
  });

  it('shows the state that another device left, not that of this session’s token', async () => {
    backend.accounts.guard(ADA, 10);
    await signIn(ADA, backend.accounts.sessionOf(ADA, true));
    backend.accounts.factors.delete(ADA);
    await openSettings();
    await waitFor(() => expect(button('Set up')).toBeVisible());
    backend.accounts.guard(ADA, 10);
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(card()).toHaveTextContent(`On since ${formatDay(new Date(MOMENT))}.`));
  });

  it('says when its state can’t be loaded, until Retry loads it', async () => {
    backend.cutOff('GET user');
    await openSettings();
    await waitFor(() => expect(alert()).toContain(`Failed to check whether two-step sign-in is on${UNREACHABLE}`));
    expect(within(card()).queryByRole('button', { name: 'Set up' })).toBeNull();
    backend.recover('GET user');
    await press('Retry');
    await waitFor(() => expect(button('Set up')).toHaveFocus());
  });

  it('leaves the focus where the user has gone on to while a step loads', async () => {
    await openSettings();
    await press('Set up');
    await fill(field(PASSWORD_FIELD), PASSWORD);
    const release = backend.hold('factors');
    await press('Continue');
    const name = screen.getByLabelText('Name');
    act(() => name.focus());
    release();
    await heading('Add Storyloom to your authenticator app');
    expect(name).toHaveFocus();
  });
});
