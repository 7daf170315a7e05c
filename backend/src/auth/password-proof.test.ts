import { expect, it } from 'vitest';
import { signToken } from '../testing/tokens.ts';
import { provePassword } from './password-proof.ts';

const SECRET = 'a secret of this test';
const CLAIMS = { sub: 'user-1', iat: 1_700_000_000 };
const TOKEN = signToken(CLAIMS, SECRET);

async function tokenFor(status: number): Promise<string> {
  const answer = Response.json({ access_token: TOKEN, refresh_token: 'r' }, { status, headers: { 'x-kept': 'yes' } });
  const signIn = provePassword(async () => answer, SECRET);
  const given = await signIn(new Request('http://127.0.0.1/auth/v1/token?grant_type=password', { method: 'POST' }));
  expect([given.status, given.headers.get('x-kept')]).toEqual([status, 'yes']);
  const session = (await given.json()) as Record<string, string>;
  expect(session['refresh_token']).toBe('r');
  return session['access_token'] ?? '';
}

it('the token of a sign-in says when the password was entered, and is signed', async () => {
  const amr = [{ method: 'password', timestamp: CLAIMS.iat }];
  expect(await tokenFor(200)).toBe(signToken({ ...CLAIMS, amr }, SECRET));
});

it('a refused sign-in is answered unchanged', async () => {
  expect(await tokenFor(400)).toBe(TOKEN);
});

it('a sign-in that names no kind, or another or several, never reaches the sign-in service', async () => {
  for (const query of [
    'grant_type=refresh_token&grant_type=password',
    'grant_type=password&grant_type=refresh_token',
    'grant%5Ftype=refresh_token&grant_type=password',
    'grant_type=pkce',
    '',
  ]) {
    let asked = 0;
    const signIn = provePassword(async () => {
      asked += 1;
      return Response.json({ access_token: TOKEN });
    }, SECRET);
    const { status } = await signIn(new Request(`http://127.0.0.1/auth/v1/token?${query}`, { method: 'POST' }));
    expect([status, asked], query).toEqual([400, 0]);
  }
});
