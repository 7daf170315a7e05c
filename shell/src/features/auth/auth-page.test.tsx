// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { storeSession } from '@storyloom/shared/testing/fake-auth';
import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, type, at, show, service, refused, signUp } from '../../testing/auth-page.tsx';

describe('the auth screen', () => {
  it('The path /auth shows the sign-in form and /signup the sign-up form', async () => {
    service();
    await show('/auth');
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
    cleanup();
    await show('/signup');
    expect(screen.getByRole('heading', { level: 1, name: 'Create an Account' })).toBeInTheDocument();
    expect(field('Name')).toBeTruthy();
  });

  it('The forms tell password managers which password they expect', async () => {
    service();
    await show('/auth');
    expect([field('Email').autocomplete, field('Password').autocomplete]).toEqual(['username', 'current-password']);
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect([field('Email').autocomplete, field('Password').autocomplete]).toEqual(['email', 'new-password']);
  });

  it('Every field of the sign-up form is required', async () => {
    service();
    await show('/signup');
    for (const label of ['Name', 'Email', 'Password']) expect(field(label).required).toBe(true);
  });

  it('Switching between sign-in and sign-up changes the URL and keeps the typed values', async () => {
    service();
    await show('/auth');
    type('Email', 'mara@example.com');
    type('Password', 'correct horse');
    const before = [field('Email'), field('Password')];
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(at()).toBe('/signup');
    expect(screen.getByRole('heading', { level: 1, name: 'Create an Account' })).toBeInTheDocument();
    expect(document.title).toBe('Create an Account · Storyloom');
    // The elements stay the same, so that password managers keep them.
    expect(field('Email')).toBe(before[0]);
    expect(field('Password')).toBe(before[1]);
    expect([field('Email').value, field('Password').value]).toEqual(['mara@example.com', 'correct horse']);
    type('Name', 'Mara');
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(at()).toBe('/auth');
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(field('Name')).toHaveValue('Mara');
  });

  it('Switching between sign-in and sign-up keeps the page to return to', async () => {
    service();
    await show('/auth', { returnTo: '/generators/scifi' });
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    await signUp();
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await vi.waitFor(() => expect(at()).toBe('/generators/scifi'));
  });

  it('An invalid form shows an error at each field, focuses the first, and sends nothing', async () => {
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

  it('A missing email address and an invalid one have different errors', async () => {
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

  it('The document title says “Error:” until the error is corrected or the form is left', async () => {
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

  it('An invalid form focuses the first field with an error', async () => {
    service();
    await show('/signup');
    type('Name', 'Mara');
    type('Email', 'mara@example.com');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(field('Password')).toHaveFocus();
  });

  it('The error of a field disappears when that field is corrected, and the others stay', async () => {
    service();
    await show('/signup');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    type('Name', 'Mara');
    expect(document.body).not.toHaveTextContent('Enter your name');
    expect(document.body).toHaveTextContent('Enter your email');
  });
});

describe('a story that waits to be saved', () => {
  const state = { returnTo: '/generators/scifi', waitingTitle: ' The Lamp ' };
  const text = () => document.body.textContent;

  it('A story that waits to be saved is named at sign-up and at the sign-in that follows', async () => {
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

  it('A user who signs in to save a story is offered an account above the form', async () => {
    service();
    await show('/auth', state);
    expect(text()).toContain('Your story “The Lamp” is kept. Sign in to save it, or create a free account.');
    const offer = screen.getByRole('link', { name: 'Create a free account' });
    expect(offer.compareDocumentPosition(field('Email'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(offer);
    expect(at()).toBe('/signup');
    expect(text()).toContain('Your story “The Lamp” is kept. Create a free account to save it.');
  });

  it.each([undefined, null, 7, {}, '', '  '])(
    'A waiting story with the title %j is not mentioned',
    async (waitingTitle) => {
      service();
      await show('/auth', { returnTo: '/generators', waitingTitle });
      expect(text()).not.toContain('Your story');
      expect(text()).toContain('Sign in to save your stories and write as many as you want.');
    },
  );
});

it('The end of a session is mentioned on the sign-in form, and not on the sign-up form', async () => {
  service();
  storeSession();
  await show('/auth', { returnTo: '/dashboard' });
  await vi.waitFor(() => expect(at()).toBe('/dashboard'));
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  await user.click(screen.getByRole('link', { name: 'To sign in' }));
  const notice = screen.getByText('You’ve been signed out').closest('[role="status"]');
  expect(notice).toHaveTextContent('Sign in to go back to where you were.');
  await user.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(document.body).not.toHaveTextContent('You’ve been signed out');
});

describe('what a guest was about to do', () => {
  const text = () => document.body.textContent;
  const stateOf = (purpose: unknown) => ({ returnTo: '/community#like-1', purpose });

  it.each(['like', 'report'])(
    'The action that a guest was about to take (%s) is named at sign-in and at sign-up',
    async (action) => {
      service();
      await show('/auth', stateOf({ action, title: ' The Lamp ' }));
      expect(text()).toContain(`Sign in to ${action} “The Lamp”.`);
      await user.click(screen.getByRole('link', { name: 'Create an account' }));
      expect(text()).toContain(`Create a free account to ${action} “The Lamp”.`);
    },
  );

  it.each([7, null, {}, { action: 'like' }, { action: 'toString', title: 'X' }, { action: 'like', title: ' ' }])(
    'A purpose of %j in the state is not mentioned',
    async (purpose) => {
      service();
      await show('/auth', stateOf(purpose));
      expect(text()).toContain('Sign in to save your stories and write as many as you want.');
    },
  );
});
