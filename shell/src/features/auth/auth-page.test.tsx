// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { storeSession } from '@storyloom/testing/fake-auth';
import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, type, at, show, service, refused, signUp } from '../../testing/auth-page.tsx';

describe('the sign-in page', () => {
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
