import { testStrings } from '@storyloom/testing/specified-strings';
import { describe } from 'vitest';
import { strings as auth } from './features/auth/strings.ts';
import { strings as layout } from './features/layout/strings.ts';
import { strings as notFound } from './features/not-found/strings.ts';
import { strings as signOut } from './sign-out/strings.ts';

/** Strings of the product specification that the shell shows. */
describe('the specification’s strings', () => {
  testStrings('Every page uses the specified string', {
    'My Stories': layout.myStories,
    'Sign out': layout.signOut,
    'Sign up': layout.signUp,
    '404': notFound.eyebrow,
  });

  testStrings('Authentication uses the specified string', {
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
  });
});
