// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { strings } from './strings.ts';
import { validateAuth } from './validate.ts';

const good = { name: 'Mara', email: 'mara@example.com', password: 'tea436' };

describe('validateAuth', () => {
  it('finds nothing wrong with a good form, in either mode', () => {
    expect(validateAuth('sign-up', good)).toEqual({});
    expect(validateAuth('sign-in', good)).toEqual({});
  });

  it.each([
    ['reserved', ['Storyloom', 'the STORYLOOM team', 'St0ryl00m Support']],
    ['direction', ['Ada\u202eevil', '\u2066Ada']],
  ] as const)('takes no name that is %s', (problem, names) => {
    for (const name of names) {
      expect(validateAuth('sign-up', { ...good, name })).toEqual({ name: strings.errors.names[problem] });
    }
  });

  it.each(['', ' ', '\t\n', '\u200b\u2060'])('wants a name to sign up, and %j is none', (name) => {
    expect(validateAuth('sign-up', { ...good, name })).toEqual({ name: 'Enter your name' });
    expect(validateAuth('sign-in', { ...good, name })).toEqual({});
  });

  it.each(['', ' ', '\t'])('asks for the email address that is missing where there is only %j', (email) => {
    expect(validateAuth('sign-in', { ...good, email })).toEqual({ email: 'Enter your email' });
    expect(validateAuth('sign-up', { ...good, email })).toEqual({ email: 'Enter your email' });
  });

  it.each(['mara', 'mara@', '@example.com', 'mara@example', 'mara@example.', 'ma ra@example.com', 'a@b@example.com'])(
    'takes %j for no e-mail address',
    (email) => {
      expect(validateAuth('sign-in', { ...good, email })).toEqual({ email: 'Enter a valid email address' });
      expect(validateAuth('sign-up', { ...good, email })).toEqual({ email: 'Enter a valid email address' });
    },
  );

  it.each(['mara@example.com', '  mara@example.com ', 'm.a+stories@mail.example.co.uk', 'màra@exämple.de'])(
    'takes %j for an e-mail address',
    (email) => {
      expect(validateAuth('sign-in', { ...good, email })).toEqual({});
    },
  );

  it('wants 6 characters of a new password', () => {
    expect(validateAuth('sign-up', { ...good, password: '12345' })).toEqual({
      password: 'Enter a password of at least 6 characters',
    });
    expect(validateAuth('sign-up', { ...good, password: 'tea436' })).toEqual({});
  });

  it('wants any password to sign in, because the rule may have been another when it was chosen', () => {
    expect(validateAuth('sign-in', { ...good, password: 'old' })).toEqual({});
    expect(validateAuth('sign-in', { ...good, password: '' })).toEqual({ password: 'Enter your password' });
  });

  it('names every field that is wrong, from top to bottom', () => {
    expect(Object.keys(validateAuth('sign-up', { name: '', email: '', password: '' }))).toEqual([
      'name',
      'email',
      'password',
    ]);
  });
});
