import { BlockList } from 'node:net';
import { AuthApiError, createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { startGateway } from '../testing/test-gateway.ts';
import { startTestServer } from '../testing/test-server.ts';
import { createAuthLimits } from './auth-limits.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

const MINUTE = 60_000;

/** The limits alone, with a service behind them that answers with a status. */
function startLimits({ proxies = '192.0.2.1' } = {}) {
  const clock = { ms: 0 };
  const guard = createAuthLimits({ trustedProxies: readTrustedProxies(proxies), now: () => clock.ms });
  async function attempt(path: string, fields: object, { status = 200, peer = '203.0.113.7', method = 'POST' } = {}) {
    const body = method === 'GET' ? undefined : JSON.stringify(fields);
    const request = new Request(`http://127.0.0.1/auth/v1/${path}`, { method, ...(body !== undefined && { body }) });
    const verdict = await guard(request, peer);
    if (typeof verdict === 'function') verdict(status, new Headers());
    return verdict instanceof Response ? verdict : undefined;
  }
  const signIn = (email: string, status: number, peer?: string) =>
    attempt('token?grant_type=password', { email, password: 'x' }, { status, ...(peer && { peer }) });
  return { clock, guard, attempt, signIn };
}

const times = async (count: number, act: (turn: number) => Promise<Response | undefined>) => {
  const answers: (number | undefined)[] = [];
  for (let turn = 0; turn < count; turn += 1) answers.push((await act(turn))?.status);
  return answers.filter((status) => status === 429).length;
};

describe('sign-in', () => {
  it('is refused after ten wrong passwords for one address, and says when to come back', async () => {
    const { clock, signIn } = startLimits();
    expect(await times(10, () => signIn('ann@example.com', 400))).toBe(0);
    const answer = await signIn('ann@example.com', 400);
    expect(answer?.headers.get('retry-after')).toBe('90');
    expect(await answer?.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Too many attempts. Please try again after 90 seconds.',
    });
    clock.ms += 89_000;
    expect((await signIn('ann@example.com', 400))?.headers.get('retry-after')).toBe('1');
    clock.ms += 1000;
    expect(await signIn('ann@example.com', 200)).toBeUndefined();
  });

  it('counts an address however it is written, and every other one apart', async () => {
    const { signIn } = startLimits();
    await times(10, (turn) => signIn(turn % 2 ? ' Ann@Example.com' : 'ann@example.com', 400));
    expect((await signIn('ANN@example.com ', 400))?.status).toBe(429);
    expect(await signIn('ben@example.com', 400)).toBeUndefined();
  });

  it('of the owner is not stopped by wrong passwords from elsewhere', async () => {
    const { signIn } = startLimits();
    await times(11, () => signIn('ann@example.com', 400));
    expect((await signIn('ann@example.com', 200, '203.0.113.99'))?.status).toBe(429);
    expect(await signIn('ann@example.com', 200, '198.51.100.1')).toBeUndefined();
  });

  it('is never limited by passwords that were right, or by failures of ours', async () => {
    const { signIn } = startLimits();
    expect(await times(500, () => signIn('ann@example.com', 200))).toBe(0);
    expect(await times(500, () => signIn('ann@example.com', 500))).toBe(0);
    expect(await times(500, () => signIn('ann@example.com', 503))).toBe(0);
  });

  it('of many addresses from one network is refused after two hundred wrong passwords', async () => {
    const { clock, signIn } = startLimits();
    expect(await times(230, (turn) => signIn(`person-${turn}@example.com`, 400, `203.0.113.${turn}`))).toBe(30);
    expect(await signIn('ann@example.com', 400, '198.51.100.1')).toBeUndefined();
    clock.ms += 15 * MINUTE;
    expect(await times(200, (turn) => signIn(`other-${turn}@example.com`, 400))).toBe(0);
  });

  it('that was refused here already takes nothing from the others of its network', async () => {
    const { signIn } = startLimits();
    expect(await times(500, () => signIn('ann@example.com', 400))).toBe(490);
    expect(await signIn('ben@example.com', 400)).toBeUndefined();
  });

  it('tried a hundred times at one moment has ten chances, not a hundred', async () => {
    const { guard } = startLimits();
    const request = () =>
      new Request('http://127.0.0.1/auth/v1/token?grant_type=password', {
        method: 'POST',
        body: JSON.stringify({ email: 'ann@example.com' }),
      });
    const verdicts = await Promise.all(Array.from({ length: 100 }, async () => guard(request(), '203.0.113.7')));
    expect(verdicts.filter((verdict) => !(verdict instanceof Response))).toHaveLength(10);
  });

  it('is counted without an address, too', async () => {
    const { attempt } = startLimits();
    expect(await times(11, () => attempt('token?grant_type=password', {}, { status: 400 }))).toBe(1);
  });

  it('leaves refreshing a session alone', async () => {
    const { attempt } = startLimits();
    expect(await times(300, () => attempt('token?grant_type=refresh_token', {}, { status: 400 }))).toBe(0);
  });
});

describe('the second step', () => {
  it('of one network is refused after two hundred wrong codes, or six hundred requests of any kind', async () => {
    for (const [status, count] of [
      [422, 200],
      [200, 600],
    ] as const) {
      const { clock, attempt } = startLimits();
      const verify = () => attempt('factors/4a4e3f0c-0d9e-4a60-a2f4-1d4c5b9f0c11/verify', {}, { status });
      expect(await times(count + 1, verify)).toBe(1);
      clock.ms += 15 * MINUTE;
      expect(await times(count, verify)).toBe(0);
    }
  });
});

describe('sign-up', () => {
  it('is open to two hundred people of one network in an hour', async () => {
    const { clock, attempt } = startLimits();
    const signUp = (turn: number) => attempt('signup', { email: `person-${turn}@example.com` });
    expect(await times(201, signUp)).toBe(1);
    clock.ms += 60 * MINUTE;
    expect(await times(200, signUp)).toBe(0);
  });

  it('is not used up by failures of ours', async () => {
    const { attempt } = startLimits();
    expect(await times(300, (turn) => attempt('signup', { email: `${turn}@example.com` }, { status: 503 }))).toBe(0);
  });

  it('does not tell of more than twenty addresses whether they have an account', async () => {
    const { attempt } = startLimits();
    expect(await times(25, (turn) => attempt('signup', { email: `${turn}@example.com` }, { status: 422 }))).toBe(5);
  });
});

describe('changing an account', () => {
  it('is refused after twenty refusals, such as of a password that was guessed right', async () => {
    const { attempt } = startLimits();
    const change = (status: number) => attempt('user', { password: 'guess' }, { status, method: 'PUT' });
    expect(await times(30, () => change(422))).toBe(10);
    expect(await times(1, () => change(200))).toBe(1);
  });

  it('to another address is refused after three for one address, and twenty for one network', async () => {
    const { clock, attempt } = startLimits();
    const change = (email: string) => attempt('user', { email }, { status: 200, method: 'PUT' });
    expect(await times(5, (turn) => change(turn % 2 ? 'ann@example.com' : ' ANN@example.com'))).toBe(2);
    expect(await times(20, (turn) => change(`person-${turn}@example.com`))).toBe(3);
    expect(await times(5, () => attempt('user', { data: {} }, { status: 200, method: 'PUT' }))).toBe(0);
    clock.ms += 60 * MINUTE;
    expect(await change('ann@example.com')).toBeUndefined();
  });

  it('is not limited while it works', async () => {
    const { attempt } = startLimits();
    expect(await times(50, () => attempt('user', { data: {} }, { status: 200, method: 'PUT' }))).toBe(0);
  });
});

describe('recovery', () => {
  const recover = (limits: ReturnType<typeof startLimits>, email: string, peer?: string) =>
    limits.attempt('recover', { email }, { ...(peer && { peer }) });

  it('makes three mails an hour for one address, wherever they are asked for', async () => {
    const limits = startLimits();
    expect(await times(4, (turn) => recover(limits, 'ann@example.com', `203.0.${turn}.7`))).toBe(1);
    const answer = await recover(limits, 'ann@example.com', '198.51.100.1');
    expect(answer?.headers.get('retry-after')).toBe('1200');
    limits.clock.ms += 20 * MINUTE;
    expect(await recover(limits, 'ann@example.com')).toBeUndefined();
  });

  it('makes twenty an hour for one network', async () => {
    const limits = startLimits();
    expect(await times(25, (turn) => recover(limits, `person-${turn}@example.com`))).toBe(5);
  });
});

describe('a token of a mail', () => {
  it('can be tried thirty times in five minutes', async () => {
    const { attempt } = startLimits();
    expect(await times(31, () => attempt('verify', { token: 'x' }, { status: 403 }))).toBe(1);
  });
});

describe('behind a proxy', () => {
  it('people are told apart by what the proxy says', async () => {
    const { guard } = startLimits({ proxies: '127.0.0.1' });
    const ask = async (from: string) =>
      guard(
        new Request('http://127.0.0.1/auth/v1/signup', { method: 'POST', headers: { 'x-forwarded-for': from } }),
        '127.0.0.1',
      );
    for (let turn = 0; turn < 200; turn += 1) await ask('203.0.113.7');
    expect(await ask('203.0.113.7')).toBeInstanceOf(Response);
    expect(await ask('198.51.100.1')).toBeTypeOf('function');
  });
});

describe('through the gateway', () => {
  it('the body still arrives whole, and nothing but the sign-in service is limited', async () => {
    const { call } = await startGateway({
      guards: [createAuthLimits({ trustedProxies: new BlockList(), now: () => 0 })],
    });
    const body = JSON.stringify({ email: 'ann@example.com', password: 'x'.repeat(60_000) });
    const signIn = () =>
      call('/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    expect(await (await signIn()).json()).toEqual({ length: body.length });
    const guests = Array.from({ length: 200 }, () => call('/functions/v1/guest-session', { method: 'POST' }));
    expect(new Set((await Promise.all(guests)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await signIn()).status).toBe(200);
  });

  it('a refusal is counted by the status that was answered, and Supabase’s client shows why', async () => {
    const { port } = await startGateway({
      guards: [createAuthLimits({ trustedProxies: new BlockList(), now: () => 0 })],
      services: () => ({
        supabase: async () =>
          Response.json(
            { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
            { status: 400 },
          ),
        functions: {},
      }),
    });
    const client = createClient(`http://127.0.0.1:${port}`, 'key', {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: EventTarget as never },
    });
    const codes: (string | undefined)[] = [];
    let last: unknown;
    for (let turn = 0; turn < 11; turn += 1) {
      const { error } = await client.auth.signInWithPassword({ email: 'ann@example.com', password: 'wrong' });
      codes.push(error?.code);
      last = error;
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'invalid_credentials'), 'over_request_rate_limit']);
    expect(last).toBeInstanceOf(AuthApiError);
    expect(last).toMatchObject({ status: 429, message: 'Too many attempts. Please try again after 90 seconds.' });
  });
});

describe('the running server', () => {
  it('is limited, whatever a request says of where it comes from', async () => {
    const server = await startTestServer();
    try {
      const recover = (turn: number) =>
        fetch(`${server.url}/auth/v1/recover`, {
          method: 'POST',
          headers: {
            apikey: server.secrets.publishableKey,
            'content-type': 'application/json',
            'x-forwarded-for': `203.0.${turn}.1`,
          },
          body: JSON.stringify({ email: turn < 4 ? 'ann@example.com' : `person-${turn}@example.com` }),
        });
      const statuses: number[] = [];
      for (let turn = 0; turn < 24; turn += 1) statuses.push((await recover(turn)).status);
      expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 429]);
      expect(statuses.slice(4).filter((status) => status === 200)).toHaveLength(17);
    } finally {
      await server.close();
    }
  });
});
