import { BlockList } from 'node:net';
import { AuthApiError, createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { startGateway } from '../testing/test-gateway.ts';
import { startTestServer } from '../testing/test-server.ts';
import { createAuthLimits } from './auth-limits.ts';

describe('through the gateway', () => {
  it('Through the gateway, the body arrives whole, and only the sign-in service is limited', async () => {
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

  it('Through the gateway, a refusal is counted by its status, and Supabase’s client reports the limit', async () => {
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
  it('The running server limits recovery, whatever address a request claims', async () => {
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
