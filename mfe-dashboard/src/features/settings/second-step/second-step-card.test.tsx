// @vitest-environment jsdom
import { formatDay } from '@storyloom/shared/domain';
import { backend } from '@storyloom/testing/backend';
import { CODE, MOMENT, PASSWORD, RECOVERY_CODES } from '@storyloom/testing/fake-accounts';
import { expectToast, fill, UNREACHABLE } from '@storyloom/testing/page';
import { ADA } from '@storyloom/testing/people';
import { signIn } from '@storyloom/testing/session';
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSettings } from '../testing/settings.ts';

const card = () => screen.getByRole('region', { name: 'Two-step sign-in' });
const button = (name: string) => within(card()).getByRole('button', { name });
const press = async (name: string) => user.click(await within(card()).findByRole('button', { name }));
const codeField = () => within(card()).getByLabelText('Code from your authenticator app');
const heading = (name: string) => within(card()).findByRole('heading', { name });
const WRONG = 'That code is not right or has expired. Check your device’s clock, then type the code it shows now.';

async function enterCode(code: string, submit: string) {
  await fill(codeField(), code);
  await press(submit);
}

async function reachTheKey() {
  await openSettings();
  await press('Set up');
  await fill(within(card()).getByLabelText('Current password'), PASSWORD);
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

describe('two-step sign-in', () => {
  it('Two-step sign-in is set up with the password, a code of the app, and recovery codes', async () => {
    await reachTheKey();
    expect(within(card()).getByRole('img', { name: 'QR code for your authenticator app' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg\+xml/),
    );
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

  it('A wrong password is reported, and no factor is created', async () => {
    await openSettings();
    await press('Set up');
    await fill(within(card()).getByLabelText('Current password'), 'a guess');
    await press('Continue');
    const field = within(card()).getByLabelText('Current password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/That’s not your current password/));
    expect(backend.sent('factors')).toEqual([]);
  });

  it('Canceling the set-up leaves no factor, and the focus on the button', async () => {
    await reachTheKey();
    await press('Cancel');
    expect(button('Set up')).toHaveFocus();
    await waitFor(() => expect(backend.accounts.factors.size).toBe(0));
  });

  it('When recovery codes can’t be made, two-step sign-in is on and the page says so', async () => {
    backend.cutOff('make_recovery_codes');
    await reachTheKey();
    await enterCode(CODE, 'Turn on');
    await expectToast(
      'Two-step sign-in is on, but your recovery codes couldn’t be made. Choose “New recovery codes” to try again.',
      UNREACHABLE,
    );
    await waitFor(() => expect(card()).toHaveTextContent('You have no recovery codes.'));
  });

  it('A code of the app gets new recovery codes', async () => {
    await openGuarded(1);
    await waitFor(() => expect(card()).toHaveTextContent('You have 1 recovery code left.'));
    await press('New recovery codes');
    await enterCode(CODE, 'Get new codes');
    await heading('Save your recovery codes');
    expect(backend.accounts.codesLeft.get(ADA)).toBe(10);
  });

  it('A code of the app turns two-step sign-in off, a wrong one doesn’t', async () => {
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

  it('The card shows the state that another device left, not that of this session’s token', async () => {
    backend.accounts.guard(ADA, 10);
    await signIn(ADA, backend.accounts.sessionOf(ADA, true));
    backend.accounts.factors.delete(ADA);
    await openSettings();
    await waitFor(() => expect(button('Set up')).toBeVisible());
    backend.accounts.guard(ADA, 10);
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(card()).toHaveTextContent(`On since ${formatDay(new Date(MOMENT))}.`));
  });

  it('The card says when the state can’t be loaded, and Retry loads it', async () => {
    backend.cutOff('GET user');
    await openSettings();
    const alert = await within(card()).findByRole('alert');
    expect(alert).toHaveTextContent('Failed to check whether two-step sign-in is on');
    expect(alert).toHaveTextContent(UNREACHABLE);
    expect(within(card()).queryByRole('button', { name: 'Set up' })).toBeNull();
    backend.recover('GET user');
    await press('Retry');
    await waitFor(() => expect(button('Set up')).toHaveFocus());
  });

  it('Too many wrong codes show when to try again', async () => {
    await openGuarded();
    const message = 'Too many attempts. Please try again after 30 seconds.';
    backend.answerWith('verify', { code: 429, error_code: 'over_request_rate_limit', msg: message }, 429);
    await press('Turn off');
    await enterCode(CODE, 'Turn off');
    await waitFor(() =>
      expect(within(card()).getByRole('alert')).toHaveTextContent('Too many attempts. Please try again in 30 seconds.'),
    );
  });

  it('Deleting the account asks for a code when two-step sign-in is on', async () => {
    await openGuarded();
    const form = within(screen.getByRole('region', { name: 'Delete account' }));
    await fill(form.getByLabelText('Current password'), PASSWORD);
    await fill(form.getByLabelText('Your email address, to confirm'), 'ada@example.org');
    await user.click(form.getByRole('button', { name: 'Delete my account' }));
    const code = form.getByLabelText('Code from your authenticator app');
    expect(code).toHaveAccessibleDescription(/Enter the code that your app shows/);
    await fill(code, '000000');
    await user.click(form.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(WRONG)));
    expect(backend.accounts.leavers.size).toBe(0);
    await fill(code, CODE);
    await user.click(form.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect([...backend.accounts.leavers]).toEqual([ADA]));
  });

  it('Deleting the account asks for no code once another device turned two-step sign-in off', async () => {
    backend.accounts.guard(ADA, 10);
    await signIn(ADA, backend.accounts.sessionOf(ADA, true));
    backend.accounts.factors.delete(ADA);
    await openSettings();
    const form = within(screen.getByRole('region', { name: 'Delete account' }));
    await waitFor(() => expect(form.queryByLabelText('Code from your authenticator app')).toBeNull());
    await fill(form.getByLabelText('Current password'), PASSWORD);
    await fill(form.getByLabelText('Your email address, to confirm'), 'ada@example.org');
    await user.click(form.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect([...backend.accounts.leavers]).toEqual([ADA]));
  });
});
