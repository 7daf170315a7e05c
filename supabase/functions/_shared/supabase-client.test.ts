import { describe, expect, it } from 'vitest';
import { supabaseClient } from './supabase-client.ts';
import { bodyOf, GOOD_STORY, scriptedProvider } from './testing/scripted-provider.ts';
import {
  AS_USER,
  askAsGuest,
  askAsUser,
  errorOf,
  guestToken,
  serviceUnderTest,
  storyRequest,
  type ServiceUnderTest,
} from './testing/service-under-test.ts';

const LIMIT_MS = 40;
const never = new Promise<never>(() => undefined);

const post = (headers: Record<string, string>) => ({ method: 'POST', headers, body: '{}' });

/** Requests that wait for an answer of Supabase, by the path that they wait for. */
const WAITING: readonly (readonly [
  path: string,
  ask: (service: ServiceUnderTest, token: string) => Promise<Response>,
])[] = [
  ['/auth/v1/user', (service) => askAsUser(service)],
  ['begin_story_run', (service) => askAsUser(service)],
  ['spend_guest_generation', (service, token) => askAsGuest(service, { headers: { 'x-guest-token': token } })],
  ['spend_random_prompt', ({ handlers }) => handlers['random-prompt'](new Request('http://x.test/', post(AS_USER)))],
  ['spend_short_call', ({ handlers }) => handlers['outline-story'](storyRequest({ headers: AS_USER }))],
  ['anonymous_usage', ({ handlers }) => handlers['guest-session'](new Request('http://x.test/', post({})))],
];

describe('a database that never answers and ignores the signal', () => {
  it.each(WAITING)('A call of %s that is never answered fails after the limit', async (path, ask) => {
    const provider = scriptedProvider(GOOD_STORY);
    const service = serviceUnderTest({ providerFetch: provider.fetch, limits: { supabaseMs: LIMIT_MS } });
    const token = await guestToken(service);
    service.supabase.slow.set(path, never);
    const started = performance.now();
    const response = await ask(service, token);
    expect([response.status, (await errorOf(response)).code]).toEqual([503, 'quota_unavailable']);
    expect(performance.now() - started).toBeGreaterThan(LIMIT_MS - 5);
    expect(provider.requests).toEqual([]);
  });

  it('A call fails after the limit when the answer stops in the middle', async () => {
    const { deps } = serviceUnderTest({ limits: { supabaseMs: LIMIT_MS } });
    const call = supabaseClient({
      ...deps,
      fetch: () => Promise.resolve(new Response(bodyOf(['{"outcome":'], 'stay'))),
    });
    await expect(call({ path: '/', key: 'key' })).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

it('A request is aborted after the limit', async () => {
  const { deps } = serviceUnderTest({ limits: { supabaseMs: LIMIT_MS } });
  let heard: AbortSignal | null | undefined;
  const fetch: typeof globalThis.fetch = (_, init) => {
    heard = init?.signal;
    return never;
  };
  await expect(supabaseClient({ ...deps, fetch })({ path: '/', key: 'key' })).rejects.toThrow(/timeout/);
  expect(heard?.aborted).toBe(true);
});
