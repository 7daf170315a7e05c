import { describe, expect, it } from 'vitest';
import { MINUTE, startLimits, times } from '../testing/auth-limits.ts';

describe('sign-in', () => {
  it('Sign-in is refused after ten wrong passwords for one address, with a time to retry', async () => {
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

  it('Sign-in counts an address however it is written, and each address separately', async () => {
    const { signIn } = startLimits();
    await times(10, (turn) => signIn(turn % 2 ? ' Ann@Example.com' : 'ann@example.com', 400));
    expect((await signIn('ANN@example.com ', 400))?.status).toBe(429);
    expect(await signIn('ben@example.com', 400)).toBeUndefined();
  });

  it('Wrong passwords from one network do not stop sign-in to the same address from another', async () => {
    const { signIn } = startLimits();
    await times(11, () => signIn('ann@example.com', 400));
    expect((await signIn('ann@example.com', 200, '203.0.113.99'))?.status).toBe(429);
    expect(await signIn('ann@example.com', 200, '198.51.100.1')).toBeUndefined();
  });

  it('Sign-in is never limited by correct passwords or by server errors', async () => {
    const { signIn } = startLimits();
    expect(await times(500, () => signIn('ann@example.com', 200))).toBe(0);
    expect(await times(500, () => signIn('ann@example.com', 500))).toBe(0);
    expect(await times(500, () => signIn('ann@example.com', 503))).toBe(0);
  });

  it('Sign-in to many addresses from one network is refused after two hundred wrong passwords', async () => {
    const { clock, signIn } = startLimits();
    expect(await times(230, (turn) => signIn(`person-${turn}@example.com`, 400, `203.0.113.${turn}`))).toBe(30);
    expect(await signIn('ann@example.com', 400, '198.51.100.1')).toBeUndefined();
    clock.ms += 15 * MINUTE;
    expect(await times(200, (turn) => signIn(`other-${turn}@example.com`, 400))).toBe(0);
  });

  it('A sign-in that is refused for its address does not count against its network', async () => {
    const { signIn } = startLimits();
    expect(await times(500, () => signIn('ann@example.com', 400))).toBe(490);
    expect(await signIn('ben@example.com', 400)).toBeUndefined();
  });

  it('Of a hundred sign-ins at the same moment, ten are tried', async () => {
    const { guard } = startLimits();
    const request = () =>
      new Request('http://127.0.0.1/auth/v1/token?grant_type=password', {
        method: 'POST',
        body: JSON.stringify({ email: 'ann@example.com' }),
      });
    const verdicts = await Promise.all(Array.from({ length: 100 }, async () => guard(request(), '203.0.113.7')));
    expect(verdicts.filter((verdict) => !(verdict instanceof Response))).toHaveLength(10);
  });

  it('A sign-in without an address is counted, too', async () => {
    const { attempt } = startLimits();
    expect(await times(11, () => attempt('token?grant_type=password', {}, { status: 400 }))).toBe(1);
  });

  it('Refreshing a session is not limited', async () => {
    const { attempt } = startLimits();
    expect(await times(300, () => attempt('token?grant_type=refresh_token', {}, { status: 400 }))).toBe(0);
  });
});

describe('the second step', () => {
  it('The second step is refused for a network after two hundred wrong codes, or six hundred requests of any kind', async () => {
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
  it('Two hundred users of one network can sign up in an hour', async () => {
    const { clock, attempt } = startLimits();
    const signUp = (turn: number) => attempt('signup', { email: `person-${turn}@example.com` });
    expect(await times(201, signUp)).toBe(1);
    clock.ms += 60 * MINUTE;
    expect(await times(200, signUp)).toBe(0);
  });

  it('Server errors do not use up the sign-ups of a network', async () => {
    const { attempt } = startLimits();
    expect(await times(300, (turn) => attempt('signup', { email: `${turn}@example.com` }, { status: 503 }))).toBe(0);
  });

  it('Sign-up reveals for at most twenty addresses whether they have an account', async () => {
    const { attempt } = startLimits();
    expect(await times(25, (turn) => attempt('signup', { email: `${turn}@example.com` }, { status: 422 }))).toBe(5);
  });
});

describe('changing an account', () => {
  it('Changing an account is refused after twenty refused changes', async () => {
    const { attempt } = startLimits();
    const change = (status: number) => attempt('user', { password: 'guess' }, { status, method: 'PUT' });
    expect(await times(30, () => change(422))).toBe(10);
    expect(await times(1, () => change(200))).toBe(1);
  });

  it('Changing the address is refused after three requests for one address, and twenty from one network', async () => {
    const { clock, attempt } = startLimits();
    const change = (email: string) => attempt('user', { email }, { status: 200, method: 'PUT' });
    expect(await times(5, (turn) => change(turn % 2 ? 'ann@example.com' : ' ANN@example.com'))).toBe(2);
    expect(await times(20, (turn) => change(`person-${turn}@example.com`))).toBe(3);
    expect(await times(5, () => attempt('user', { data: {} }, { status: 200, method: 'PUT' }))).toBe(0);
    clock.ms += 60 * MINUTE;
    expect(await change('ann@example.com')).toBeUndefined();
  });

  it('Changes of an account that succeed are not limited', async () => {
    const { attempt } = startLimits();
    expect(await times(50, () => attempt('user', { data: {} }, { status: 200, method: 'PUT' }))).toBe(0);
  });
});

describe('recovery', () => {
  const recover = (limits: ReturnType<typeof startLimits>, email: string, peer?: string) =>
    limits.attempt('recover', { email }, { ...(peer && { peer }) });

  it('Recovery sends three emails an hour to one address, wherever they are requested', async () => {
    const limits = startLimits();
    expect(await times(4, (turn) => recover(limits, 'ann@example.com', `203.0.${turn}.7`))).toBe(1);
    const answer = await recover(limits, 'ann@example.com', '198.51.100.1');
    expect(answer?.headers.get('retry-after')).toBe('1200');
    limits.clock.ms += 20 * MINUTE;
    expect(await recover(limits, 'ann@example.com')).toBeUndefined();
  });

  it('Recovery sends twenty emails an hour for one network', async () => {
    const limits = startLimits();
    expect(await times(25, (turn) => recover(limits, `person-${turn}@example.com`))).toBe(5);
  });
});

describe('a token of a mail', () => {
  it('The token of an email can be tried thirty times in five minutes', async () => {
    const { attempt } = startLimits();
    expect(await times(31, () => attempt('verify', { token: 'x' }, { status: 403 }))).toBe(1);
  });
});

describe('behind a proxy', () => {
  it('Behind a proxy, clients are distinguished by the address that the proxy reports', async () => {
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
