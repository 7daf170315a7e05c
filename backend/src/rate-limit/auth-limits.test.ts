import { describe, expect, it } from 'vitest';
import { createAuthLimits } from './auth-limits.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

const MINUTE = 60_000;

interface Attempt {
  readonly path: string;
  readonly fields?: object;
  /** What the sign-in service answers. */
  readonly status?: number;
  readonly peer?: string;
  readonly method?: string;
}

/** The limits in front of the sign-in service. */
function startLimits() {
  const clock = { ms: 0 };
  const guard = createAuthLimits({ trustedProxies: readTrustedProxies('192.0.2.1'), now: () => clock.ms });
  async function attempt({ path, fields = {}, status = 200, peer = '203.0.113.7', method = 'POST' }: Attempt) {
    const body = JSON.stringify(fields);
    const verdict = await guard(new Request(`http://127.0.0.1/auth/v1/${path}`, { method, body }), peer);
    if (typeof verdict === 'function') verdict(status, new Headers());
    return verdict instanceof Response ? verdict : undefined;
  }
  /** How many of so many attempts are refused. */
  async function refused(count: number, each: (turn: number) => Attempt) {
    let answers = 0;
    for (let turn = 0; turn < count; turn += 1) if ((await attempt(each(turn)))?.status === 429) answers += 1;
    return answers;
  }
  return { clock, guard, attempt, refused };
}

const signIn = (email: string, status = 400, peer = '203.0.113.7'): Attempt => ({
  path: 'token?grant_type=password',
  fields: { email, password: 'x' },
  status,
  peer,
});
const change = (fields: object, status = 200): Attempt => ({ path: 'user', fields, status, method: 'PUT' });
const ANN = 'ann@example.com';

describe('sign-in', () => {
  it('is refused after ten wrong passwords for one address, with a time to retry', async () => {
    const { clock, attempt, refused } = startLimits();
    expect(await refused(10, () => signIn(ANN))).toBe(0);
    const answer = await attempt(signIn(ANN));
    expect(answer?.headers.get('retry-after')).toBe('90');
    expect(await answer?.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Too many attempts. Please try again after 90 seconds.',
    });
    clock.ms += 89_000;
    expect((await attempt(signIn(ANN)))?.headers.get('retry-after')).toBe('1');
    clock.ms += 1000;
    expect(await attempt(signIn(ANN, 200))).toBeUndefined();
  });

  it('counts an address however it is written, each one separately, and in each network', async () => {
    const { attempt, refused } = startLimits();
    // Those that are refused for their address do not count against the network.
    await refused(500, (turn) => signIn(turn % 2 ? ' Ann@Example.com' : ANN));
    expect((await attempt(signIn('ANN@example.com ', 200, '203.0.113.99')))?.status).toBe(429);
    expect(await attempt(signIn('ben@example.com'))).toBeUndefined();
    expect(await attempt(signIn(ANN, 200, '198.51.100.1'))).toBeUndefined();
    expect(await refused(11, () => ({ path: 'token?grant_type=password', status: 400 }))).toBe(1);
  });

  it('is never limited by server errors, a full queue or refused renewals', async () => {
    const { refused } = startLimits();
    for (const status of [429, 500, 503]) expect(await refused(500, () => signIn(ANN, status)), `${status}`).toBe(0);
    expect(await refused(300, () => ({ path: 'token?grant_type=refresh_token', status: 400 }))).toBe(0);
  });

  it('succeeds a hundred times an hour for one address, and 600 times for a network', async () => {
    const { attempt, refused } = startLimits();
    expect(await refused(110, () => signIn(ANN, 200))).toBe(10);
    expect(await attempt(signIn(ANN, 200, '198.51.100.1'))).toBeUndefined();
    expect(await refused(510, (turn) => signIn(`person-${turn}@example.com`, 200))).toBe(10);
  });

  it('to many addresses from one network is refused after two hundred wrong passwords', async () => {
    const { clock, attempt, refused } = startLimits();
    expect(await refused(230, (turn) => signIn(`person-${turn}@example.com`, 400, `203.0.113.${turn}`))).toBe(30);
    expect(await attempt(signIn(ANN, 400, '198.51.100.1'))).toBeUndefined();
    clock.ms += 15 * MINUTE;
    expect(await refused(200, (turn) => signIn(`other-${turn}@example.com`))).toBe(0);
  });

  it('is tried ten times of a hundred at the same moment', async () => {
    const { guard } = startLimits();
    const request = () =>
      new Request('http://127.0.0.1/auth/v1/token?grant_type=password', {
        method: 'POST',
        body: JSON.stringify({ email: ANN }),
      });
    const verdicts = await Promise.all(Array.from({ length: 100 }, async () => guard(request(), '203.0.113.7')));
    expect(verdicts.filter((verdict) => !(verdict instanceof Response))).toHaveLength(10);
  });
});

it('the second step is refused for a network after two hundred wrong codes, or six hundred requests', async () => {
  for (const [status, count] of [
    [422, 200],
    [200, 600],
  ] as const) {
    const { clock, refused } = startLimits();
    const verify = () => ({ path: 'factors/4a4e3f0c-0d9e-4a60-a2f4-1d4c5b9f0c11/verify', status });
    expect(await refused(count + 1, verify)).toBe(1);
    clock.ms += 15 * MINUTE;
    expect(await refused(count, verify)).toBe(0);
  }
});

it.each([
  ['renewals', { path: 'token?grant_type=refresh_token' }, 3000, 503],
  ['changes of a name', change({ data: {} }), 600, 429],
])('%s that succeed are limited for a network', async (_what, each, count, status) => {
  const { attempt } = startLimits();
  for (let turn = 0; turn < count; turn += 1) expect(await attempt(each)).toBeUndefined();
  expect((await attempt(each))?.status).toBe(status);
  expect(await attempt({ ...each, peer: '198.51.100.1' })).toBeUndefined();
});

it('two hundred users of one network sign up in an hour, server errors aside', async () => {
  const { clock, refused } = startLimits();
  const signUp = (status: number) => (turn: number) => ({ path: 'signup', fields: { email: `${turn}@x.org` }, status });
  expect(await refused(300, signUp(503))).toBe(0);
  expect(await refused(201, signUp(200))).toBe(1);
  clock.ms += 60 * MINUTE;
  expect(await refused(200, signUp(200))).toBe(0);
});

it('sign-up reveals twenty accounts, and the token of an email can be tried thirty times', async () => {
  const { refused } = startLimits();
  expect(await refused(25, (turn) => ({ path: 'signup', fields: { email: `${turn}@x.org` }, status: 422 }))).toBe(5);
  expect(await refused(31, () => ({ path: 'verify', fields: { token: 'x' }, status: 403 }))).toBe(1);
});

it('changing an account is refused after twenty refused changes, and otherwise not limited', async () => {
  const { attempt, refused } = startLimits();
  expect(await refused(50, () => change({ data: {} }))).toBe(0);
  expect(await refused(30, () => change({ password: 'guess' }, 422))).toBe(10);
  expect((await attempt(change({ password: 'guess' })))?.status).toBe(429);
});

it('changing the address is refused after three requests for one address, and twenty from one network', async () => {
  const { clock, attempt, refused } = startLimits();
  expect(await refused(5, (turn) => change({ email: turn % 2 ? ANN : ' ANN@example.com' }))).toBe(2);
  expect(await refused(20, (turn) => change({ email: `person-${turn}@example.com` }))).toBe(3);
  expect(await refused(5, () => change({ data: {} }))).toBe(0);
  clock.ms += 60 * MINUTE;
  expect(await attempt(change({ email: ANN }))).toBeUndefined();
});

const recover = (email: string, peer: string) => ({ path: 'recover', fields: { email }, peer });

it('a stranger cannot use up the recovery emails of an owner in another network', async () => {
  const { attempt, refused } = startLimits();
  expect(await refused(20, () => recover(ANN, '203.0.113.7'))).toBe(17);
  expect(await refused(3, () => recover(ANN, '198.51.100.1'))).toBe(0);
  expect((await attempt(recover(ANN, '198.51.100.1')))?.headers.get('retry-after')).toBe('1200');
});

it('an hour brings twelve recovery emails to an address, twenty from a network', async () => {
  const { clock, attempt, refused } = startLimits();
  expect(await refused(13, (turn) => recover(ANN, `203.0.${turn}.7`))).toBe(1);
  expect((await attempt(recover(ANN, '198.51.100.1')))?.headers.get('retry-after')).toBe('300');
  clock.ms += 5 * MINUTE;
  expect(await attempt(recover(ANN, '198.51.100.1'))).toBeUndefined();
  expect(await refused(25, (turn) => recover(`person-${turn}@example.com`, '192.0.2.7'))).toBe(5);
});
