import { waitFor, within } from '@testing-library/react';
import { AT_A_TIME } from '@storyloom/testing/time-of-day';
import { expect } from 'vitest';

export const CURRENT = 'Current password';
export const UNREACHABLE =
  'Storyloom can’t be reached just now. Check your connection and try again; what you typed is still here.';

/** Answers of the sign-in service after too many attempts, with the messages on the page. */
export const REFUSALS = [
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
    new RegExp(`^Too many attempts\\. Please try again ${AT_A_TIME}\\.$`, 'u'),
  ],
  [{ code: 429, msg: 'Rate limit exceeded' }, 'Too many attempts. Please try again in a few minutes.'],
] as const;

/** The field of the current password reports an error and has the focus. */
export async function expectWrongPassword(form: HTMLElement): Promise<void> {
  const current = within(form).getByLabelText(CURRENT);
  await waitFor(() => expect(current).toHaveAccessibleDescription(/That’s not your current password/));
  await waitFor(() => expect(current).toHaveFocus());
}
