// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { strings } from './strings.ts';
import { validateAuth } from './validate.ts';

const good = { name: 'Mara', email: 'mara@example.com', password: 'tea436' };

describe('validateAuth', () => {
  it('A correct form is valid for sign-in and sign-up', () => {
    expect(validateAuth('sign-up', good)).toEqual({});
    expect(validateAuth('sign-in', good)).toEqual({});
  });

  it.each([
    ['reserved', ['Storyloom', 'the STORYLOOM team', 'St0ryl00m Support']],
    ['direction', ['Ada\u202eevil', '\u2066Ada']],
  ] as const)('A name with the problem “%s” is invalid', (problem, names) => {
    for (const name of names) {
      expect(validateAuth('sign-up', { ...good, name })).toEqual({ name: strings.errors.names[problem] });
    }
  });

  it.each(['', ' ', '\t\n', '\u200b\u2060'])('Signing up requires a name other than %j', (name) => {
    expect(validateAuth('sign-up', { ...good, name })).toEqual({ name: 'Enter your name' });
    expect(validateAuth('sign-in', { ...good, name })).toEqual({});
  });

  it.each(['', ' ', '\t'])('The email %j is reported as missing', (email) => {
    expect(validateAuth('sign-in', { ...good, email })).toEqual({ email: 'Enter your email' });
    expect(validateAuth('sign-up', { ...good, email })).toEqual({ email: 'Enter your email' });
  });

  it.each(['mara', 'mara@', '@example.com', 'mara@example', 'mara@example.', 'ma ra@example.com', 'a@b@example.com'])(
    'The text %j is not a valid email address',
    (email) => {
      expect(validateAuth('sign-in', { ...good, email })).toEqual({ email: 'Enter a valid email address' });
      expect(validateAuth('sign-up', { ...good, email })).toEqual({ email: 'Enter a valid email address' });
    },
  );

  it.each(['mara@example.com', '  mara@example.com ', 'm.a+stories@mail.example.co.uk', 'màra@exämple.de'])(
    'The text %j is a valid email address',
    (email) => {
      expect(validateAuth('sign-in', { ...good, email })).toEqual({});
    },
  );

  it('Signing up requires a password of 6 characters', () => {
    expect(validateAuth('sign-up', { ...good, password: '12345' })).toEqual({
      password: 'Enter a password of at least 6 characters',
    });
    expect(validateAuth('sign-up', { ...good, password: 'tea436' })).toEqual({});
  });

  it('Signing in accepts a password of any length, because the rule may have changed since', () => {
    expect(validateAuth('sign-in', { ...good, password: 'old' })).toEqual({});
    expect(validateAuth('sign-in', { ...good, password: '' })).toEqual({ password: 'Enter your password' });
  });

  it('Every invalid field is named, from top to bottom', () => {
    expect(Object.keys(validateAuth('sign-up', { name: '', email: '', password: '' }))).toEqual([
      'name',
      'email',
      'password',
    ]);
  });
});
