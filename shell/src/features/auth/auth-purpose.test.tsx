// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { at, field, service, show, signUp } from '../../testing/auth-page.tsx';

describe('a story waiting to be saved', () => {
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

describe('a guest’s purpose', () => {
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
