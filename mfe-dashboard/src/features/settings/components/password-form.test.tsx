// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '@storyloom/testing/fake-accounts';
import { backend } from '@storyloom/testing/backend';
import { expectToast, fill, toasts } from '@storyloom/testing/page';
import { ADA } from '@storyloom/testing/people';
import { CURRENT, expectWrongPassword, REFUSALS, UNREACHABLE } from '../testing/confirmed-change.ts';
import { openSettings } from '../testing/settings.ts';

describe('the password', () => {
  const form = () => screen.getByRole('region', { name: 'Password' });
  const NEXT = 'New password';
  const submit = () => user.click(within(form()).getByRole('button', { name: 'Change password' }));

  it('The password is changed once when the current one is right', async () => {
    await openSettings();
    expect(form().textContent).toContain('You’ll use the new one the next time you sign in.');
    await fill(within(form()).getByLabelText(CURRENT), PASSWORD);
    await fill(within(form()).getByLabelText(NEXT), 'better horse');
    const release = backend.hold('user');
    await submit();
    await user.click(within(form()).getByRole('button', { name: 'Saving…' }));
    expect([
      within(form()).getByLabelText<HTMLInputElement>(CURRENT).readOnly,
      within(form()).getByLabelText<HTMLInputElement>(NEXT).readOnly,
    ]).toEqual([true, true]);
    fireEvent.submit(within(form()).getByLabelText<HTMLInputElement>(NEXT).form!);
    release();
    await expectToast('Your password has been changed.');
    expect(backend.accounts.passwords.get(ADA)).toBe('better horse');
    // The service checks the current password itself; checking it first would start another session.
    expect(backend.sent('token')).toEqual([]);
    expect(backend.sent('user').map(({ password, current_password: current }) => [password, current])).toEqual([
      ['better horse', PASSWORD],
    ]);
    expect([
      within(form()).getByLabelText<HTMLInputElement>(CURRENT).value,
      within(form()).getByLabelText<HTMLInputElement>(NEXT).value,
    ]).toEqual(['', '']);
    expect(within(form()).getByLabelText(CURRENT)).not.toHaveAccessibleDescription(/Error/);
    expect(within(form()).getByLabelText(NEXT)).not.toHaveAccessibleDescription(/Error/);
  });

  it('Both passwords are required, the new one with at least 6 characters, and the focus moves to what is missing', async () => {
    await openSettings();
    expect(form().textContent).toContain('At least 6 characters');
    const title = document.title;
    await submit();
    expect(document.title).toBe(`Error: ${title}`);
    expect(within(form()).getByLabelText(CURRENT)).toHaveAccessibleDescription(/Enter your current password/);
    expect(within(form()).getByLabelText(CURRENT)).toHaveFocus();
    await fill(within(form()).getByLabelText(CURRENT), PASSWORD);
    await fill(within(form()).getByLabelText(NEXT), '12345');
    await submit();
    expect(within(form()).getByLabelText(NEXT)).toHaveAccessibleDescription(
      /Enter a password of at least 6 characters/,
    );
    expect(within(form()).getByLabelText(NEXT)).toHaveFocus();
    expect(backend.requests.filter(({ name }) => name === 'token' || name === 'user')).toEqual([]);
    await fill(within(form()).getByLabelText(NEXT), 'tea436');
    await submit();
    await expectToast('Your password has been changed.');
    expect(document.title).toBe(title);
  });

  it('A wrong current password is reported at its field, with the focus there, and nothing changes', async () => {
    await openSettings();
    await fill(within(form()).getByLabelText(CURRENT), 'a guess');
    await fill(within(form()).getByLabelText(NEXT), 'better horse');
    await submit();
    await expectWrongPassword(form());
    expect(backend.accounts.passwords.has(ADA)).toBe(false);
    expect(within(form()).getByLabelText(NEXT)).toHaveValue('better horse');
    await fill(within(form()).getByLabelText(NEXT), 'a better horse');
    expect(within(form()).getByLabelText(CURRENT)).toHaveAccessibleDescription(/Error/);
    await fill(within(form()).getByLabelText(CURRENT), 'a');
    expect(within(form()).getByLabelText(CURRENT)).not.toHaveAccessibleDescription(/Error/);
  });

  it.each(REFUSALS)('Too many attempts to change the password show when to try again: %j', async (answer, message) => {
    backend.answerWith('user', answer, 429);
    await openSettings();
    await fill(within(form()).getByLabelText(CURRENT), PASSWORD);
    await fill(within(form()).getByLabelText(NEXT), 'better horse');
    await submit();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    expect(within(form()).getByLabelText(NEXT)).toHaveValue('better horse');
  });

  it('A password that can’t be changed keeps what was typed, and shows the service’s reason when it gives one', async () => {
    backend.cutOff('user');
    await openSettings();
    await fill(within(form()).getByLabelText(CURRENT), PASSWORD);
    await fill(within(form()).getByLabelText(NEXT), 'better horse');
    await submit();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(UNREACHABLE));
    expect(document.title).toMatch(/^Error: /);
    const weak = 'New password should be different from the old password.';
    backend.answerWith('user', { code: 422, error_code: 'same_password', msg: weak }, 422);
    await submit();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(weak));
    expect([
      within(form()).getByLabelText<HTMLInputElement>(CURRENT).value,
      within(form()).getByLabelText<HTMLInputElement>(NEXT).value,
    ]).toEqual([PASSWORD, 'better horse']);
    expect(toasts()).toEqual([]);
    await fill(within(form()).getByLabelText(NEXT), 'a better horse');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
