// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD } from '@storyloom/testing/fake-accounts';
import { FakeBackend } from '@storyloom/testing/fake-backend';
import { expectToast, fill, outline, toasts } from '@storyloom/testing/page';
import { atRest, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import type { UserEvent } from '@testing-library/user-event';
import { ADA } from '@storyloom/testing/people';

let user: UserEvent;

const CURRENT = 'Current password';
const UNREACHABLE =
  'Storyloom can’t be reached just now. Check your connection and try again; what you typed is still here.';

let backend: FakeBackend;
beforeEach(async () => {
  backend = new FakeBackend().install();
  // The sign-in client reports there that it is made anew, and what the page says itself.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function openSettings(): Promise<void> {
  ({ user } = await renderRemote(remote, { at: '/dashboard?section=settings', as: ADA }));
  await screen.findByRole('heading', { name: 'Story Preferences' });
}

/** Answers the sign-in service gives to whoever tries too often. */
const REFUSALS = [
  [
    { error: { code: 'rate_limited', message: 'Too many', retryAfter: 30 } },
    'Too many attempts. Please try again in 30 seconds.',
  ],
  [
    { code: 429, msg: 'For security purposes, you can only request this after 1 second.' },
    'Too many attempts. Please try again in 1 second.',
  ],
  [
    { error: { code: 'rate_limited', message: 'Too many', retryAfter: 600 } },
    /^Too many attempts\. Please try again (?:tomorrow )?at \d{1,2}:\d\d.*\.$/,
  ],
  [{ code: 429, msg: 'Rate limit exceeded' }, 'Too many attempts. Please try again in a few minutes.'],
] as const;

describe('the settings', () => {
  it('have a card that leads to the generators, where stories are set', async () => {
    await openSettings();
    await atRest();
    expect(outline()).toEqual([1, 2, 2, 2, 2, 2, 2]);
    const preferences = screen.getByRole('region', { name: 'Story Preferences' });
    expect(preferences.textContent).toContain('You choose language, perspective, tone and length in each generator');
    expect(preferences.querySelectorAll('a, button, input')).toHaveLength(1);
    expect(within(preferences).getByRole('link', { name: 'Open the generators' })).toHaveAttribute(
      'href',
      '/generators',
    );
  });

  it('have the theme and the reading choices of this browser, which are kept', async () => {
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

  it('is there to be changed, and kept as others see it', async () => {
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

  it('that is saved as it was says that nothing has changed, and sends nothing', async () => {
    await openSettings();
    await waitFor(() => expect(screen.getByLabelText(NAME)).toHaveValue('Ada'));
    for (const same of ['Ada', ' Ada ']) {
      await fill(screen.getByLabelText(NAME), same);
      await user.click(screen.getByRole('button', { name: SAVE }));
      await expectToast('This is already your name. Nothing has changed.');
    }
    expect([backend.sent('PATCH profiles'), backend.sent('user')]).toEqual([[], []]);
  });

  it('is known to the account as well, for the header', async () => {
    await openSettings();
    await waitFor(() => expect(screen.getByLabelText(NAME)).toHaveValue('Ada'));
    await fill(screen.getByLabelText(NAME), ' Ada M. ');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await expectToast('Your name has been changed.');
    expect(backend.sent('user').map(({ data }) => data)).toEqual([{ name: 'Ada M.' }]);
  });

  it('is changed for others also when the account does not take it', async () => {
    backend.cutOff('user');
    await openSettings();
    await waitFor(() => expect(screen.getByLabelText(NAME)).toHaveValue('Ada'));
    await fill(screen.getByLabelText(NAME), 'Ada M.');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await expectToast('Your name has been changed.');
  });

  it('cannot be blank, and stays as typed when it is not saved', async () => {
    await openSettings();
    await waitFor(() => expect(screen.getByLabelText(NAME)).toHaveValue('Ada'));
    await fill(screen.getByLabelText(NAME), ' ');
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(screen.getByLabelText(NAME)).toHaveAccessibleDescription(/Enter your name/);
    expect(screen.getByLabelText(NAME)).toHaveFocus();
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

  it('that does not come says why, until Retry brings it', async () => {
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
  it('say of each of their fields that it is required', async () => {
    await openSettings();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Ada'));
    const fields = [...document.querySelectorAll<HTMLInputElement>('form input:not([hidden])')];
    expect(fields.map(({ required }) => required)).toEqual(Array(7).fill(true));
  });
});

describe('the password', () => {
  const form = () => screen.getByRole('region', { name: 'Password' });
  const NEXT = 'New password';
  const submit = () => user.click(within(form()).getByRole('button', { name: 'Change password' }));

  it('is changed for whoever knows the present one, once', async () => {
    await openSettings();
    expect(form().textContent).toContain('You’ll use the new one the next time you sign in.');
    await fill(within(form()).getByLabelText(CURRENT), PASSWORD);
    await fill(within(form()).getByLabelText(NEXT), 'better horse');
    const release = backend.hold('token');
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
    expect(backend.sent('token')).toHaveLength(1);
    expect(backend.sent('user').map(({ password }) => password)).toEqual(['better horse']);
    expect([
      within(form()).getByLabelText<HTMLInputElement>(CURRENT).value,
      within(form()).getByLabelText<HTMLInputElement>(NEXT).value,
    ]).toEqual(['', '']);
    expect(within(form()).getByLabelText(CURRENT)).not.toHaveAccessibleDescription(/Error/);
    expect(within(form()).getByLabelText(NEXT)).not.toHaveAccessibleDescription(/Error/);
  });

  it('wants both, the new one of at least 6 characters, and moves the focus to what is missing', async () => {
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
    await fill(within(form()).getByLabelText(NEXT), '123456');
    await submit();
    await expectToast('Your password has been changed.');
    expect(document.title).toBe(title);
  });

  it('that is not the present one is said at its field, with the focus there, and nothing changes', async () => {
    await openSettings();
    await fill(within(form()).getByLabelText(CURRENT), 'a guess');
    await fill(within(form()).getByLabelText(NEXT), 'better horse');
    await submit();
    await waitFor(() =>
      expect(within(form()).getByLabelText(CURRENT)).toHaveAccessibleDescription(/That’s not your current password/),
    );
    await waitFor(() => expect(within(form()).getByLabelText(CURRENT)).toHaveFocus());
    expect(backend.sent('user')).toEqual([]);
    expect(within(form()).getByLabelText(NEXT)).toHaveValue('better horse');
    await fill(within(form()).getByLabelText(CURRENT), 'a');
    expect(within(form()).getByLabelText(CURRENT)).not.toHaveAccessibleDescription(/Error/);
  });

  it.each(REFUSALS)('that is tried too often says when it can be again: %j', async (answer, message) => {
    backend.answerWith('token', answer, 429);
    await openSettings();
    await fill(within(form()).getByLabelText(CURRENT), PASSWORD);
    await fill(within(form()).getByLabelText(NEXT), 'better horse');
    await submit();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    expect(within(form()).getByLabelText(NEXT)).toHaveValue('better horse');
  });

  it('that cannot be changed just now keeps what was typed and says why, in the service’s words where it has some', async () => {
    backend.cutOff('token');
    await openSettings();
    await fill(within(form()).getByLabelText(CURRENT), PASSWORD);
    await fill(within(form()).getByLabelText(NEXT), 'better horse');
    await submit();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(UNREACHABLE));
    expect(document.title).toMatch(/^Error: /);
    backend.recover('token');
    const weak = 'New password should be different from the old password.';
    backend.answerWith('user', { code: 422, error_code: 'same_password', msg: weak }, 422);
    await submit();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(weak));
    expect([
      within(form()).getByLabelText<HTMLInputElement>(CURRENT).value,
      within(form()).getByLabelText<HTMLInputElement>(NEXT).value,
    ]).toEqual([PASSWORD, 'better horse']);
    expect(toasts()).toEqual([]);
  });
});

describe('the e-mail address', () => {
  const form = () => screen.getByRole('region', { name: 'Email address' });
  const NEXT = 'New email address';
  const submit = () => user.click(within(form()).getByRole('button', { name: 'Change email address' }));
  const alert = () => form().querySelector('[role="alert"]')?.textContent;

  it('changes by a link that is sent to the new one, for whoever knows the password', async () => {
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
    expect(backend.sent('user').map(({ email }) => email)).toEqual(['ada@example.com']);
    expect(backend.sent('token')).toHaveLength(1);
    expect([
      within(form()).getByLabelText<HTMLInputElement>(NEXT).value,
      within(form()).getByLabelText<HTMLInputElement>(CURRENT).value,
    ]).toEqual(['', '']);
  });

  it('is to be one, and another one, which is said at its field, with the focus there', async () => {
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

  it('wants the password, and says at its field where it is missing or wrong', async () => {
    await openSettings();
    await fill(within(form()).getByLabelText(NEXT), 'ada@example.com');
    await submit();
    expect(within(form()).getByLabelText(CURRENT)).toHaveAccessibleDescription(/Enter your current password/);
    expect(within(form()).getByLabelText(CURRENT)).toHaveFocus();
    await fill(within(form()).getByLabelText(CURRENT), 'a guess');
    await submit();
    await waitFor(() =>
      expect(within(form()).getByLabelText(CURRENT)).toHaveAccessibleDescription(/That’s not your current password/),
    );
    await waitFor(() => expect(within(form()).getByLabelText(CURRENT)).toHaveFocus());
    expect(backend.sent('user')).toEqual([]);
    expect(within(form()).getByLabelText(NEXT)).toHaveValue('ada@example.com');
  });

  it('keeps what was typed when it cannot be changed, and says why', async () => {
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
  });
});
