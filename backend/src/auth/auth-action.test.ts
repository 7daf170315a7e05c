import { describe, expect, it } from 'vitest';
import { authAction } from './auth-action.ts';

const actionOf = (method: string, path: string) => authAction(new Request(`http://127.0.0.1${path}`, { method }));

describe('the action of a request', () => {
  it.each([
    ['POST', '/auth/v1/token?grant_type=password', 'sign-in'],
    ['POST', '/auth/v1/token?grant_type=refresh_token', 'refresh'],
    ['POST', '/auth/v1/signup', 'sign-up'],
    ['POST', '/auth/v1/recover?redirect_to=x', 'recover'],
    ['POST', '/auth/v1/verify', 'verify'],
    ['GET', '/auth/v1/verify?token=x', 'closed'],
    ['HEAD', '/auth/v1/verify?token=x', 'closed'],
    ['GET', '/auth/v1/user', 'other'],
    ['PUT', '/auth/v1/user', 'change-account'],
    ['PATCH', '/auth/v1/%75ser', 'change-account'],
    ['POST', '/auth/v1/factors', 'second-factor'],
    ['POST', '/auth/v1/%66actors/x/verify', 'second-factor'],
    ['DELETE', '/auth/v1/factors/x', 'second-factor'],
    ['GET', '/auth/v1/signup', 'other'],
    ['POST', '/rest/v1/token?grant_type=password', 'other'],
    ['POST', '/rest/v1/auth/v1/signup', 'other'],
  ])('%s %s is the action %s', (method, path, action) => {
    expect(actionOf(method, path)).toBe(action);
  });

  it.each(['otp', 'magiclink', 'resend', 'reauthenticate', 'authorize', 'callback'])(
    'The endpoint %s is closed, because the product does not offer it',
    (name) => {
      for (const method of ['GET', 'POST']) expect(actionOf(method, `/auth/v1/${name}`)).toBe('closed');
    },
  );

  it.each([
    ['/auth/v1/%72ecover', 'recover'],
    ['/auth/v1/%6ftp', 'closed'],
    ['/auth/v1/signup%2F', 'sign-up'],
    ['/auth/v1/token?grant%5Ftype=refresh_token&grant_type=password', 'sign-in'],
    ['/auth/v1/token?grant_type=refresh_token&grant_type=password', 'sign-in'],
    ['/auth/v1/token?grant_type=password&grant_type=refresh_token', 'sign-in'],
    ['/auth/v1/token', 'sign-in'],
  ])('The encoded or repeated spelling %s is the action %s', (path, action) => {
    expect(actionOf('POST', path)).toBe(action);
  });

  it('A path that cannot be decoded is the action other', () => {
    expect(actionOf('POST', '/auth/v1/%E0%A4%A')).toBe('other');
  });
});
