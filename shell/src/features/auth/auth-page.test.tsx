// @vitest-environment jsdom
import { fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { type Answer, json } from '@storyloom/testing/network';
import { act, cleanup, screen, within } from '@testing-library/react';
import { user } from '@storyloom/testing/user';
import { describe, expect, it, vi } from 'vitest';
import {
  at,
  field,
  follow,
  heading,
  press,
  said,
  service,
  show,
  signIn,
  signUp,
  type,
} from '../../testing/auth-page.tsx';
import { purposeOf } from './purpose.ts';
import { waitingTitleOf } from './waiting-story.tsx';

const refused = () => json({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' }, 400);
const taken = () => json({ code: 422, error_code: 'user_already_exists', msg: 'User already registered' }, 422);
const CREATED = 'Account created! You can now sign in.';

describe('the form', () => {
  it('switches between sign-in and sign-up without losing what was typed', async () => {
    service();
    await show('/auth');
    // Password managers need to know which password is expected.
    expect([field('Email').autocomplete, field('Password').autocomplete]).toEqual(['username', 'current-password']);
    type('Email', 'mara@example.com');
    type('Password', 'correct horse');
    const before = [field('Email'), field('Password')];
    await follow('Create an account');
    expect(at()).toBe('/signup');
    await heading('Create an Account');
    // The elements stay the same, so that password managers keep them.
    expect(field('Email')).toBe(before[0]);
    expect(field('Password')).toBe(before[1]);
    expect([field('Email').value, field('Password').value]).toEqual(['mara@example.com', 'correct horse']);
    expect([field('Email').autocomplete, field('Password').autocomplete]).toEqual(['email', 'new-password']);
    type('Name', 'Mara');
    await follow('Sign in');
    expect(at()).toBe('/auth');
    await heading('Welcome Back');
    await follow('Create an account');
    expect(field('Name')).toHaveValue('Mara');
  });

  it('shows an error at each field until it is corrected, focuses the first, and sends nothing', async () => {
    const requests = service();
    await show('/signup');
    type('Password', '12345');
    await press('Create account');
    const messages = { Name: 'Enter your name', Email: 'Enter your email', Password: 'of at least 6 characters' };
    for (const [label, message] of Object.entries(messages)) {
      expect(field(label)).toBeInvalid();
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    }
    expect(field('Name')).toHaveFocus();
    type('Name', 'Mara');
    expect(document.body).not.toHaveTextContent('Enter your name');
    expect(document.body).toHaveTextContent('Enter your email');
    type('Email', 'mara@example.com');
    await press('Create account');
    expect(field('Password')).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('mentions the end of a session at sign-in, and not at sign-up', async () => {
    service();
    storeSession();
    await show('/auth', { returnTo: '/dashboard' });
    await vi.waitFor(() => expect(at()).toBe('/dashboard'));
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
    await follow('To sign in');
    const notice = screen.getByText('You’ve been signed out').closest('[role="status"]');
    expect(notice).toHaveTextContent('Sign in to go back to where you were.');
    await follow('Create an account');
    expect(document.body).not.toHaveTextContent('You’ve been signed out');
  });
});

describe('signing in', () => {
  it('opens the generators, or returns to the page that the user came from', async () => {
    const requests = service();
    await show();
    await signIn();
    await vi.waitFor(() => expect(at()).toBe('/generators'));
    expect(requests.at(-1)?.body).toMatchObject({ email: 'mara@example.com', password: 'correct horse' });
    cleanup();
    // A user who is signed in is sent on at once, from either form.
    await show('/signup', { returnTo: '/generators/romance?x=1' });
    await vi.waitFor(() => expect(at()).toBe('/generators/romance?x=1'));
  });

  it('never leads to another site', async () => {
    service();
    storeSession();
    for (const returnTo of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', 7]) {
      await show('/auth', { returnTo });
      await vi.waitFor(() => expect(at(), `${returnTo}`).toBe('/generators'));
      cleanup();
    }
  });

  it('shows a refusal with what was typed, and offers a reset for the same address', async () => {
    service({ token: refused });
    await show('/auth', { returnTo: '/generators/romance' });
    await signIn('wrong');
    await vi.waitFor(() =>
      expect(said()).toBe('Invalid login credentialsCheck your email and password, or reset your password.'),
    );
    expect([field('Email').value, field('Password').value]).toEqual(['mara@example.com', 'wrong']);
    expect(document.title).toBe('Error: Welcome Back · Storyloom');
    await follow('reset your password');
    await screen.findByRole('button', { name: 'Send the link' });
    expect(field('Email').value.trim()).toBe('mara@example.com');
  });

  it('keeps what was typed when the service is unreachable, and sends one request per attempt', async () => {
    let answer: () => Answer = () => new TypeError('Failed to fetch');
    const requests = service({ token: () => answer() });
    await show();
    await signIn();
    await vi.waitFor(() => expect(said()).toContain('Storyloom can’t be reached just now'));
    expect(field('Password')).toHaveValue('correct horse');
    let give!: (response: Response) => void;
    answer = () => new Promise((resolve) => (give = resolve));
    requests.length = 0;
    await press('Sign in');
    expect(said()).toBeUndefined();
    await press('Signing in…');
    const tries = () => requests.filter(({ url }) => url.searchParams.get('grant_type') === 'password');
    await vi.waitFor(() => expect(tries()).toHaveLength(1));
    await act(async () => give(json(fakeSession())));
    await vi.waitFor(() => expect(at()).toBe('/generators'));
    expect(tries()).toHaveLength(1);
  });
});

describe('signing up', () => {
  it('leads to the sign-in form with a message and the typed email and password', async () => {
    const requests = service({ token: refused });
    await show('/signup');
    // A live region is announced only if it existed before.
    const region = document.querySelector('form [role="status"]');
    expect(region?.textContent).toBe('');
    await signUp();
    await heading('Welcome Back');
    expect(at()).toBe('/auth');
    expect(region).toHaveTextContent(CREATED);
    expect(document.querySelector('form [role="status"]')).toBe(region);
    expect([field('Email').value, field('Password').value]).toEqual(['mara@example.com', 'correct horse']);
    expect(requests[0]?.body).toMatchObject({ email: 'mara@example.com', data: { name: 'Mara' } });
    await press('Sign in');
    await vi.waitFor(() => expect(said()).toContain('Invalid login credentials'));
    expect(document.body).not.toHaveTextContent(CREATED);
    await follow('Create an account');
    expect(said()).toBeUndefined();
  });

  it('reports a registered email within view until another is typed, and leads to signing in with it', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    // Chromium returns a promise, which React must not use as a cleanup function.
    scrollIntoView.mockReturnValue(Promise.resolve() as unknown as void);
    service({ signup: taken });
    await show('/signup', { returnTo: '/generators/scifi' });
    await signUp();
    await vi.waitFor(() => expect(said()).toBe('User already registeredSign in with this email instead.'));
    expect(scrollIntoView.mock.contexts).toEqual([expect.objectContaining({ textContent: said() })]);
    type('Password', 'a lamp that waits for the sea');
    expect(said()).toContain('User already registered');
    type('Email', 'tove@example.com');
    expect(said()).toBeUndefined();
    await signUp();
    const alert = await screen.findByRole('alert');
    await user.click(within(alert).getByRole('link', { name: 'Sign in' }));
    await heading('Welcome Back');
    expect(said()).toBeUndefined();
    expect(field('Email')).toHaveValue('mara@example.com');
    await press('Sign in');
    await vi.waitFor(() => expect(at()).toBe('/generators/scifi'));
  });

  it('reports a refused password at its field until another is typed', async () => {
    const msg = 'This password is one of the most common ones. Choose another.';
    service({ signup: () => json({ code: 422, error_code: 'weak_password', msg }, 422) });
    await show('/signup');
    await signUp();
    await vi.waitFor(() => expect(field('Password')).toHaveAccessibleDescription(expect.stringContaining(msg)));
    expect(field('Password')).toHaveFocus();
    type('Password', 'a lamp that waits for the sea');
    expect(document.body).not.toHaveTextContent(msg);
  });
});

describe('a guest who needs an account', () => {
  it('reads which story waits to be saved, in both forms and after signing up', async () => {
    service();
    await show('/auth', { returnTo: '/generators/scifi', waitingTitle: ' The Lamp ' });
    expect(document.body).toHaveTextContent(
      'Your story “The Lamp” is kept. Sign in to save it, or create a free account.',
    );
    await follow('Create a free account');
    expect(document.body).toHaveTextContent('Your story “The Lamp” is kept. Create a free account to save it.');
    await signUp();
    await heading('Welcome Back');
    expect(document.body).toHaveTextContent('Your story “The Lamp” is kept. Sign in to save it.');
    expect(screen.queryByText('Create a free account')).not.toBeInTheDocument();
  });

  it('reads what they were about to do, in both forms', async () => {
    service();
    await show('/auth', { returnTo: '/community#like-1', purpose: { action: 'like', title: ' The Lamp ' } });
    expect(document.body).toHaveTextContent('Sign in to like “The Lamp”.');
    await follow('Create an account');
    expect(document.body).toHaveTextContent('Create a free account to like “The Lamp”.');
  });

  it('reads nothing that a malformed history state says', () => {
    const like = { action: 'like', title: ' ' };
    const purposes = [7, null, {}, { action: 'like' }, { action: 'toString', title: 'X' }, like];
    for (const purpose of purposes) expect(purposeOf({ purpose }, 'signIn'), JSON.stringify(purpose)).toBeUndefined();
    expect(purposeOf({ purpose: { action: 'report', title: 'X' } }, 'signIn')).toBe('Sign in to report “X”.');
    for (const waitingTitle of [undefined, null, 7, {}, '', '  '])
      expect(waitingTitleOf({ waitingTitle }), JSON.stringify(waitingTitle)).toBeUndefined();
  });
});
