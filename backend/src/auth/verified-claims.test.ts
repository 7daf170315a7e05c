import { expect, it } from 'vitest';
import { encodePart, signToken } from '../testing/tokens.ts';
import { verifiedClaims } from './verified-claims.ts';

const SECRET = 'a secret of this server';
const USER = '00000000-0000-4000-8000-000000000001';
const SESSION = '00000000-0000-4000-8000-000000000002';

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
const sign = (payload: unknown, header?: unknown, secret = SECRET, hash?: string) =>
  signToken(payload, secret, header, hash);

it('a token that this server signed has its claims', () => {
  const expected = { userId: USER, sessionId: SESSION, level: 'aal1' };
  expect(verifiedClaims(sign(claims()), SECRET)).toEqual(expected);
  expect(verifiedClaims(sign(claims({ aal: 'aal2', nbf: now() })), SECRET)).toEqual({ ...expected, level: 'aal2' });
  expect(verifiedClaims(sign(claims({ aal: 7 })), SECRET)).toEqual({ ...expected, level: undefined });
});

it('any other token has none', () => {
  const valid = sign(claims());
  const [header, payload, signature] = valid.split('.');
  for (const [what, token] of Object.entries({
    'no text': '',
    'an empty signature': `${header}.${payload}.`,
    'another secret': sign(claims(), undefined, 'another secret'),
    'another payload than the signed one': `${header}.${encodePart(claims({ aal: 'aal2' }))}.${signature}`,
    'the algorithm none': sign(claims(), { alg: 'none' }),
    HS512: sign(claims(), { alg: 'HS512' }, SECRET, 'sha512'),
    'another algorithm than that of its signature': sign(claims(), { alg: 'HS512' }),
    'an extension': sign(claims(), { alg: 'HS256', crit: ['b64'], b64: false }),
    'a text as its header': sign(claims(), 'HS256'),
    'a text as its payload': sign('claims'),
    'an end a moment ago': sign(claims({ exp: now() })),
    'no end': sign(claims({ exp: undefined })),
    'a text as its end': sign(claims({ exp: '9999999999' })),
    'a begin in the future': sign(claims({ nbf: now() + 60 })),
    'a text as its begin': sign(claims({ nbf: '0' })),
    'an issue in the future': sign(claims({ iat: now() + 60 })),
    'the role of the service': sign(claims({ role: 'service_role' })),
    'no user': sign(claims({ sub: undefined })),
    'a user that is no id': sign(claims({ sub: "x' or 1=1" })),
  }))
    expect(verifiedClaims(token, SECRET), what).toBeUndefined();
});
