import { PASSWORD_MIN_LENGTH } from '@storyloom/shared/domain';

export const strings = {
  signIn: {
    title: 'Welcome Back',
    description: 'Sign in to save your stories and write without limits.',
    submit: 'Sign in',
    busy: 'Signing in…',
    switchText: 'New to Storyloom?',
    switchLink: 'Create an account',
    success: 'Successfully signed in!',
  },
  signUp: {
    title: 'Create an Account',
    description: 'Keep every story you like, and write as many as you please.',
    submit: 'Create account',
    busy: 'Creating your account…',
    switchText: 'Already have an account?',
    switchLink: 'Sign in',
    success: 'Account created! You can now sign in.',
  },
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: `At least ${PASSWORD_MIN_LENGTH} characters`,
  failed: 'Authentication failed',
  unreachable:
    'Storyloom can’t be reached just now. Check your connection and try again; what you typed is still here.',
  errors: {
    name: 'Please enter your name',
    email: 'Please enter a valid email address',
    password: `Please enter a password of at least ${PASSWORD_MIN_LENGTH} characters`,
    passwordMissing: 'Please enter your password',
  },
} as const;
