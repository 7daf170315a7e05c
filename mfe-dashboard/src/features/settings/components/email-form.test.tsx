// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '@storyloom/testing/fake-accounts';
import { backend } from '@storyloom/testing/backend';
import { fill } from '@storyloom/testing/page';
import { CURRENT, expectWrongPassword, REFUSALS, UNREACHABLE } from '../testing/confirmed-change.ts';
import { openSettings } from '../testing/settings.ts';

describe('the e-mail address', () => {
  const form = () => screen.getByRole('region', { name: 'Email address' });
  const NEXT = 'New email address';
  const submit = () => user.click(within(form()).getByRole('button', { name: 'Change email address' }));
  const alert = () => form().querySelector('[role="alert"]')?.textContent;

  it('The email address changes by a link sent to the new one, after the password was checked', async () => {
    await openSettings();
    expect(form().textContent).toContain('You sign in with ada@example.org.');
    expect(within(form()).getByLabelText(NEXT)).toHaveAttribute('maxlength', '254');
    await fill(within(form()).getByLabelText(NEXT), ' ada@example.com ');
    await fill(within(form()).getByLabelText(CURRENT), PASSWORD);
    const release = backend.hold('token');
    await submit();
    await user.click(within(form()).getByRole('button', { name: 'Saving…' }));
    expect([
      within(form()).getByLabelText<HTMLInputElement>(CURRENT).readOnly,
      within(form()).getByLabelText<HTMLInputElement>(NEXT).readOnly,
    ]).toEqual([true, true]);
    release();
    await waitFor(() =>
      expect(form().textContent).toContain(
        'Check your email: we sent a link to ada@example.com. Open it to finish. Until then, you sign in with ada@example.org.',
      ),
    );
    expect(backend.sent('user').map(({ email, current_password: current }) => [email, current])).toEqual([
      ['ada@example.com', PASSWORD],
    ]);
    expect(backend.sent('token')).toHaveLength(1);
    expect([
      within(form()).getByLabelText<HTMLInputElement>(NEXT).value,
      within(form()).getByLabelText<HTMLInputElement>(CURRENT).value,
    ]).toEqual(['', '']);
  });

  it('An invalid, missing or unchanged address is refused at its field, with the focus there', async () => {
    await openSettings();
    await fill(within(form()).getByLabelText(CURRENT), PASSWORD);
    for (const [typed, said] of [
      ['ada.example.com', /Enter a valid email address/],
      ['ada@', /Enter a valid email address/],
      ['', /Enter the new email address/],
    ] as const) {
      await fill(within(form()).getByLabelText(NEXT), typed);
      await submit();
      expect(within(form()).getByLabelText(NEXT)).toHaveAccessibleDescription(said);
      expect(within(form()).getByLabelText(NEXT)).toHaveFocus();
    }
    await fill(within(form()).getByLabelText(NEXT), 'ADA@example.org');
    await submit();
    expect(within(form()).getByLabelText(NEXT)).toHaveAccessibleDescription(/This is already your address/);
    expect(backend.sent('token')).toEqual([]);
  });

  it('A missing or wrong password is reported at its field', async () => {
    await openSettings();
    await fill(within(form()).getByLabelText(NEXT), 'ada@example.com');
    await submit();
    expect(within(form()).getByLabelText(CURRENT)).toHaveAccessibleDescription(/Enter your current password/);
    expect(within(form()).getByLabelText(CURRENT)).toHaveFocus();
    await fill(within(form()).getByLabelText(CURRENT), 'a guess');
    await submit();
    await expectWrongPassword(form());
    expect(backend.sent('user')).toEqual([]);
    expect(within(form()).getByLabelText(NEXT)).toHaveValue('ada@example.com');
  });

  it('A wrong password takes the focus from nothing that the user has gone on to', async () => {
    await openSettings();
    await fill(within(form()).getByLabelText(NEXT), 'ada@example.com');
    await fill(within(form()).getByLabelText(CURRENT), 'a guess');
    const release = backend.hold('token');
    await submit();
    const name = screen.getByLabelText('Name');
    act(() => name.focus());
    release();
    await waitFor(() =>
      expect(within(form()).getByLabelText(CURRENT)).toHaveAccessibleDescription(/That’s not your current password/),
    );
    expect(name).toHaveFocus();
  });

  it('An address that can’t be changed keeps what was typed and says why', async () => {
    await openSettings();
    await fill(within(form()).getByLabelText(NEXT), 'ada@example.com');
    await fill(within(form()).getByLabelText(CURRENT), PASSWORD);
    backend.cutOff('user');
    await submit();
    await waitFor(() => expect(alert()).toBe(UNREACHABLE));
    backend.answerWith('user', REFUSALS[0][0], 429);
    await submit();
    await waitFor(() => expect(alert()).toBe(REFUSALS[0][1]));
    expect([
      within(form()).getByLabelText<HTMLInputElement>(NEXT).value,
      within(form()).getByLabelText<HTMLInputElement>(CURRENT).value,
    ]).toEqual(['ada@example.com', PASSWORD]);
    await fill(within(form()).getByLabelText(NEXT), 'ada@example.net');
    expect(alert()).toBeUndefined();
  });
});
