// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeSession, storeSession } from '@storyloom/shared/testing/fake-auth';
import { type Answer, fakeNetwork, json } from '@storyloom/shared/testing/network';
import { SessionProvider } from '@storyloom/shared/auth';
import { Toaster } from '@storyloom/shared/ui';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { AuthPage } from './auth-page.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const said = () => screen.queryByRole('alert')?.textContent;
const at = () => screen.getByTestId('at').textContent;

function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="at">{`${pathname}${search}`}</output>;
}

/** The page, for the user whom this browser keeps. */
async function show(path: '/auth' | '/signup' = '/auth', state?: unknown) {
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await act(async () =>
    render(
      <SessionProvider>
        <MemoryRouter initialEntries={[{ pathname: path, state }]}>
          <Link to="/auth">To sign in</Link>
          <Link to="/signup">To sign up</Link>
          <Where />
          <Routes>
            <Route path="/auth" element={<AuthPage mode="sign-in" />} />
            <Route path="/signup" element={<AuthPage mode="sign-up" />} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
        <Toaster />
      </SessionProvider>,
    ),
  );
}

const service = (change: Readonly<Record<string, () => Answer>> = {}) =>
  fakeNetwork({
    token: () => json(fakeSession()),
    signup: () => json(fakeSession()),
    logout: () => new Response(null, { status: 204 }),
    ...change,
  });
const refused = () => json({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' }, 400);

async function signIn(password = 'correct horse') {
  type('Email', ' mara@example.com ');
  type('Password', password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}
async function signUp() {
  type('Name', ' Mara ');
  type('Email', 'mara@example.com');
  type('Password', 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

describe('the auth screen', () => {
  it('is for signing in at /auth and for signing up at /signup', async () => {
    service();
    await show('/auth');
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
    cleanup();
    await show('/signup');
    expect(screen.getByRole('heading', { level: 1, name: 'Create an Account' })).toBeInTheDocument();
    expect(field('Name')).toBeTruthy();
  });

  it('tells password managers which password it wants', async () => {
    service();
    await show('/auth');
    expect([field('Email').autocomplete, field('Password').autocomplete]).toEqual(['username', 'current-password']);
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect([field('Email').autocomplete, field('Password').autocomplete]).toEqual(['email', 'new-password']);
  });

  it('says of every field that it is required', async () => {
    service();
    await show('/signup');
    for (const label of ['Name', 'Email', 'Password']) expect(field(label).required).toBe(true);
  });

  it('has an address for each of its modes, and keeps what was typed', async () => {
    service();
    await show('/auth');
    type('Email', 'mara@example.com');
    type('Password', 'correct horse');
    const before = [field('Email'), field('Password')];
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(at()).toBe('/signup');
    expect(screen.getByRole('heading', { level: 1, name: 'Create an Account' })).toBeInTheDocument();
    expect(document.title).toBe('Create an Account · Storyloom');
    // The same elements, or a password manager loses them.
    expect(field('Email')).toBe(before[0]);
    expect(field('Password')).toBe(before[1]);
    expect([field('Email').value, field('Password').value]).toEqual(['mara@example.com', 'correct horse']);
    type('Name', 'Mara');
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(at()).toBe('/auth');
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(field('Name')).toHaveValue('Mara');
  });

  it('keeps where the user came from on the way to the other mode', async () => {
    service();
    await show('/auth', { returnTo: '/generators/scifi' });
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    await signUp();
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await vi.waitFor(() => expect(at()).toBe('/generators/scifi'));
  });

  it('says what is wrong beside each field, focuses the first and asks nobody', async () => {
    const requests = service();
    await show('/signup');
    type('Password', '12345');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    for (const [label, message] of [
      ['Name', 'Enter your name'],
      ['Email', 'Enter your email'],
      ['Password', 'Enter a password of at least 6 characters'],
    ] as const) {
      expect(field(label)).toHaveAttribute('aria-invalid', 'true');
      const descriptions = field(label).getAttribute('aria-describedby')!.split(' ');
      expect(descriptions.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(message);
    }
    expect(field('Name')).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('tells an address that is missing from one that is wrong', async () => {
    service();
    await show();
    type('Password', 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(document.body).toHaveTextContent('Enter your email');
    type('Email', 'mara');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(document.body).toHaveTextContent('Enter a valid email address');
    expect(field('Email')).toHaveFocus();
  });

  it('says in the title of the document that something is wrong, until it is put right or left', async () => {
    service({ token: refused });
    await show();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(document.title).toBe('Error: Welcome Back · Storyloom');
    type('Email', 'mara@example.com');
    type('Password', 'wrong');
    expect(document.title).toBe('Welcome Back · Storyloom');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await vi.waitFor(() => expect(document.title).toBe('Error: Welcome Back · Storyloom'));
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(document.title).toBe('Create an Account · Storyloom');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('focuses the first field that is wrong, not the first field', async () => {
    service();
    await show('/signup');
    type('Name', 'Mara');
    type('Email', 'mara@example.com');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(field('Password')).toHaveFocus();
  });

  it('takes a field’s message away when that field is put right, and leaves the others', async () => {
    service();
    await show('/signup');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    type('Name', 'Mara');
    expect(document.body).not.toHaveTextContent('Enter your name');
    expect(document.body).toHaveTextContent('Enter your email');
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
    service({ token: refused });
    await show();
    await signIn('wrong');
    await vi.waitFor(() => expect(said()).toContain('Invalid login credentials'));
    expect([field('Email').value, field('Password').value]).toEqual(['mara@example.com', 'wrong']);
    expect(at()).toBe('/auth');
  });

  it('leads from a refused password to a new one, with the email already typed', async () => {
    service({ token: refused });
    await show('/auth', { returnTo: '/generators/romance' });
    await signIn('wrong');
    await vi.waitFor(() =>
      expect(said()).toBe('Invalid login credentialsCheck your email and password, or reset your password.'),
    );
    await user.click(screen.getByRole('link', { name: 'reset your password' }));
    await vi.waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeInTheDocument(),
    );
    await screen.findByText('Send the link', { selector: 'button' });
    expect(field('Email').value.trim()).toBe('mara@example.com');
  });

  it.each([
    ['nobody answers', () => new TypeError('Failed to fetch')],
    ['a gateway answers instead', () => new Response('<h1>503</h1>', { status: 503 })],
  ])('says that Storyloom can’t be reached when %s, and keeps what was typed', async (_case, answer) => {
    service({ token: answer });
    await show();
    await signIn();
    await vi.waitFor(() => expect(said()).toContain('Storyloom can’t be reached just now'));
    expect(said()).not.toMatch(/fetch|503/);
    expect(field('Password')).toHaveValue('correct horse');
  });

  it('says when to try again when it was tried too often', async () => {
    service({
      token: () => json({ error: { code: 'rate_limited', message: 'Slow', retryAfter: 30 } }, 429),
    });
    await show();
    await signIn();
    await vi.waitFor(() => expect(said()).toBe('Too many attempts. Please try again in 30 seconds.'));
    expect(field('Password')).toHaveValue('correct horse');
  });

  it('takes the failure away at the next try', async () => {
    let answer: () => Answer = refused;
    service({ token: () => answer() });
    await show();
    await signIn('wrong');
    await vi.waitFor(() => expect(said()).toContain('Invalid login credentials'));
    answer = () => json(fakeSession());
    await signIn();
    await vi.waitFor(() => expect(at()).toBe('/generators'));
  });

  it('asks once, however often its button is pressed', async () => {
    let answer!: (response: Response) => void;
    const requests = service({ token: () => new Promise((resolve) => (answer = resolve)) });
    const tries = () => requests.filter(({ url }) => url.searchParams.get('grant_type') === 'password');
    await show();
    await signIn();
    await user.click(screen.getByRole('button', { name: 'Signing in…' }));
    await vi.waitFor(() => expect(tries()).toHaveLength(1));
    await act(async () => answer(json(fakeSession())));
    await vi.waitFor(() => expect(at()).toBe('/generators'));
    expect(tries()).toHaveLength(1);
  });
});

describe('signing up', () => {
  it('returns to signing in with the message, said once, and with what signs in', async () => {
    const requests = service();
    await show('/signup');
    await signUp();
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument());
    // Once, beside the form: a second one as a toast would outlast signing in.
    expect(document.body.textContent?.split('Account created! You can now sign in.')).toHaveLength(2);
    expect([field('Email').value, field('Password').value]).toEqual(['mara@example.com', 'correct horse']);
    expect(requests[0]?.body).toMatchObject({ email: 'mara@example.com', data: { name: 'Mara' } });
    expect(at()).toBe('/auth');
    expect(localStorage.length).toBe(0);
  });

  it('says that the account was created in a live region that was there before', async () => {
    service();
    await show('/signup');
    const region = document.querySelector('form [role="status"]');
    expect(region?.textContent).toBe('');
    await signUp();
    await vi.waitFor(() => expect(region?.textContent).toBe('Account created! You can now sign in.'));
    expect(document.querySelector('form [role="status"]')).toBe(region);
  });

  it('needs one more press to sign in, after which its message is gone', async () => {
    const requests = service();
    await show('/signup');
    await signUp();
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await vi.waitFor(() => expect(at()).toBe('/generators'));
    expect(requests.at(-1)?.body).toMatchObject({ email: 'mara@example.com', password: 'correct horse' });
    expect(document.body).not.toHaveTextContent('Account created!');
  });

  it('returns to signing in as well after a sign-in that failed', async () => {
    service({ token: refused });
    await show('/auth');
    await signIn('not registered yet');
    await vi.waitFor(() => expect(said()).toContain('Invalid login credentials'));
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await signUp();
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument());
    expect(at()).toBe('/auth');
  });

  it('shows the server’s own message when it says no, and keeps what was typed', async () => {
    service({
      signup: () => json({ code: 422, error_code: 'user_already_exists', msg: 'User already registered' }, 422),
    });
    await show('/signup');
    await signUp();
    await vi.waitFor(() => expect(said()).toBe('User already registeredSign in with this email instead.'));
    expect(screen.getByRole('heading', { level: 1, name: 'Create an Account' })).toBeInTheDocument();
    expect([field('Name').value, field('Password').value]).toEqual([' Mara ', 'correct horse']);
  });

  it('leads a user who has an account to signing in, with the email already typed', async () => {
    service({
      signup: () => json({ code: 422, error_code: 'user_already_exists', msg: 'User already registered' }, 422),
    });
    await show('/signup', { returnTo: '/generators/scifi' });
    await signUp();
    await vi.waitFor(() => expect(said()).toContain('User already registered'));
    await user.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Sign in' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field('Email')).toHaveValue('mara@example.com');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await vi.waitFor(() => expect(at()).toBe('/generators/scifi'));
  });

  it('drops its message when the mode is changed again', async () => {
    service();
    await show('/signup');
    await signUp();
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(document.body).not.toHaveTextContent('Account created!');
  });
});

describe('a story that waits to be saved', () => {
  const state = { returnTo: '/generators/scifi', waitingTitle: ' The Lamp ' };
  const text = () => document.body.textContent;

  it('is named where the account for it is created, and until the user has signed in', async () => {
    service();
    await show('/signup', state);
    expect(text()).toContain('Your story “The Lamp” is kept. Create a free account to save it.');
    await signUp();
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument());
    expect(text()).toContain('Your story “The Lamp” is kept. Sign in to save it.');
    expect(screen.queryByText('Create a free account')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await vi.waitFor(() => expect(at()).toBe('/generators/scifi'));
  });

  it('offers an account before anything else to a user who came to sign in', async () => {
    service();
    await show('/auth', state);
    expect(text()).toContain('Your story “The Lamp” is kept. Sign in to save it, or create a free account.');
    const offer = screen.getByRole('link', { name: 'Create a free account' });
    expect(offer.compareDocumentPosition(field('Email'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(offer);
    expect(at()).toBe('/signup');
    expect(text()).toContain('Your story “The Lamp” is kept. Create a free account to save it.');
  });

  it.each([undefined, null, 7, {}, '', '  '])('is not spoken of where its title is %j', async (waitingTitle) => {
    service();
    await show('/auth', { returnTo: '/generators', waitingTitle });
    expect(text()).not.toContain('Your story');
    expect(text()).toContain('Sign in to save your stories and write as many as you want.');
  });
});

describe('what a guest was about to do', () => {
  const text = () => document.body.textContent;
  const stateOf = (purpose: unknown) => ({ returnTo: '/community#like-1', purpose });

  it.each(['like', 'report'])('is named on the form (%s), also where the account for it is created', async (action) => {
    service();
    await show('/auth', stateOf({ action, title: ' The Lamp ' }));
    expect(text()).toContain(`Sign in to ${action} “The Lamp”.`);
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(text()).toContain(`Create a free account to ${action} “The Lamp”.`);
  });

  it.each([7, null, {}, { action: 'like' }, { action: 'toString', title: 'X' }, { action: 'like', title: ' ' }])(
    'is not spoken of where the state says %j',
    async (purpose) => {
      service();
      await show('/auth', stateOf(purpose));
      expect(text()).toContain('Sign in to save your stories and write as many as you want.');
    },
  );
});
