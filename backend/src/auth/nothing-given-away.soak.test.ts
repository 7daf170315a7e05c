import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { letAnHourPass } from '../testing/pass-time.ts';
import { account, readInbox } from '../testing/recovery.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Runs in a soak only, because it measures time; `nothing-given-away.test.ts` counts the work that takes the time. */
describe('the existence of an account', () => {
  let server: TestServer;
  beforeAll(async () => {
    // Password hashes at their real cost.
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

  /** Alternates between an address with an account and one without, so that a busy machine slows both. */
  async function compare(path: string, known: readonly string[], fields: object) {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (const [turn, email] of known.entries()) {
      letAnHourPass();
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
   * The times once they are even, or those of the third try: a busy machine distorts the medians once, a real difference
   * stays.
   */
  async function repeatUntilEven(
    measured: () => ReturnType<typeof compare>,
    isEven: (times: Awaited<ReturnType<typeof compare>>) => boolean,
  ) {
    for (let left = 2; ; left -= 1) {
      const times = await measured();
      if (left === 0 || isEven(times)) return times;
    }
  }

  it('A refused sign-in does not reveal an account by its answer or its time', async () => {
    const { email } = await account(server);
    const { known, unknown } = await repeatUntilEven(
      () => compare('token?grant_type=password', Array(9).fill(email), { password: 'wrong' }),
      (times) => times.unknown > times.known * 0.5 && times.unknown < times.known * 2,
    );
    // Without `constantTimeSignIn` it is about 90 ms against 5.
    expect(unknown).toBeGreaterThan(known * 0.5);
    expect(unknown).toBeLessThan(known * 2);
  });

  it('Recovery does not reveal an account by its answer or its time', async () => {
    const emails: string[] = [];
    const { known, unknown } = await repeatUntilEven(
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
});
