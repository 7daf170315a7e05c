import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { account, readInbox } from '../testing/recovery.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { evenSignIn, NOBODYS_HASH, passwordChecks } from './even-sign-in.ts';
import { quietRecovery } from './quiet-recovery.ts';

const post = (path: string, fields: object) =>
  new Request(`http://127.0.0.1/auth/v1/${path}`, { method: 'POST', body: JSON.stringify(fields) });

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

describe('sign-in', () => {
  function start(status: number) {
    const checked: string[] = [];
    const signIn = evenSignIn({
      supabase: async (request) => new Response(await request.text(), { status }),
      hasPassword: async (email) => email === 'ann@example.com',
      checkForNothing: async (password) => checked.push(password),
    });
    const attempt = (fields: object) => signIn(post('token?grant_type=password', fields));
    return { checked, attempt };
  }

  it('checks a password for nothing when there is no account, and only then', async () => {
    const { checked, attempt } = start(400);
    await attempt({ email: 'ANN@example.com', password: 'wrong' });
    expect(checked).toEqual([]);
    const answer = await attempt({ email: 'nobody@example.com', password: 'secret' });
    expect(checked).toEqual(['secret']);
    expect(await answer.json()).toEqual({ email: 'nobody@example.com', password: 'secret' });
  });

  it.each([200, 401, 429, 500, 503])('adds nothing to an answer of %i', async (status) => {
    const { checked, attempt } = start(status);
    await attempt({ email: 'nobody@example.com', password: 'secret' });
    expect(checked).toEqual([]);
  });

  it('adds nothing to what is refused unseen: no address, no password', async () => {
    const { checked, attempt } = start(400);
    for (const fields of [{}, { email: 'x@example.com' }, { password: 'x' }, { email: 1, password: 2 }, []])
      await attempt(fields);
    expect(checked).toEqual([]);
  });
});

describe('recovery', () => {
  function start() {
    const reached: string[] = [];
    const work: Promise<unknown>[] = [];
    const events: object[] = [];
    let status = 200;
    const recover = quietRecovery({
      async supabase(request) {
        const { pathname, search } = new URL(request.url);
        reached.push(pathname + search);
        if (request.headers.get('apikey') === 'wrong') return new Response(null, { status: 401 });
        return new Response(null, { status: pathname.endsWith('/settings') ? 200 : status });
      },
      defer: (each) => work.push(each),
      log: (entry) => events.push(entry),
    });
    return { reached, work, events, recover, fail: () => (status = 500) };
  }

  it('is answered before anybody looks for the account', async () => {
    const { reached, work, recover } = start();
    const answer = await recover(post('recover?redirect_to=x', { email: 'ann@example.com' }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({});
    expect(reached).toEqual(['/auth/v1/settings?redirect_to=x']);
    await Promise.all(work);
    expect(reached[1]).toBe('/auth/v1/recover?redirect_to=x');
  });

  it('is refused as ever without a key that fits, or without an address', async () => {
    const { reached, work, recover } = start();
    const request = post('recover', { email: 'ann@example.com' });
    request.headers.set('apikey', 'wrong');
    expect((await recover(request)).status).toBe(401);
    for (const email of ['', 'ann', 'ann@example', 'a b@example.com', 7]) await recover(post('recover', { email }));
    expect(work).toEqual([]);
    expect(reached).toEqual(['/auth/v1/settings', ...Array.from({ length: 5 }, () => '/auth/v1/recover')]);
  });

  it('that fails afterwards is in the log', async () => {
    const { work, events, recover, fail } = start();
    fail();
    await recover(post('recover', { email: 'ann@example.com' }));
    await Promise.all(work);
    expect(events).toEqual([{ level: 'error', event: 'recovery_failed', status: 500 }]);
  });
});

describe('with the real service, whether there is an account', () => {
  let server: TestServer;
  beforeAll(async () => {
    // Hashes cost what they cost outside of tests.
    vi.stubEnv('LITE_AUTH_BCRYPT_COST', undefined);
    server = await startTestServer();
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await server.close();
  });

  async function send(path: string, fields: object) {
    const started = performance.now();
    const response = await fetch(`${server.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: server.secrets.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    const text = await response.text();
    const ms = performance.now() - started;
    const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
    return { seen: { status: response.status, text, headers }, ms };
  }

  /** One with an account and one without, in turn, so that a busy machine slows both. */
  async function compare(path: string, known: readonly string[], fields: object) {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (const [turn, email] of known.entries()) {
      const unknown = await send(path, { ...fields, email: `nobody-${turn}@example.com` });
      await delay(200);
      const existing = await send(path, { ...fields, email });
      await delay(200);
      expect(unknown.seen).toEqual(existing.seen);
      times.known.push(existing.ms);
      times.unknown.push(unknown.ms);
    }
    return { known: median(times.known), unknown: median(times.unknown) };
  }

  /**
   * The times once they are even, or those of the third try. What a busy machine does to the medians passes; what tells
   * the two apart does not.
   */
  async function evened(
    measured: () => ReturnType<typeof compare>,
    isEven: (times: Awaited<ReturnType<typeof compare>>) => boolean,
  ) {
    for (let left = 2; ; left -= 1) {
      const times = await measured();
      if (left === 0 || isEven(times)) return times;
    }
  }

  it('is not told by a refused sign-in, nor by the time it takes', async () => {
    const { email } = await account(server);
    const { known, unknown } = await evened(
      () => compare('token?grant_type=password', Array(9).fill(email), { password: 'wrong' }),
      (times) => times.unknown > times.known * 0.5 && times.unknown < times.known * 2,
    );
    // Without the even time: some 90 ms against 5.
    expect(unknown).toBeGreaterThan(known * 0.5);
    expect(unknown).toBeLessThan(known * 2);
  });

  it('is not told by recovery, nor by the time it takes', async () => {
    const emails: string[] = [];
    const { known, unknown } = await evened(
      async () => {
        const asked: string[] = [];
        for (let count = 0; count < 9; count += 1) asked.push((await account(server)).email);
        emails.push(...asked);
        return compare('recover', asked, {});
      },
      (times) => Math.abs(times.known - times.unknown) < 10,
    );
    expect(Math.abs(known - unknown)).toBeLessThan(10);
    await delay(500);
    expect((await readInbox(server)).map(({ to }) => to).toSorted()).toEqual(emails.toSorted());
  });

  it('costs the same check as a stored password', async () => {
    const { rows } = await sql<{ cost: string }>`
      select distinct split_part(encrypted_password, '$', 3) as cost from auth.users`.execute(
      server.database.connection.kysely,
    );
    expect(rows).toEqual([{ cost: NOBODYS_HASH.split('$')[2] }]);
    const { hasPassword } = passwordChecks(server.database);
    const { email } = await account(server);
    expect(await hasPassword(email)).toBe(true);
    expect(await hasPassword('nobody@example.com')).toBe(false);
  });
});
