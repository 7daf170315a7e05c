// @vitest-environment jsdom
import { formatDay } from '@storyloom/shared/domain';
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD } from '@storyloom/testing/fake-accounts';
import { backend } from '@storyloom/testing/backend';
import { fill } from '@storyloom/testing/page';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA } from '@storyloom/testing/people';

const CURRENT = 'Current password';
const CONFIRM = 'Your email address, to confirm';

beforeEach(async () => {
  // The sign-in client warns when it is created again.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderRemote(remote, { at: '/dashboard?section=settings', as: ADA });
  await screen.findByRole('heading', { name: 'Delete account' });
});

const form = () => screen.getByRole('region', { name: 'Delete account' });
const submit = () => user.click(within(form()).getByRole('button', { name: 'Delete my account' }));
const alert = () => form().querySelector('[role="alert"]')?.textContent;

describe('deleting the account', () => {
  it('The last card of the settings says what is deleted, when, and how to stop it', () => {
    const cards = [...document.querySelectorAll('[role="tabpanel"] section[aria-label]')];
    expect(cards.at(-1)).toBe(form());
    const text = form().textContent;
    for (const part of ['stories', 'shared', 'links', 'prompts', 'likes', 'favorites', 'newsletter', 'account itself'])
      expect(text).toContain(part);
    expect(text).toContain('Others can’t read what you shared from the moment you ask.');
    expect(text).toContain('After 14 days everything is deleted for good. Sign in before then, and your account stays');
  });

  it('Deleting the account takes password and address, signs out, and shows the day by which everything is gone', async () => {
    await fill(within(form()).getByLabelText(CURRENT), PASSWORD);
    await fill(within(form()).getByLabelText(CONFIRM), ' Ada@Example.org ');
    const release = backend.hold('token');
    await submit();
    await user.click(within(form()).getByRole('button', { name: 'Deleting…' }));
    expect([
      within(form()).getByLabelText<HTMLInputElement>(CURRENT).readOnly,
      within(form()).getByLabelText<HTMLInputElement>(CONFIRM).readOnly,
    ]).toEqual([true, true]);
    release();
    await waitFor(() => expect(place().at).toBe('/account-deleted'));
    const goneBy = '2026-12-06T13:00:00.000Z';
    const words = `Everything will be gone by ${formatDay(new Date(goneBy))}.`;
    await waitFor(() => expect(document.querySelector('main')?.textContent).toContain(words));
    expect(place().state).toEqual({ goneBy });
    expect([...backend.accounts.leavers]).toEqual([ADA]);
    expect(backend.sent('token')).toHaveLength(1);
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(place().at).toBe('/account-deleted');
  });

  it('The request is not sent until both fields are filled, and the focus moves to what is missing or wrong', async () => {
    await submit();
    expect(within(form()).getByLabelText(CURRENT)).toHaveAccessibleDescription(/Enter your current password/);
    expect(within(form()).getByLabelText(CONFIRM)).toHaveAccessibleDescription(/Type your account’s email address/);
    expect(within(form()).getByLabelText(CURRENT)).toHaveFocus();
    await fill(within(form()).getByLabelText(CURRENT), PASSWORD);
    await fill(within(form()).getByLabelText(CONFIRM), 'ada@example.com');
    await submit();
    expect(within(form()).getByLabelText(CONFIRM)).toHaveFocus();
    expect(backend.sent('token')).toEqual([]);
    expect(backend.accounts.leavers.size).toBe(0);
  });

  it('A wrong password is reported at its field, with the focus there and the rest as typed', async () => {
    await fill(within(form()).getByLabelText(CURRENT), 'a guess');
    await fill(within(form()).getByLabelText(CONFIRM), 'ada@example.org');
    await submit();
    await waitFor(() =>
      expect(within(form()).getByLabelText(CURRENT)).toHaveAccessibleDescription(/That’s not your current password/),
    );
    await waitFor(() => expect(within(form()).getByLabelText(CURRENT)).toHaveFocus());
    expect(within(form()).getByLabelText(CONFIRM)).toHaveValue('ada@example.org');
    expect(backend.accounts.leavers.size).toBe(0);
    await fill(within(form()).getByLabelText(CURRENT), 'a');
    expect(within(form()).getByLabelText(CURRENT)).not.toHaveAccessibleDescription(/Error/);
  });

  it('A failed request keeps what was typed and says what to do', async () => {
    await fill(within(form()).getByLabelText(CURRENT), PASSWORD);
    await fill(within(form()).getByLabelText(CONFIRM), 'ada@example.org');
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
    expect([
      within(form()).getByLabelText<HTMLInputElement>(CURRENT).value,
      within(form()).getByLabelText<HTMLInputElement>(CONFIRM).value,
    ]).toEqual([PASSWORD, 'ada@example.org']);
    expect(place().at).toBe('/dashboard?section=settings');
  });
});
