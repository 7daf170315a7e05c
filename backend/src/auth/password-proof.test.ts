import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sign } from '../../tests/attacks/groups/tokens.ts';
import { provePassword } from './password-proof.ts';

const SECRET = 'a secret of this test';
const TOKEN = sign({ sub: 'user-1', iat: 1_700_000_000 }, SECRET);

async function tokenFor(query: string, status = 200): Promise<string> {
  const answer = Response.json({ access_token: TOKEN, refresh_token: 'r' }, { status, headers: { 'x-kept': 'yes' } });
  const signIn = provePassword(async () => answer, SECRET);
  const given = await signIn(new Request(`http://127.0.0.1/auth/v1/token?${query}`, { method: 'POST' }));
  expect([given.status, given.headers.get('x-kept')]).toEqual([status, 'yes']);
  const session = (await given.json()) as Record<string, string>;
  expect(session['refresh_token']).toBe('r');
  return session['access_token'] ?? '';
}

describe('the token of a sign-in', () => {
  it('The token of a sign-in says when the password was entered, and is signed', async () => {
    const [header, payload, signature] = (await tokenFor('grant_type=password')).split('.');
    expect(JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())).toEqual({
      sub: 'user-1',
      iat: 1_700_000_000,
      amr: [{ method: 'password', timestamp: 1_700_000_000 }],
    });
    expect(signature).toBe(createHmac('sha256', SECRET).update(`${header}.${payload}`).digest('base64url'));
  });

  it.each([
    'grant_type=refresh_token&grant_type=password',
    'grant_type=password&grant_type=refresh_token',
    'grant%5Ftype=refresh_token&grant_type=password',
    'grant_type=pkce',
    '',
  ])('A sign-in with the query %j is refused before the sign-in service receives it', async (query) => {
    let asked = 0;
    const signIn = provePassword(async () => {
      asked += 1;
      return Response.json({ access_token: TOKEN });
    }, SECRET);
    const { status } = await signIn(new Request(`http://127.0.0.1/auth/v1/token?${query}`, { method: 'POST' }));
    expect([status, asked]).toEqual([400, 0]);
  });

  it('A refused sign-in is answered unchanged', async () => {
    expect(await tokenFor('grant_type=password', 400)).toBe(TOKEN);
  });
});
