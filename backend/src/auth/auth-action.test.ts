import { describe, expect, it } from 'vitest';
import { authAction } from './auth-action.ts';

const actionOf = (method: string, path: string) => authAction(new Request(`http://127.0.0.1${path}`, { method }));

describe('the action of a request to the sign-in service', () => {
  it('follows from its method and its decoded path', () => {
    for (const [method, path, action] of [
      ['POST', '/auth/v1/token?grant_type=password', 'sign-in'],
      ['POST', '/auth/v1/token?grant_type=refresh_token', 'refresh'],
      ['POST', '/auth/v1/signup', 'sign-up'],
      ['POST', '/auth/v1/signup%2F', 'sign-up'],
      ['POST', '/auth/v1/%72ecover', 'recover'],
      ['POST', '/auth/v1/verify', 'verify'],
      ['POST', '/auth/v1/logout?scope=others', 'sign-out'],
      ['GET', '/auth/v1/verify?token=x', 'closed'],
      ['GET', '/auth/v1/user', 'other'],
      ['PUT', '/auth/v1/user', 'change-account'],
      ['PATCH', '/auth/v1/%75ser', 'change-account'],
      ['POST', '/auth/v1/factors', 'second-factor'],
      ['POST', '/auth/v1/%66actors/x/verify', 'second-factor'],
      ['GET', '/auth/v1/signup', 'other'],
      ['POST', '/rest/v1/token?grant_type=password', 'other'],
      ['POST', '/rest/v1/auth/v1/signup', 'other'],
      ['POST', '/auth/v1/%E0%A4%A', 'other'],
    ] as const)
      expect(actionOf(method, path), `${method} ${path}`).toBe(action);
  });

  it('is a sign-in, which is limited, when the grant is missing or named twice', () => {
    for (const query of [
      '',
      '?grant_type=refresh_token&grant_type=password',
      '?grant_type=password&grant_type=refresh_token',
      '?grant%5Ftype=refresh_token&grant_type=password',
    ])
      expect(actionOf('POST', `/auth/v1/token${query}`), query).toBe('sign-in');
  });

  it('is closed at endpoints that the product does not offer', () => {
    for (const name of ['otp', '%6ftp', 'magiclink', 'resend', 'reauthenticate', 'authorize', 'callback'])
      for (const method of ['GET', 'POST']) expect(actionOf(method, `/auth/v1/${name}`), name).toBe('closed');
  });
});
