import { expect, it } from 'vitest';
import { strings as auth } from './features/auth/strings.ts';
import { strings as layout } from './features/layout/strings.ts';
import { strings as notFound } from './features/not-found/strings.ts';
import { strings as signOut } from './sign-out/strings.ts';

it('shows the strings of the product specification', () => {
  const specified = {
    'My Stories': layout.myStories,
    'Sign out': layout.signOut,
    'Sign up': layout.signUp,
    '404': notFound.eyebrow,
    'Welcome Back': auth.signIn.title,
    'Create an Account': auth.signUp.title,
    Name: auth.name,
    Email: auth.email,
    Password: auth.password,
    'Account created! You can now sign in.': auth.signUp.success,
    'Successfully signed in!': auth.signIn.success,
    'Authentication failed': auth.failed,
    'Signed out successfully': signOut.done,
    'Failed to sign out': signOut.failed,
  };
  for (const [text, shown] of Object.entries(specified)) expect(shown).toBe(text);
});
