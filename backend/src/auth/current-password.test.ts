import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { currentPasswords } from './current-password.ts';

const RIGHT = 'correct horse';
const NEW = 'a new long password';

describe('guesses at the current password of an account', () => {
  let server: TestServer;
  beforeAll(async () => {
    // Each guess comes from another network, so that the limits of networks do not apply.
    server = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(() => server.close());

  let networks = 0;
  async function change(token: string, fields: object) {
    const answer = await fetch(`${server.url}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: server.secrets.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${(networks += 1)}`,
      },
      body: JSON.stringify(fields),
    });
    return { status: answer.status, wait: answer.headers.get('retry-after'), body: (await answer.json()) as object };
  }

  it('are refused after ten from any network, for password and address together, with a time to retry', async () => {
    const [ann, ben] = [await server.person(), await server.person()];
    const guess = (token: string, turn: number) =>
      change(token, {
        ...(turn % 2 ? { email: `other-${turn}@example.com` } : { password: NEW }),
        current_password: `guess ${turn}`,
      });
    for (let turn = 0; turn < 10; turn += 1) expect((await guess(ann.accessToken, turn)).status).toBe(400);
    const { status, wait, body } = await guess(ann.accessToken, 10);
    expect(status).toBe(429);
    expect(Number(wait)).toBeGreaterThan(60);
    expect(Number(wait)).toBeLessThanOrEqual(90);
    const msg = `Too many attempts. Please try again after ${wait} seconds.`;
    expect(body).toMatchObject({ error_code: 'over_request_rate_limit', msg });
    // Even the correct password is refused then; other accounts are not affected.
    expect((await change(ann.accessToken, { password: NEW, current_password: RIGHT })).status).toBe(429);
    expect((await guess(ben.accessToken, 0)).status).toBe(400);
    expect((await change(ben.accessToken, { password: NEW, current_password: RIGHT })).status).toBe(200);
  });

  it('are allowed again one every ninety seconds; a correct password is none', async () => {
    let ms = 0;
    const { id } = await server.person();
    const require = currentPasswords(server.database, { now: () => ms });
    for (let turn = 0; turn < 15; turn += 1) expect(await require(id, RIGHT)).toBeUndefined();
    const together = await Promise.all(Array.from({ length: 12 }, () => require(id, 'wrong')));
    expect(together.map((answer) => answer?.status).toSorted()).toEqual([...Array<number>(10).fill(400), 429, 429]);
    ms += 90_000;
    expect(await require(id, RIGHT)).toBeUndefined();
    expect((await require(id, 'wrong'))?.status).toBe(400);
    expect((await require(id, 'wrong'))?.status).toBe(429);
  });

  it('are not counted when the database fails', async () => {
    const { id } = await server.person();
    const broken = currentPasswords(server.database, {
      comparePassword: () => Promise.reject(new Error('no database')),
    });
    for (let turn = 0; turn < 12; turn += 1) await expect(broken(id, 'wrong')).rejects.toThrow('no database');
  });
});
