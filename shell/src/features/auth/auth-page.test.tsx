// @vitest-environment jsdom
import type * as Auth from '@storyloom/shared/auth';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Answer,
  fakeNetwork,
  json,
  type SentRequest,
  session,
  storeSession,
  writeSiteConfig,
} from '../../testing/fake-network.ts';
import { alertPanel, button, link, press, title } from '../../testing/queries.ts';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const said = () => alertPanel()?.textContent;
const at = () => screen.getByTestId('at').textContent;

function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="at">{`${pathname}${search}`}</output>;
}

/** The page with a client and a session store of its own. */
async function show(path: '/auth' | '/signup' = '/auth', state?: unknown) {
  vi.resetModules();
  const { SessionProvider }: typeof Auth = await import('@storyloom/shared/auth');
  const { AuthPage } = await import('./auth-page.tsx');
  const { Toaster } = await import('@storyloom/shared/ui');
  const { MemoryRouter: Router, Route: Page, Routes: Pages } = { MemoryRouter, Route, Routes };
  await act(async () =>
    render(
      <SessionProvider>
        <Router initialEntries={[{ pathname: path, state }]}>
          <Link to="/auth">To sign in</Link>
          <Link to="/signup">To sign up</Link>
          <Where />
          <Pages>
            <Page path="/auth" element={<AuthPage initialMode="sign-in" />} />
            <Page path="/signup" element={<AuthPage initialMode="sign-up" />} />
            <Page path="*" element={null} />
          </Pages>
        </Router>
        <Toaster />
      </SessionProvider>,
    ),
  );
}

function service(change: Readonly<Record<string, () => Answer>> = {}) {
  return fakeNetwork(({ url }: SentRequest) => {
    const answers: Readonly<Record<string, () => Answer>> = {
      '/auth/v1/token': () => json(session),
      '/auth/v1/signup': () => json(session),
      '/auth/v1/logout': () => new Response(null, { status: 204 }),
      ...change,
    };
    return answers[url.pathname]?.() ?? new Response('not found', { status: 404 });
  });
}
const refused = () => json({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' }, 400);

async function signIn(password = 'correct horse') {
  type('Email', ' mara@example.com ');
  type('Password', password);
  await press(button('Sign in'));
}
async function signUp() {
  type('Name', ' Mara ');
  type('Email', 'mara@example.com');
  type('Password', 'correct horse');
  await press(button('Create account'));
}

beforeEach(writeSiteConfig);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the auth screen', () => {
  it('is for signing in at /auth and for signing up at /signup', async () => {
    service();
    await show('/auth');
    expect(title()).toBe('Welcome Back');
    expect(screen.queryByLabelText('Name')).toBeNull();
    cleanup();
    await show('/signup');
    expect(title()).toBe('Create an Account');
    expect(field('Name')).toBeTruthy();
  });

  it('tells password managers which password it wants', async () => {
    service();
    await show('/auth');
    expect([field('Email').autocomplete, field('Password').autocomplete]).toEqual(['username', 'current-password']);
    await press(button('Create an account'));
    expect(field('Password').autocomplete).toBe('new-password');
  });

  it('toggles between its modes and keeps what was typed', async () => {
    service();
    await show('/auth');
    type('Email', 'mara@example.com');
    type('Password', 'correct horse');
    const before = [field('Email'), field('Password')];
    await press(button('Create an account'));
    expect(title()).toBe('Create an Account');
    // The same elements, or a password manager loses them.
    expect(field('Email')).toBe(before[0]);
    expect(field('Password')).toBe(before[1]);
    expect([field('Email').value, field('Password').value]).toEqual(['mara@example.com', 'correct horse']);
    type('Name', 'Mara');
    await press(button('Sign in'));
    await press(button('Create an account'));
    expect(field('Name').value).toBe('Mara');
  });

  it('follows a link to the other mode after it was toggled', async () => {
    service();
    await show('/auth');
    await press(button('Create an account'));
    await press(link('To sign in'));
    expect(title()).toBe('Welcome Back');
    await press(link('To sign up'));
    expect(title()).toBe('Create an Account');
  });

  it('says what is wrong beside each field, focuses the first and asks nobody', async () => {
    const requests = service();
    await show('/signup');
    type('Password', '12345');
    await press(button('Create account'));
    for (const [label, message] of [
      ['Name', 'Please enter your name'],
      ['Email', 'Please enter a valid email address'],
      ['Password', 'Please enter a password of at least 6 characters'],
    ] as const) {
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
      const descriptions = field(label).getAttribute('aria-describedby')!.split(' ');
      expect(descriptions.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(message);
    }
    expect(document.activeElement).toBe(field('Name'));
    expect(requests).toEqual([]);
  });

  it('focuses the first field that is wrong, not the first field', async () => {
    service();
    await show('/signup');
    type('Name', 'Mara');
    type('Email', 'mara@example.com');
    await press(button('Create account'));
    expect(document.activeElement).toBe(field('Password'));
  });

  it('takes a field’s message away when that field is put right, and leaves the others', async () => {
    service();
    await show('/signup');
    await press(button('Create account'));
    type('Name', 'Mara');
    expect(document.body.textContent).not.toContain('Please enter your name');
    expect(document.body.textContent).toContain('Please enter a valid email address');
  });
});

describe('signing in', () => {
  it('goes to the generators when the person came from nowhere', async () => {
    const requests = service();
    await show();
    await signIn();
    await vi.waitFor(() => expect(at()).toBe('/generators'));
    expect(requests.at(-1)?.body).toMatchObject({ email: 'mara@example.com', password: 'correct horse' });
  });

  it('goes back to where the person came from', async () => {
    service();
    await show('/auth', { returnTo: '/generators/romance?x=1' });
    await signIn();
    await vi.waitFor(() => expect(at()).toBe('/generators/romance?x=1'));
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', '/..//evil.example', 7])(
    'never goes to %j',
    async (returnTo) => {
      service();
      storeSession();
      await show('/auth', { returnTo });
      await vi.waitFor(() => expect(at()).toBe('/generators'));
    },
  );

  it('is not asked of somebody who is signed in', async () => {
    service();
    storeSession();
    await show('/signup', { returnTo: '/dashboard' });
    await vi.waitFor(() => expect(at()).toBe('/dashboard'));
  });

  it('shows the server’s own message when it says no, and keeps what was typed', async () => {
    service({ '/auth/v1/token': refused });
    await show();
    await signIn('wrong');
    await vi.waitFor(() => expect(said()).toBe('Invalid login credentials'));
    expect([field('Email').value, field('Password').value]).toEqual(['mara@example.com', 'wrong']);
    expect(at()).toBe('/auth');
  });

  it.each([
    ['nobody answers', () => new TypeError('Failed to fetch')],
    ['a gateway answers instead', () => new Response('<h1>503</h1>', { status: 503 })],
  ])('says that Storyloom can’t be reached when %s, and keeps what was typed', async (_case, answer) => {
    service({ '/auth/v1/token': answer });
    await show();
    await signIn();
    await vi.waitFor(() => expect(said()).toContain('Storyloom can’t be reached just now'));
    expect(said()).not.toMatch(/fetch|503/);
    expect(field('Password').value).toBe('correct horse');
  });

  it('says when to try again when it was tried too often', async () => {
    service({
      '/auth/v1/token': () => json({ error: { code: 'rate_limited', message: 'Slow', retryAfter: 30 } }, 429),
    });
    await show();
    await signIn();
    await vi.waitFor(() => expect(said()).toBe('Too many tries. Please try again in 30 seconds.'));
    expect(field('Password').value).toBe('correct horse');
  });

  it('takes the failure away at the next try', async () => {
    let answer: () => Answer = refused;
    service({ '/auth/v1/token': () => answer() });
    await show();
    await signIn('wrong');
    await vi.waitFor(() => expect(said()).toBe('Invalid login credentials'));
    answer = () => json(session);
    await signIn();
    await vi.waitFor(() => expect(at()).toBe('/generators'));
  });

  it('asks once, however often its button is pressed', async () => {
    let answer!: (response: Response) => void;
    const requests = service({ '/auth/v1/token': () => new Promise((resolve) => (answer = resolve)) });
    await show();
    await signIn();
    await press(button('Signing in…'));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await act(async () => answer(json(session)));
    await vi.waitFor(() => expect(at()).toBe('/generators'));
    expect(requests).toHaveLength(1);
  });
});

describe('signing up', () => {
  it('returns to signing in with the message, the e-mail kept and the password not', async () => {
    const requests = service();
    await show('/signup');
    await signUp();
    await vi.waitFor(() => expect(title()).toBe('Welcome Back'));
    // Once, beside the form: a second one as a toast would outlast signing in.
    expect(document.body.textContent?.split('Account created! You can now sign in.')).toHaveLength(2);
    expect([field('Email').value, field('Password').value]).toEqual(['mara@example.com', '']);
    expect(requests[0]?.body).toMatchObject({ email: 'mara@example.com', data: { name: 'Mara' } });
    expect(at()).toBe('/signup');
    expect(localStorage.length).toBe(0);
  });

  it('returns to signing in as well after a sign-in that failed', async () => {
    service({ '/auth/v1/token': refused });
    await show('/auth');
    await signIn('not registered yet');
    await vi.waitFor(() => expect(said()).toBe('Invalid login credentials'));
    await press(button('Create an account'));
    expect(alertPanel()).toBeNull();
    await signUp();
    await vi.waitFor(() => expect(title()).toBe('Welcome Back'));
    expect(at()).toBe('/auth');
  });

  it('shows the server’s own message when it says no, and keeps what was typed', async () => {
    service({
      '/auth/v1/signup': () =>
        json({ code: 422, error_code: 'user_already_exists', msg: 'User already registered' }, 422),
    });
    await show('/signup');
    await signUp();
    await vi.waitFor(() => expect(said()).toBe('User already registered'));
    expect(title()).toBe('Create an Account');
    expect([field('Name').value, field('Password').value]).toEqual([' Mara ', 'correct horse']);
  });

  it('drops its message when the mode is changed again', async () => {
    service();
    await show('/signup');
    await signUp();
    await vi.waitFor(() => expect(title()).toBe('Welcome Back'));
    await press(button('Create an account'));
    await press(button('Sign in'));
    expect(document.body.textContent).not.toContain('Account created!');
  });
});
