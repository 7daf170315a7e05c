// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { AT_A_TIME } from '@storyloom/testing/time-of-day';
import { type Answer, fakeNetwork, json } from '@storyloom/testing/network';
import { SessionProvider } from '@storyloom/shared/auth';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { AuthPage } from './auth-page.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const said = () => document.querySelector('form [role="status"]')?.textContent ?? '';
const submit = () => document.querySelector<HTMLButtonElement>('form button[type="submit"]')!;

async function show() {
  await act(async () =>
    render(
      <SessionProvider>
        <MemoryRouter initialEntries={['/auth']}>
          <Link to="/signup">To sign up</Link>
          <Routes>
            <Route path="/auth" element={<AuthPage mode="sign-in" />} />
            <Route path="/signup" element={<AuthPage mode="sign-up" />} />
          </Routes>
        </MemoryRouter>
      </SessionProvider>,
    ),
  );
}

/** Opens the form for a link from the sign-in form. */
async function showRequest() {
  await show();
  type('Email', 'mara@example.com');
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByText('Send the link', { selector: 'button' });
}

const sent = () => vi.waitFor(() => expect(said()).toContain('a link is on its way'));

describe('a forgotten password', () => {
  it('The form for a forgotten password has the email already typed, and so does the sign-in form on return', async () => {
    fakeNetwork(() => json({}));
    await showRequest();
    expect(screen.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeInTheDocument();
    expect(document.querySelector('h1')).toHaveFocus();
    expect(field('Email')).toHaveValue('mara@example.com');
    await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument();
    expect(field('Email')).toHaveValue('mara@example.com');
  });

  it('The sign-up form does not offer a new password', async () => {
    fakeNetwork(() => json({}));
    await show();
    await user.click(screen.getByRole('link', { name: 'To sign up' }));
    expect(screen.queryByText('Forgot password?')).not.toBeInTheDocument();
  });

  it('A link for a new password is requested with its target page, and the form says where to look for the mail', async () => {
    const requests = fakeNetwork(() => json({}));
    await showRequest();
    await user.click(submit());
    await sent();
    expect(said()).toContain('If there’s an account for mara@example.com, a link is on its way.');
    expect(said()).toContain('look in your spam folder');
    expect(requests[0]?.url.pathname).toBe('/auth/v1/recover');
    expect(requests[0]?.url.searchParams.get('redirect_to')).toBe(`${location.origin}/auth/confirm`);
    expect(requests[0]?.body).toMatchObject({ email: 'mara@example.com' });
  });

  it('A new password without a valid email address is not requested', async () => {
    const requests = fakeNetwork(() => json({}));
    await showRequest();
    type('Email', 'mara');
    await user.click(submit());
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(document.body).toHaveTextContent('Enter a valid email address');
    expect(document.title).toBe('Error: Reset your password · Storyloom');
    type('Email', '');
    await user.click(submit());
    expect(document.body).toHaveTextContent('Enter your email');
    // A module that an earlier test has left may still be looked for.
    expect(requests.filter(({ path }) => path.startsWith('/auth/'))).toEqual([]);
  });

  it('Another link can be sent after a minute, or at once to another address', async () => {
    const requests = fakeNetwork(() => json({}));
    await showRequest();
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
    await vi.waitFor(() => expect(said()).toContain('Sent again.'));
    expect(requests).toHaveLength(2);
  });

  it.each([
    [
      'how many seconds to wait',
      json({ code: 429, msg: 'For security purposes, you can only request this after 42 seconds.' }, 429),
      'Please try again in 42 seconds.',
    ],
    [
      'when to try again',
      json({ error: { message: 'Slow down', retryAfter: 600 } }, 429),
      new RegExp(`again ${AT_A_TIME}\\.$`, 'u'),
    ],
    ['to wait a few minutes', json({ code: 429, msg: 'email rate limit exceeded' }, 429), 'in a few minutes.'],
  ] satisfies [string, Answer, string | RegExp][])(
    'After too many requests for a new password, the form says %s',
    async (_case, answer, words) => {
      fakeNetwork(() => answer);
      await showRequest();
      await user.click(submit());
      await vi.waitFor(() => expect(screen.queryByRole('alert')?.textContent).toContain('Too many attempts.'));
      expect(screen.queryByRole('alert')?.textContent).toMatch(words);
      expect(field('Email')).toHaveValue('mara@example.com');
      expect(said()).toBe('');
    },
  );
});
