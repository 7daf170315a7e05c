// @vitest-environment jsdom
import { formatDay } from '@storyloom/shared/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CODE, PASSWORD } from '@storyloom/testing/fake-accounts';
import { backend } from '@storyloom/testing/backend';
import { expectToast, fill, toasts } from '@storyloom/testing/page';
import { ADA } from '@storyloom/testing/people';
import { place } from '@storyloom/testing/render-remote';
import { signIn } from '@storyloom/testing/session';
import { cardOf, openSettings } from '../testing/settings.ts';

const CURRENT = 'Current password';
const UNREACHABLE =
  'Storyloom can’t be reached just now. Check your connection and try again; what you typed is still here.';
const says = (field: HTMLElement, words: RegExp) => expect(field).toHaveAccessibleDescription(words);
const isWrong = (field: HTMLElement) => waitFor(() => says(field, /That’s not your current password/));

describe('changing the email address', () => {
  const { card, field, press } = cardOf('Email address');
  const next = () => field('New email address');
  const submit = () => press('Change email address');
  beforeEach(openSettings);

  it('sends a link to the new address, after the password was checked', async () => {
    expect(card()).toHaveTextContent('You sign in with ada@example.org.');
    await fill(next(), ' ada@example.com ');
    await fill(field(CURRENT), PASSWORD);
    const release = backend.hold('token');
    await submit();
    await press('Saving…');
    fireEvent.submit(next().form!);
    release();
    await waitFor(() =>
      expect(card()).toHaveTextContent(
        'Check your email: we sent a link to ada@example.com. Open it to finish. Until then, you sign in with ada@example.org.',
      ),
    );
    expect(backend.sent('user').map(({ email, current_password: current }) => [email, current])).toEqual([
      ['ada@example.com', PASSWORD],
    ]);
    expect(backend.sent('token')).toHaveLength(1);
    expect([next().value, field(CURRENT).value]).toEqual(['', '']);
  });

  it('refuses an invalid, missing or unchanged address at its field, with the focus there', async () => {
    await fill(field(CURRENT), PASSWORD);
    for (const [typed, words] of [
      ['ada.example.com', /Enter a valid email address/],
      ['', /Enter the new email address/],
      ['ADA@example.org', /This is already your address/],
    ] as const) {
      await fill(next(), typed);
      await submit();
      says(next(), words);
      expect(next()).toHaveFocus();
    }
    expect(backend.sent('token')).toEqual([]);
  });

  it('reports a missing or wrong password at its field, unless the user has gone on elsewhere', async () => {
    await fill(next(), 'ada@example.com');
    await submit();
    says(field(CURRENT), /Enter your current password/);
    expect(field(CURRENT)).toHaveFocus();
    await fill(field(CURRENT), 'a guess');
    const release = backend.hold('token');
    await submit();
    act(() => screen.getByLabelText('Name').focus());
    release();
    await isWrong(field(CURRENT));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await submit();
    await waitFor(() => expect(field(CURRENT)).toHaveFocus());
    expect(backend.sent('user')).toEqual([]);
    expect(next()).toHaveValue('ada@example.com');
  });
});

describe('changing the password', () => {
  const { field, press, alert } = cardOf('Password');
  const next = () => field('New password');
  const submit = () => press('Change password');
  beforeEach(openSettings);

  it('requires the current password and a new one of at least 6 characters', async () => {
    const title = document.title;
    await submit();
    expect(document.title).toBe(`Error: ${title}`);
    says(field(CURRENT), /Enter your current password/);
    expect(field(CURRENT)).toHaveFocus();
    await fill(field(CURRENT), PASSWORD);
    await fill(next(), '12345');
    await submit();
    says(next(), /Enter a password of at least 6 characters/);
    expect(next()).toHaveFocus();
    expect(backend.sent('user')).toEqual([]);
    await fill(next(), 'tea436');
    const release = backend.hold('user');
    await submit();
    await press('Saving…');
    fireEvent.submit(next().form!);
    release();
    await expectToast('Your password has been changed.');
    expect(document.title).toBe(title);
    expect(backend.accounts.passwords.get(ADA)).toBe('tea436');
    // The service checks the current password itself; checking it first would start another session.
    expect(backend.sent('token')).toEqual([]);
    expect(backend.sent('user').map(({ password, current_password: current }) => [password, current])).toEqual([
      ['tea436', PASSWORD],
    ]);
    expect([field(CURRENT).value, next().value]).toEqual(['', '']);
    for (const empty of [field(CURRENT), next()]) expect(empty).not.toHaveAccessibleDescription(/Error/);
  });

  it('reports a wrong current password at its field until that is edited', async () => {
    await fill(field(CURRENT), 'a guess');
    await fill(next(), 'better horse');
    await submit();
    await isWrong(field(CURRENT));
    await waitFor(() => expect(field(CURRENT)).toHaveFocus());
    expect(backend.accounts.passwords.has(ADA)).toBe(false);
    expect(next()).toHaveValue('better horse');
    await fill(next(), 'a better horse');
    says(field(CURRENT), /Error/);
    await fill(field(CURRENT), 'a');
    expect(field(CURRENT)).not.toHaveAccessibleDescription(/Error/);
  });

  it('keeps what was typed when it fails, and says why or when to try again', async () => {
    const weak = 'New password should be different from the old password.';
    const limited = (retryAfter: number) => ({ error: { code: 'rate_limited', message: 'Too many', retryAfter } });
    await fill(field(CURRENT), PASSWORD);
    await fill(next(), 'better horse');
    backend.cutOff('user');
    await submit();
    await waitFor(() => expect(alert()).toBe(UNREACHABLE));
    expect(document.title).toMatch(/^Error: /);
    for (const [answer, status, words] of [
      [{ code: 422, error_code: 'same_password', msg: weak }, 422, weak],
      [limited(30), 429, 'Too many attempts. Please try again in 30 seconds.'],
      [{ code: 429, msg: 'Rate limit exceeded' }, 429, 'Too many attempts. Please try again in a few minutes.'],
    ] as const) {
      backend.answerWith('user', answer, status);
      await submit();
      await waitFor(() => expect(alert()).toMatch(words));
    }
    expect([field(CURRENT).value, next().value]).toEqual([PASSWORD, 'better horse']);
    expect(toasts()).toEqual([]);
    await fill(next(), 'a better horse');
    expect(alert()).toBeUndefined();
  });
});

describe('deleting the account', () => {
  const { card, field, press, alert } = cardOf('Delete account');
  const CONFIRM = 'Your email address, to confirm';
  const CODE_FIELD = 'Code from your authenticator app';
  const submit = () => press('Delete my account');
  const leavers = () => [...backend.accounts.leavers];

  async function confirm(email = 'ada@example.org', password = PASSWORD): Promise<void> {
    await fill(field(CURRENT), password);
    await fill(field(CONFIRM), email);
  }

  it('takes password and address, signs out, and shows when everything is gone', async () => {
    localStorage.setItem('storyloom-story-fantasy-a', '{"text":"A lamp"}');
    await openSettings();
    await submit();
    says(field(CURRENT), /Enter your current password/);
    says(field(CONFIRM), /Type your account’s email address/);
    expect(field(CURRENT)).toHaveFocus();
    await confirm('ada@example.com');
    await submit();
    expect(field(CONFIRM)).toHaveFocus();
    expect([backend.sent('token'), leavers()]).toEqual([[], []]);

    await fill(field(CONFIRM), ' Ada@Example.org ');
    const release = backend.hold('token');
    await submit();
    await press('Deleting…');
    fireEvent.submit(field(CONFIRM).form!);
    release();
    await waitFor(() => expect(place().at).toBe('/account-deleted'));
    const goneBy = '2026-12-06T13:00:00.000Z';
    const words = `Everything will be gone by ${formatDay(new Date(goneBy))}.`;
    await waitFor(() => expect(document.querySelector('main')?.textContent).toContain(words));
    expect(place().state).toEqual({ goneBy });
    expect(leavers()).toEqual([ADA]);
    expect(backend.sent('token')).toHaveLength(1);
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(place().at).toBe('/account-deleted');
  });

  it('keeps what was typed when the password is wrong or the request fails', async () => {
    await openSettings();
    await confirm(undefined, 'a guess');
    await submit();
    await isWrong(field(CURRENT));
    await waitFor(() => expect(field(CURRENT)).toHaveFocus());
    expect(leavers()).toEqual([]);
    await fill(field(CURRENT), PASSWORD);
    expect(field(CURRENT)).not.toHaveAccessibleDescription(/Error/);
    backend.cutOff('request_account_deletion');
    await submit();
    await waitFor(() => expect(alert()).toBe(UNREACHABLE));
    expect([field(CURRENT).value, field(CONFIRM).value]).toEqual([PASSWORD, 'ada@example.org']);
    expect(place().at).toBe('/dashboard?section=settings');
  });

  /** Signs in with both steps. */
  async function signInWithCode(): Promise<void> {
    backend.accounts.guard(ADA, 10);
    await signIn(ADA, backend.accounts.sessionOf(ADA, true));
  }

  it('asks for a code when two-step sign-in is on', async () => {
    await signInWithCode();
    await openSettings();
    await confirm();
    await submit();
    says(field(CODE_FIELD), /Enter the code that your app shows/);
    expect(field(CODE_FIELD)).toHaveFocus();
    await fill(field(CODE_FIELD), '000000');
    await submit();
    await waitFor(() => says(field(CODE_FIELD), /That code is not right or has expired/));
    await waitFor(() => expect(field(CODE_FIELD)).toHaveFocus());
    expect(leavers()).toEqual([]);
    await fill(field(CODE_FIELD), CODE);
    await submit();
    await waitFor(() => expect(leavers()).toEqual([ADA]));
  });

  it('asks for no code once another device turned two-step sign-in off', async () => {
    await signInWithCode();
    backend.accounts.factors.delete(ADA);
    await openSettings();
    await waitFor(() => expect(card()).not.toHaveTextContent(CODE_FIELD));
    await confirm();
    await submit();
    await waitFor(() => expect(leavers()).toEqual([ADA]));
  });
});
