import { describe, expect, it } from 'vitest';
import type { FunctionArgs, ServiceDeps } from '../deps.ts';
import { supabaseClient } from '../supabase-client.ts';
import { askForPassage } from '../testing/passages.ts';
import { bodyOf, GOOD_STORY } from '../testing/scripted-provider.ts';
import {
  AS_USER,
  askAsGuest,
  askAsUser,
  errorOf,
  guestToken,
  serviceUnderTest,
  storyRequest,
} from '../testing/service-under-test.ts';
import { createQuotaCalls } from './quota-calls.ts';

const limits = { supabaseMs: 40 };
const never = new Promise<never>(() => undefined);

describe('a database that does not answer', () => {
  it('lets every function fail, in time, before the provider is asked', async () => {
    const service = serviceUnderTest({ answers: [GOOD_STORY], limits });
    const headers = { 'x-guest-token': await guestToken(service) };
    const post = (as: Record<string, string>) => storyRequest({ headers: as });
    for (const [path, ask] of [
      ['/auth/v1/user', () => askAsUser(service)],
      ['begin_story_run', () => askAsUser(service)],
      ['begin_story_run', () => askForPassage(service)],
      ['spend_guest_generation', () => askAsGuest(service, { headers })],
      ['spend_random_prompt', () => service.handlers['random-prompt'](post(AS_USER))],
      ['spend_short_call', () => service.handlers['outline-story'](post(AS_USER))],
      ['anonymous_usage', () => service.handlers['guest-session'](post({}))],
    ] as const) {
      const expectUnavailable = async (fault: string) => {
        const response = await ask();
        expect([response.status, (await errorOf(response)).code], `${path} ${fault}`).toEqual([
          503,
          'quota_unavailable',
        ]);
      };
      service.supabase.slow.set(path, never);
      await expectUnavailable('never');
      service.supabase.slow.clear();
      for (const status of [500, 0]) {
        service.supabase.failing.set(path, status);
        await expectUnavailable(String(status));
      }
      service.supabase.failing.clear();
    }
    expect(service.provider.requests).toEqual([]);
  });

  it('has the request aborted, also in the middle of an answer', async () => {
    const { deps } = serviceUnderTest({ limits });
    let signal: AbortSignal | null | undefined;
    const silent: ServiceDeps['fetch'] = (_, init) => {
      signal = init?.signal;
      return never;
    };
    await expect(supabaseClient({ ...deps, fetch: silent })({ path: '/', key: 'key' })).rejects.toThrow(/timeout/);
    expect(signal?.aborted).toBe(true);
    const half: ServiceDeps['fetch'] = async () => new Response(bodyOf(['{"outcome":'], 'stay'));
    const call = supabaseClient({ ...deps, fetch: half })({ path: '/', key: 'key' });
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

it('A host that reaches the database calls its functions without the data interface, in time', async () => {
  const { deps, supabase } = serviceUnderTest({ limits });
  const called: (readonly [string, FunctionArgs])[] = [];
  const callFunction = async (name: string, args: FunctionArgs) => {
    called.push([name, args]);
    return { outcome: 'granted' };
  };
  const args = { p_at_once: 2 };
  expect(await createQuotaCalls({ ...deps, callFunction }).rpc('begin_story_run', args)).toEqual({
    outcome: 'granted',
  });
  expect([called, supabase.calls]).toEqual([[['begin_story_run', args]], []]);
  const hanging = createQuotaCalls({ ...deps, callFunction: () => never });
  await expect(hanging.rpc('begin_story_run', {})).rejects.toMatchObject({ name: 'TimeoutError' });
});
