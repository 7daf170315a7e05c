// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD } from '@storyloom/testing/fake-accounts';
import type { FakeBackend } from '@storyloom/testing/fake-backend';
import {
  button,
  comes,
  fault,
  field,
  fill,
  isAt,
  isFocused,
  open,
  press,
  section,
  tidyUp,
  visit,
  where,
} from '../../../testing/render-dashboard.tsx';
import { ADA } from '@storyloom/testing/people';

const CURRENT = 'Current password';
const CONFIRM = 'Your email address, to confirm';

let backend: FakeBackend;
beforeEach(async () => {
  backend = await visit(ADA);
  // The sign-in client reports there that it is made again.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open('/dashboard?section=settings');
  await comes('Delete account');
});
afterEach(tidyUp);

const form = () => section('Delete account');
const submit = () => press(button('Delete my account', form()));
const alert = () => form().querySelector('[role="alert"]')?.textContent;

describe('deleting the account', () => {
  it('is the last card of the settings, and says what goes, when, and how to stop it', () => {
    const cards = [...document.querySelectorAll('[role="tabpanel"] section[aria-label]')];
    expect(cards.at(-1)).toBe(form());
    const text = form().textContent;
    for (const part of ['stories', 'shared', 'links', 'prompts', 'likes', 'favorites', 'newsletter', 'account itself'])
      expect(text).toContain(part);
    expect(text).toContain('Others can’t read what you shared from the moment you ask.');
    expect(text).toContain('After 14 days everything is deleted for good. Sign in before then, and your account stays');
  });

  it('takes the password and the address, signs out, and leads to the day by which everything is gone', async () => {
    await fill(CURRENT, PASSWORD, form());
    await fill(CONFIRM, ' Ada@Example.org ', form());
    const release = backend.hold('token');
    await submit();
    await press(button('Deleting…', form()));
    expect([field(CURRENT, form()).readOnly, field(CONFIRM, form()).readOnly]).toEqual([true, true]);
    release();
    await isAt('/account-deleted');
    await waitFor(() =>
      expect(document.querySelector('main')?.textContent).toContain('Everything will be gone by December 6, 2026.'),
    );
    expect(where().state).toEqual({ goneBy: '2026-12-06T13:00:00.000Z' });
    expect([...backend.accounts.leavers]).toEqual([ADA]);
    expect(backend.sent('token')).toHaveLength(1);
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(where().at).toBe('/account-deleted');
  });

  it('is not asked for until both are there, and the focus moves to what is missing or wrong', async () => {
    await submit();
    expect(fault(CURRENT, form())).toBe('Error: Enter your current password');
    expect(fault(CONFIRM, form())).toContain('Error: Type your account’s email address');
    expect(document.activeElement).toBe(field(CURRENT, form()));
    await fill(CURRENT, PASSWORD, form());
    await fill(CONFIRM, 'ada@example.com', form());
    await submit();
    expect(document.activeElement).toBe(field(CONFIRM, form()));
    expect(backend.sent('token')).toEqual([]);
    expect(backend.accounts.leavers.size).toBe(0);
  });

  it('is refused for a wrong password, at its field, with the focus there and the rest as typed', async () => {
    await fill(CURRENT, 'a guess', form());
    await fill(CONFIRM, 'ada@example.org', form());
    await submit();
    await waitFor(() => expect(fault(CURRENT, form())).toBe('Error: That’s not your current password'));
    await isFocused(() => field(CURRENT, form()));
    expect(field(CONFIRM, form()).value).toBe('ada@example.org');
    expect(backend.accounts.leavers.size).toBe(0);
    await fill(CURRENT, 'a', form());
    expect(fault(CURRENT, form())).toBe('');
  });

  it('that fails keeps what was typed and says what to do', async () => {
    await fill(CURRENT, PASSWORD, form());
    await fill(CONFIRM, 'ada@example.org', form());
    backend.cutOff('request_account_deletion');
    await submit();
    await waitFor(() =>
      expect(alert()).toBe(
        'Storyloom can’t be reached just now. Check your connection and try again; what you typed is still here.',
      ),
    );
    backend.answerWith('request_account_deletion', { code: 'PT403', message: 'Enter your password again.' }, 403);
    await submit();
    await waitFor(() => expect(alert()).toBe('Enter your password again.'));
    backend.answerWith('token', { error: { code: 'rate_limited', message: 'Too many', retryAfter: 30 } }, 429);
    await submit();
    await waitFor(() => expect(alert()).toBe('Too many attempts. Please try again in 30 seconds.'));
    expect([field(CURRENT, form()).value, field(CONFIRM, form()).value]).toEqual([PASSWORD, 'ada@example.org']);
    expect(where().at).toBe('/dashboard?section=settings');
  });
});
