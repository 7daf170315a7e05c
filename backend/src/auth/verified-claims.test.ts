import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifiedClaims } from './verified-claims.ts';

const SECRET = 'a secret of this server';
const USER = '00000000-0000-4000-8000-000000000001';
const SESSION = '00000000-0000-4000-8000-000000000002';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = (): number => Math.floor(Date.now() / 1000);
const claims = (changes: object = {}): object => ({
  sub: USER,
  session_id: SESSION,
  role: 'authenticated',
  aal: 'aal1',
  iat: now(),
  exp: now() + 60,
  ...changes,
});

function sign(payload: unknown, header: unknown = { alg: 'HS256', typ: 'JWT' }, secret = SECRET, hash = 'sha256') {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
}

describe('the claims of an access token', () => {
  it('The claims of a token that this server signed are returned', () => {
    const expected = { userId: USER, sessionId: SESSION, level: 'aal1' };
    expect(verifiedClaims(sign(claims()), SECRET)).toEqual(expected);
    expect(verifiedClaims(sign(claims({ aal: 'aal2', nbf: now() })), SECRET)).toEqual({ ...expected, level: 'aal2' });
    expect(verifiedClaims(sign(claims({ aal: 7 })), SECRET)).toEqual({ ...expected, level: undefined });
  });

  it.each([
    ['is empty', () => ''],
    ['has two parts', () => sign(claims()).split('.').slice(0, 2).join('.')],
    ['has four parts', () => `${sign(claims())}.a`],
    ['has no signature', () => `${sign(claims()).split('.').slice(0, 2).join('.')}.`],
    ['is signed with another secret', () => sign(claims(), undefined, 'another secret')],
    [
      'has another payload than the signed one',
      () => sign(claims()).replace(/\.[^.]+\./, `.${encode(claims({ aal: 'aal2' }))}.`),
    ],
    ['names no algorithm', () => sign(claims(), { typ: 'JWT' })],
    ['names the algorithm none', () => sign(claims(), { alg: 'none' })],
    ['is signed with HS512', () => sign(claims(), { alg: 'HS512' }, SECRET, 'sha512')],
    ['names another algorithm than the one it is signed with', () => sign(claims(), { alg: 'HS512' })],
    ['demands an extension', () => sign(claims(), { alg: 'HS256', crit: ['b64'], b64: false })],
    ['has a text as its header', () => sign(claims(), 'HS256')],
    ['has a text as its payload', () => sign('claims')],
    ['has no payload', () => sign(null)],
    ['ended a moment ago', () => sign(claims({ exp: now() }))],
    ['has no end', () => sign(claims({ exp: undefined }))],
    ['has a text as its end', () => sign(claims({ exp: '9999999999' }))],
    ['begins in the future', () => sign(claims({ nbf: now() + 60 }))],
    ['was issued in the future', () => sign(claims({ iat: now() + 60 }))],
    ['has a text as its beginning', () => sign(claims({ nbf: '0' }))],
    ['is of the service', () => sign(claims({ role: 'service_role' }))],
    ['has no role', () => sign(claims({ role: undefined }))],
    ['names no user', () => sign(claims({ sub: undefined }))],
    ['names a user that is no id', () => sign(claims({ sub: "x' or 1=1" }))],
    ['names no session', () => sign(claims({ session_id: undefined }))],
  ])('A token that %s has no claims', (_what, token) => {
    expect(verifiedClaims(token(), SECRET)).toBeUndefined();
  });
});
