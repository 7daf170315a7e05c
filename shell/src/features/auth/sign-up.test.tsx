// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { json } from '@storyloom/testing/network';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, said, at, show, service, refused, signIn, signUp, type } from '../../testing/auth-page.tsx';

describe('signing up', () => {
  it('Signing up leads to the sign-in form with the message, shown once, and the typed email and password', async () => {
    const requests = service();
    await show('/signup');
    await signUp();
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument());
    // Once, beside the form: a toast would outlast the sign-in.
    expect(document.body.textContent?.split('Account created! You can now sign in.')).toHaveLength(2);
    expect([field('Email').value, field('Password').value]).toEqual(['mara@example.com', 'correct horse']);
    expect(requests[0]?.body).toMatchObject({ email: 'mara@example.com', data: { name: 'Mara' } });
    expect(at()).toBe('/auth');
    expect(localStorage.length).toBe(0);
  });

  it('The created account is announced in a live region that existed before', async () => {
    service();
    await show('/signup');
    const region = document.querySelector('form [role="status"]');
    expect(region?.textContent).toBe('');
    await signUp();
    await vi.waitFor(() => expect(region?.textContent).toBe('Account created! You can now sign in.'));
    expect(document.querySelector('form [role="status"]')).toBe(region);
  });

  it('After signing up, one press signs in, and the message is gone', async () => {
    const requests = service();
    await show('/signup');
    await signUp();
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await vi.waitFor(() => expect(at()).toBe('/generators'));
    expect(requests.at(-1)?.body).toMatchObject({ email: 'mara@example.com', password: 'correct horse' });
    expect(document.body).not.toHaveTextContent('Account created!');
  });

  it('A refused sign-in replaces the message about the created account', async () => {
    service({ token: refused });
    await show('/signup');
    await signUp();
    await vi.waitFor(() => expect(document.body).toHaveTextContent('Account created!'));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await vi.waitFor(() => expect(said()).toContain('Invalid login credentials'));
    expect(document.body).not.toHaveTextContent('Account created!');
  });

  it('Signing up after a failed sign-in leads to the sign-in form as well', async () => {
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

  it('A refused sign-up shows the server’s message and keeps the typed values', async () => {
    service({
      signup: () => json({ code: 422, error_code: 'user_already_exists', msg: 'User already registered' }, 422),
    });
    await show('/signup');
    await signUp();
    await vi.waitFor(() => expect(said()).toBe('User already registeredSign in with this email instead.'));
    expect(screen.getByRole('heading', { level: 1, name: 'Create an Account' })).toBeInTheDocument();
    expect([field('Name').value, field('Password').value]).toEqual([' Mara ', 'correct horse']);
  });

  it('A registered email is reported within view, until another one is typed', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    // Chromium returns a promise, which React must not use as a cleanup function.
    scrollIntoView.mockReturnValue(Promise.resolve() as unknown as void);
    service({
      signup: () => json({ code: 422, error_code: 'user_already_exists', msg: 'User already registered' }, 422),
    });
    await show('/signup');
    await signUp();
    await vi.waitFor(() => expect(said()).toContain('User already registered'));
    expect(scrollIntoView.mock.contexts).toEqual([expect.objectContaining({ textContent: said() })]);
    type('Password', 'a lamp that waits for the sea');
    expect(said()).toContain('User already registered');
    type('Email', 'tove@example.com');
    expect(said()).toBeUndefined();
  });

  it('A refused password is reported at its field, until another one is typed', async () => {
    const msg = 'This password is one of the most common ones. Choose another.';
    service({ signup: () => json({ code: 422, error_code: 'weak_password', msg }, 422) });
    await show('/signup');
    await signUp();
    await vi.waitFor(() => expect(field('Password')).toHaveAccessibleDescription(expect.stringContaining(msg)));
    expect(field('Password')).toHaveFocus();
    type('Password', 'a lamp that waits for the sea');
    expect(document.body).not.toHaveTextContent(msg);
  });

  it('A user who has an account is led to the sign-in form, with the email already typed', async () => {
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

  it('The message about the created account disappears when the user switches forms', async () => {
    service();
    await show('/signup');
    await signUp();
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(document.body).not.toHaveTextContent('Account created!');
  });
});
