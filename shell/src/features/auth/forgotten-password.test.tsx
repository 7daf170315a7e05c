// @vitest-environment jsdom
import { AT_A_TIME } from '@storyloom/testing/time-of-day';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { field, follow, heading, said, show, type } from '../../testing/auth-page.tsx';

const status = () => document.querySelector('form [role="status"]')?.textContent ?? '';
const submit = () => document.querySelector<HTMLButtonElement>('form button[type="submit"]')!;
const sent = () => vi.waitFor(() => expect(status()).toContain('a link is on its way'));

/** Opens the form for a link from the sign-in form. */
async function showRequest(answer = () => json({})) {
  const requests = fakeNetwork(answer);
  await show();
  type('Email', 'mara@example.com');
  await follow('Forgot password?');
  await screen.findByRole('button', { name: 'Send the link' });
  return requests;
}

it('keeps the typed email on the way to the form for a new password and back', async () => {
  await showRequest();
  expect(await heading('Reset your password')).toHaveFocus();
  expect(field('Email')).toHaveValue('mara@example.com');
  await follow('Back to sign in');
  await heading('Welcome Back');
  expect(field('Email')).toHaveValue('mara@example.com');
});

it('requests a link that leads back to this site, and says where to look for the mail', async () => {
  const requests = await showRequest();
  await user.click(submit());
  await sent();
  expect(status()).toContain('If there’s an account for mara@example.com, a link is on its way.');
  expect(requests[0]?.path).toBe('/auth/v1/recover');
  expect(requests[0]?.url.searchParams.get('redirect_to')).toBe(`${location.origin}/auth/confirm`);
  expect(requests[0]?.body).toMatchObject({ email: 'mara@example.com' });
});

it('requests nothing without a valid email address', async () => {
  const requests = await showRequest();
  type('Email', 'mara');
  await user.click(submit());
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveAccessibleDescription(expect.stringContaining('Enter a valid email address'));
  expect(document.title).toBe('Error: Reset your password · Storyloom');
  type('Email', '');
  expect(document.body).not.toHaveTextContent('Enter a valid email address');
  expect(document.title).toBe('Reset your password · Storyloom');
  expect(requests.filter(({ path }) => path.startsWith('/auth/'))).toEqual([]);
});

it('can send another link after a minute, or at once to another address', async () => {
  const requests = await showRequest();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] });
  await user.click(submit());
  await sent();
  expect(submit().textContent).toMatch(/^Send it again in (60|59|58) s$/);
  await act(async () => fireEvent.submit(submit().form!));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  expect(requests).toHaveLength(1);
  type('Email', 'other@example.com');
  expect(submit().textContent).toBe('Send the link');
  type('Email', 'mara@example.com');
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(submit().textContent).toBe('Send it again');
  await user.click(submit());
  await vi.waitFor(() => expect(status()).toContain('Sent again.'));
  expect(requests).toHaveLength(2);
});

it('says when to try again after too many requests', async () => {
  await showRequest(() => json({ error: { message: 'Slow down', retryAfter: 600 } }, 429));
  await user.click(submit());
  await vi.waitFor(() => expect(said()).toMatch(new RegExp(`Too many attempts.*again ${AT_A_TIME}\\.$`, 'u')));
  expect(field('Email')).toHaveValue('mara@example.com');
  expect(status()).toBe('');
});
