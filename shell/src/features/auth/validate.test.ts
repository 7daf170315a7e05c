// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { strings } from './strings.ts';
import { validateAuth } from './validate.ts';

const good = { name: 'Mara', email: 'mara@example.com', password: 'tea436' };

it('accepts a correct form, and names every invalid field from top to bottom', () => {
  for (const mode of ['sign-in', 'sign-up'] as const) expect(validateAuth(mode, good)).toEqual({});
  const empty = { name: '', email: '', password: '' };
  expect(Object.keys(validateAuth('sign-up', empty))).toEqual(['name', 'email', 'password']);
});

it('requires a name at sign-up that is neither blank nor reserved', () => {
  for (const [name, problem] of [
    [' ', 'blank'],
    ['the STORYLOOM team', 'reserved'],
  ] as const) {
    expect(validateAuth('sign-up', { ...good, name })).toEqual({ name: strings.errors.names[problem] });
    expect(validateAuth('sign-in', { ...good, name })).toEqual({});
  }
});

it('tells a missing email address from an invalid one', () => {
  const errorOf = (email: string) => validateAuth('sign-in', { ...good, email }).email;
  for (const email of ['', ' ', '\t']) expect(errorOf(email), email).toBe('Enter your email');
  for (const email of ['mara', 'mara@', '@example.com', 'mara@example', 'mara@example.', 'ma ra@a.com', 'a@b@a.com'])
    expect(errorOf(email), email).toBe('Enter a valid email address');
  for (const email of ['  mara@example.com ', 'm.a+stories@mail.example.co.uk', 'màra@exämple.de'])
    expect(errorOf(email), email).toBeUndefined();
});

it('requires 6 characters of a new password only, because the rule may have changed since', () => {
  expect(validateAuth('sign-up', { ...good, password: '12345' })).toEqual({
    password: 'Enter a password of at least 6 characters',
  });
  expect(validateAuth('sign-in', { ...good, password: 'old' })).toEqual({});
  expect(validateAuth('sign-in', { ...good, password: '' })).toEqual({ password: 'Enter your password' });
});
