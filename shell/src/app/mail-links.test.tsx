// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeSession } from '@storyloom/testing/fake-auth';
import { type Answer, json } from '@storyloom/testing/network';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { at, open, service } from '../testing/mail-link.tsx';

describe('links for a new email address', () => {
  it('A link for a new email address confirms it when Continue is pressed, and a used one leads to the settings', async () => {
    let answer = (): Answer => json(fakeSession());
    service({ verify: () => answer() });
    await open('/auth/confirm#token_hash=abc&type=email_change');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await vi.waitFor(() => expect(at()).toBe('/dashboard'));
    expect(document.querySelector('[data-toaster]')?.textContent).toContain('Your email address has been changed.');
    cleanup();
    answer = () => json({ code: 403, error_code: 'otp_expired', msg: 'Email link is invalid or has expired' }, 403);
    await open('/auth/confirm#token_hash=abc&type=email_change');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('link', { name: 'Open Account Settings' })).toHaveAttribute(
      'href',
      '/dashboard?section=settings',
    );
  });

  it('A link for a new email address leads to the second step of signing in when two-step sign-in is on', async () => {
    const half = fakeSession({ level: 'aal1' });
    service({ verify: () => json(half), user: () => json(half.user) });
    await open('/auth/confirm#token_hash=abc&type=email_change');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('Code from your authenticator app')).toBeInTheDocument();
    expect(at()).toBe('/auth');
  });

  it('The first of two links for a new email address says that the other is still needed', async () => {
    service({ verify: () => json({ code: 200, msg: 'Confirmation link accepted.' }) });
    await open('/auth/confirm#token_hash=abc&type=email_change');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(
      await screen.findByText('We also sent a link to your other email address. Open it to finish.'),
    ).toBeVisible();
  });
});

describe('broken links', () => {
  it('A link of a password reset that was used before says so and leads to where a new one is asked for', async () => {
    service({ verify: () => json({ code: 403, error_code: 'otp_expired', msg: 'Email link is invalid' }, 403) });
    await open('/auth/confirm#token_hash=abc&type=recovery');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('It has already been used, or it has expired.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeInTheDocument();
  });

  it('A broken link opens the sign-in page, which says so and offers a new one', async () => {
    service();
    await open('/#error=access_denied&error_code=otp_expired&error_description=Link+expired');
    await vi.waitFor(() => expect(at()).toBe('/auth'));
    expect(document.body).toHaveTextContent('It has already been used, or it has expired.');
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeInTheDocument();
  });

  it('A broken link does not keep the user on the sign-in page', async () => {
    service();
    await open('/#error_description=Link+expired');
    await vi.waitFor(() => expect(at()).toBe('/auth'));
    await user.click(screen.getByRole('link', { name: 'Somewhere else' }));
    expect(at()).toBe('/privacy');
  });
});
