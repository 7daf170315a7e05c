// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeBackend } from '@storyloom/testing/fake-backend';
import { PASSWORD } from '@storyloom/testing/fake-accounts';
import {
  alertPanel,
  button,
  comes,
  fault,
  field,
  fill,
  hrefOf,
  isAtRest,
  isFocused,
  isTold,
  open,
  outline,
  press,
  section,
  tidyUp,
  toasts,
  visit,
} from '../../../testing/render-dashboard.tsx';
import { ADA } from '@storyloom/testing/people';

const CURRENT = 'Current password';
const UNREACHABLE =
  'Storyloom can’t be reached just now. Check your connection and try again; what you typed is still here.';

let backend: FakeBackend;
beforeEach(async () => {
  backend = await visit(ADA);
  // The sign-in client reports there that it is made anew, and what the page says itself.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(tidyUp);

async function openSettings(): Promise<void> {
  await open('/dashboard?section=settings');
  await comes('Story Preferences');
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
    await isAtRest();
    expect(outline()).toEqual([1, 2, 2, 2, 2, 2, 2]);
    const preferences = section('Story Preferences');
    expect(preferences.textContent).toContain('You choose language, perspective, tone and length in each generator');
    expect(preferences.querySelectorAll('a, button, input')).toHaveLength(1);
    expect(hrefOf('Open the generators', preferences)).toBe('/generators');
  });

  it('have the theme and the reading choices of this browser, which are kept', async () => {
    await openSettings();
    const reading = section('Reading and colors');
    const radio = (value: string) => reading.querySelector<HTMLInputElement>(`input[value="${value}"]`)!;
    expect(radio('system').checked).toBe(true);
    await press(radio('dark'));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(radio('auto').checked).toBe(true);
    await press(radio('sepia'));
    await openSettings();
    const checked = [...section('Reading and colors').querySelectorAll<HTMLInputElement>('input:checked')];
    expect(checked.map(({ value }) => value)).toEqual(expect.arrayContaining(['dark', 'sepia']));
    await press(section('Reading and colors').querySelector('input[value="system"]')!);
    await press(section('Reading and colors').querySelector('input[value="auto"]')!);
  });
});

describe('the display name', () => {
  const NAME = 'Name';
  const SAVE = 'Save name';

  it('is there to be changed, and kept as others see it', async () => {
    await openSettings();
    await waitFor(() => expect(field(NAME).value).toBe('Ada'));
    expect(field(NAME).maxLength).toBe(80);
    await fill(NAME, '  Ada L. ');
    const release = backend.hold('PATCH profiles');
    await press(button(SAVE));
    await press(await waitFor(() => button('Saving…')));
    fireEvent.submit(field(NAME).form!);
    release();
    await isTold('Your name has been changed.');
    expect(field(NAME).value).toBe('Ada L.');
    expect(backend.sent('PATCH profiles')).toEqual([{ id: ADA, display_name: 'Ada L.' }]);
    await openSettings();
    await waitFor(() => expect(field(NAME).value).toBe('Ada L.'));

    const again = backend.hold('PATCH profiles');
    await fill(NAME, 'Ada M.');
    await press(button(SAVE));
    await fill(NAME, 'Ada M. N.');
    again();
    await isTold('Your name has been changed.');
    // What was typed meanwhile stays.
    expect(field(NAME).value).toBe('Ada M. N.');
  });

  it('that is saved as it was says that nothing has changed, and sends nothing', async () => {
    await openSettings();
    await waitFor(() => expect(field(NAME).value).toBe('Ada'));
    for (const same of ['Ada', ' Ada ']) {
      await fill(NAME, same);
      await press(button(SAVE));
      await isTold('This is already your name. Nothing has changed.');
    }
    expect([backend.sent('PATCH profiles'), backend.sent('user')]).toEqual([[], []]);
  });

  it('is known to the account as well, for the header', async () => {
    await openSettings();
    await waitFor(() => expect(field(NAME).value).toBe('Ada'));
    await fill(NAME, ' Ada M. ');
    await press(button(SAVE));
    await isTold('Your name has been changed.');
    expect(backend.sent('user').map(({ data }) => data)).toEqual([{ name: 'Ada M.' }]);
  });

  it('is changed for others also when the account does not take it', async () => {
    backend.cutOff('user');
    await openSettings();
    await waitFor(() => expect(field(NAME).value).toBe('Ada'));
    await fill(NAME, 'Ada M.');
    await press(button(SAVE));
    await isTold('Your name has been changed.');
  });

  it('cannot be blank, and stays as typed when it is not saved', async () => {
    await openSettings();
    await waitFor(() => expect(field(NAME).value).toBe('Ada'));
    await fill(NAME, ' ');
    await press(button(SAVE));
    expect(fault(NAME)).toBe('Error: Enter your name');
    expect(document.activeElement).toBe(field(NAME));
    expect(backend.sent('PATCH profiles')).toEqual([]);

    await fill(NAME, 'Ada L.');
    expect(fault(NAME)).toBe('');
    backend.cutOff('PATCH profiles');
    await press(button(SAVE));
    await isTold(
      'Failed to change your name\nStoryloom can’t be reached just now. Check your connection and try again.',
    );
    expect(field(NAME).value).toBe('Ada L.');
  });

  it('that does not come says why, until Retry brings it', async () => {
    backend.refuse('GET profiles', 'The database is resting.');
    await openSettings();
    await waitFor(() => expect(alertPanel()?.textContent).toContain('Failed to load your name'));
    expect(alertPanel()?.textContent).toContain('The database is resting.');
    backend.recover('GET profiles');
    await press(button('Retry'));
    await waitFor(() => expect(field(NAME).value).toBe('Ada'));
    await isFocused(() => field(NAME));
  });
});

describe('the forms', () => {
  it('say of each of their fields that it is required', async () => {
    await openSettings();
    await waitFor(() => expect(field('Name').value).toBe('Ada'));
    const fields = [...document.querySelectorAll<HTMLInputElement>('form input:not([hidden])')];
    expect(fields.map(({ required }) => required)).toEqual(Array(7).fill(true));
  });
});

describe('the password', () => {
  const form = () => section('Password');
  const NEXT = 'New password';
  const submit = () => press(button('Change password', form()));

  it('is changed for whoever knows the present one, once', async () => {
    await openSettings();
    expect(form().textContent).toContain('You’ll use the new one the next time you sign in.');
    await fill(CURRENT, PASSWORD, form());
    await fill(NEXT, 'better horse', form());
    const release = backend.hold('token');
    await submit();
    await press(button('Saving…', form()));
    expect([field(CURRENT, form()).readOnly, field(NEXT, form()).readOnly]).toEqual([true, true]);
    fireEvent.submit(field(NEXT, form()).form!);
    release();
    await isTold('Your password has been changed.');
    expect(backend.accounts.passwords.get(ADA)).toBe('better horse');
    expect(backend.sent('token')).toHaveLength(1);
    expect(backend.sent('user').map(({ password }) => password)).toEqual(['better horse']);
    expect([field(CURRENT, form()).value, field(NEXT, form()).value]).toEqual(['', '']);
    expect([fault(CURRENT, form()), fault(NEXT, form())]).toEqual(['', '']);
  });

  it('wants both, the new one of at least 6 characters, and moves the focus to what is missing', async () => {
    await openSettings();
    expect(form().textContent).toContain('At least 6 characters');
    const title = document.title;
    await submit();
    expect(document.title).toBe(`Error: ${title}`);
    expect(fault(CURRENT, form())).toBe('Error: Enter your current password');
    expect(document.activeElement).toBe(field(CURRENT, form()));
    await fill(CURRENT, PASSWORD, form());
    await fill(NEXT, '12345', form());
    await submit();
    expect(fault(NEXT, form())).toContain('Error: Enter a password of at least 6 characters');
    expect(document.activeElement).toBe(field(NEXT, form()));
    expect(backend.requests.filter(({ name }) => name === 'token' || name === 'user')).toEqual([]);
    await fill(NEXT, '123456', form());
    await submit();
    await isTold('Your password has been changed.');
    expect(document.title).toBe(title);
  });

  it('that is not the present one is said at its field, with the focus there, and nothing changes', async () => {
    await openSettings();
    await fill(CURRENT, 'a guess', form());
    await fill(NEXT, 'better horse', form());
    await submit();
    await waitFor(() => expect(fault(CURRENT, form())).toBe('Error: That’s not your current password'));
    await isFocused(() => field(CURRENT, form()));
    expect(backend.sent('user')).toEqual([]);
    expect(field(NEXT, form()).value).toBe('better horse');
    await fill(CURRENT, 'a', form());
    expect(fault(CURRENT, form())).toBe('');
  });

  it.each(REFUSALS)('that is tried too often says when it can be again: %j', async (answer, message) => {
    backend.answerWith('token', answer, 429);
    await openSettings();
    await fill(CURRENT, PASSWORD, form());
    await fill(NEXT, 'better horse', form());
    await submit();
    await waitFor(() => expect(alertPanel()?.textContent).toMatch(message));
    expect(field(NEXT, form()).value).toBe('better horse');
  });

  it('that cannot be changed just now keeps what was typed and says why, in the service’s words where it has some', async () => {
    backend.cutOff('token');
    await openSettings();
    await fill(CURRENT, PASSWORD, form());
    await fill(NEXT, 'better horse', form());
    await submit();
    await waitFor(() => expect(alertPanel()?.textContent).toBe(UNREACHABLE));
    expect(document.title).toMatch(/^Error: /);
    backend.recover('token');
    const weak = 'New password should be different from the old password.';
    backend.answerWith('user', { code: 422, error_code: 'same_password', msg: weak }, 422);
    await submit();
    await waitFor(() => expect(alertPanel()?.textContent).toBe(weak));
    expect([field(CURRENT, form()).value, field(NEXT, form()).value]).toEqual([PASSWORD, 'better horse']);
    expect(toasts()).toEqual([]);
  });
});

describe('the e-mail address', () => {
  const form = () => section('Email address');
  const NEXT = 'New email address';
  const submit = () => press(button('Change email address', form()));
  const alert = () => form().querySelector('[role="alert"]')?.textContent;

  it('changes by a link that is sent to the new one, for whoever knows the password', async () => {
    await openSettings();
    expect(form().textContent).toContain('You sign in with ada@example.org.');
    expect(field(NEXT, form()).maxLength).toBe(254);
    await fill(NEXT, ' ada@example.com ', form());
    await fill(CURRENT, PASSWORD, form());
    const release = backend.hold('token');
    await submit();
    await press(button('Saving…', form()));
    expect([field(CURRENT, form()).readOnly, field(NEXT, form()).readOnly]).toEqual([true, true]);
    release();
    await waitFor(() =>
      expect(form().textContent).toContain(
        'Check your email: we sent a link to ada@example.com. Open it to finish. Until then, you sign in with ada@example.org.',
      ),
    );
    expect(backend.sent('user').map(({ email }) => email)).toEqual(['ada@example.com']);
    expect(backend.sent('token')).toHaveLength(1);
    expect([field(NEXT, form()).value, field(CURRENT, form()).value]).toEqual(['', '']);
  });

  it('is to be one, and another one, which is said at its field, with the focus there', async () => {
    await openSettings();
    await fill(CURRENT, PASSWORD, form());
    for (const [typed, said] of [
      ['ada.example.com', 'Error: Enter a valid email address'],
      ['ada@', 'Error: Enter a valid email address'],
      ['', 'Error: Enter the new email address'],
    ] as const) {
      await fill(NEXT, typed, form());
      await submit();
      expect(fault(NEXT, form())).toBe(said);
      expect(document.activeElement).toBe(field(NEXT, form()));
    }
    await fill(NEXT, 'ADA@example.org', form());
    await submit();
    expect(fault(NEXT, form())).toBe('Error: This is already your address');
    expect(backend.sent('token')).toEqual([]);
  });

  it('wants the password, and says at its field where it is missing or wrong', async () => {
    await openSettings();
    await fill(NEXT, 'ada@example.com', form());
    await submit();
    expect(fault(CURRENT, form())).toBe('Error: Enter your current password');
    expect(document.activeElement).toBe(field(CURRENT, form()));
    await fill(CURRENT, 'a guess', form());
    await submit();
    await waitFor(() => expect(fault(CURRENT, form())).toBe('Error: That’s not your current password'));
    await isFocused(() => field(CURRENT, form()));
    expect(backend.sent('user')).toEqual([]);
    expect(field(NEXT, form()).value).toBe('ada@example.com');
  });

  it('keeps what was typed when it cannot be changed, and says why', async () => {
    await openSettings();
    await fill(NEXT, 'ada@example.com', form());
    await fill(CURRENT, PASSWORD, form());
    backend.cutOff('user');
    await submit();
    await waitFor(() => expect(alert()).toBe(UNREACHABLE));
    backend.answerWith('user', REFUSALS[0][0], 429);
    await submit();
    await waitFor(() => expect(alert()).toBe(REFUSALS[0][1]));
    expect([field(NEXT, form()).value, field(CURRENT, form()).value]).toEqual(['ada@example.com', PASSWORD]);
  });
});
