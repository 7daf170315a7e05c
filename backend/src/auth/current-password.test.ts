import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { currentPasswords } from './current-password.ts';

const MINUTE = 60_000;
const RIGHT = 'correct horse';

describe('guesses at the current password of an account', () => {
  let server: TestServer;
  let ann: Awaited<ReturnType<TestServer['person']>>;
  let ben: Awaited<ReturnType<TestServer['person']>>;
  beforeAll(async () => {
    // Each guess comes from another network, so that the limits of networks do not apply.
    server = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1' });
    [ann, ben] = [await server.person(), await server.person()];
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

  it('Guesses from many networks are refused after ten, for password and address together, with a time to retry', async () => {
    const guess = (token: string, turn: number) =>
      change(token, {
        ...(turn % 2 ? { email: `other-${turn}@example.com` } : { password: 'a new long password' }),
        current_password: `guess ${turn}`,
      });
    for (let turn = 0; turn < 10; turn += 1) expect((await guess(ann.accessToken, turn)).status).toBe(400);
    for (const turn of [10, 11]) {
      const { status, wait, body } = await guess(ann.accessToken, turn);
      expect(status).toBe(429);
      expect(Number(wait)).toBeGreaterThan(60);
      expect(Number(wait)).toBeLessThanOrEqual(90);
      expect(body).toMatchObject({
        error_code: 'over_request_rate_limit',
        msg: `Too many attempts. Please try again after ${wait} seconds.`,
      });
    }
    // Even the correct password is refused then; other accounts are not affected.
    expect((await change(ann.accessToken, { password: 'a new long password', current_password: RIGHT })).status).toBe(
      429,
    );
    expect((await guess(ben.accessToken, 0)).status).toBe(400);
    expect((await change(ben.accessToken, { password: 'a new long password', current_password: RIGHT })).status).toBe(
      200,
    );
  });

  it('One guess is allowed again every ninety seconds, and a correct password does not count as a guess', async () => {
    let ms = 0;
    const { id } = await server.person();
    const require = currentPasswords(server.database, { now: () => ms });
    for (let turn = 0; turn < 15; turn += 1) expect(await require(id, RIGHT)).toBeUndefined();
    const together = await Promise.all(Array.from({ length: 12 }, () => require(id, 'wrong')));
    expect(together.map((answer) => answer?.status).toSorted()).toEqual([...Array<number>(10).fill(400), 429, 429]);
    ms += 1.5 * MINUTE;
    expect(await require(id, RIGHT)).toBeUndefined();
    expect((await require(id, 'wrong'))?.status).toBe(400);
    expect((await require(id, 'wrong'))?.status).toBe(429);
  });

  it('Guesses are not counted when the database fails', async () => {
    const { id } = await server.person();
    const broken = currentPasswords(server.database, {
      comparePassword: async () => {
        throw new Error('no database');
      },
    });
    for (let turn = 0; turn < 12; turn += 1) await expect(broken(id, 'wrong')).rejects.toThrow('no database');
  });
});
