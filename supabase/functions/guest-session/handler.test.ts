import { expect, it } from 'vitest';
import { createGuestTokens } from '../_shared/guests/guest-token.ts';
import {
  GUEST_SECRET,
  SECRET_KEY,
  serviceUnderTest,
  type ServiceUnderTest,
} from '../_shared/testing/service-under-test.ts';

const tokens = createGuestTokens(GUEST_SECRET);

/** The answer to a visitor, and what it holds. */
async function ask(service: ServiceUnderTest, init: RequestInit = {}) {
  const request = new Request('http://localhost/functions/v1/guest-session', { method: 'POST', ...init });
  const response = await service.handlers['guest-session'](request);
  return { response, session: (await response.json()) as { token: string } };
}

it('A new visitor gets a signed token and three free stories', async () => {
  const { response, session } = await ask(serviceUnderTest());
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(session).toEqual({ token: expect.stringMatching(/^v1\.[\w-]+\.[\w-]{43}$/), used: 0, limit: 3 });
  expect(await tokens.verify(session.token)).toMatch(/^[\da-f-]{36}$/);
  expect((await ask(serviceUnderTest({ demo: true }))).session).toMatchObject({ demo: true });
});

it('A token in the header or the body is recognized, and the answer says how many stories are used', async () => {
  const service = serviceUnderTest();
  const { id, token } = await tokens.issue();
  service.supabase.used.set(id, 2);
  for (const init of [{ headers: { 'x-guest-token': token } }, { body: JSON.stringify({ token }) }]) {
    expect((await ask(service, init)).session).toEqual({ token, used: 2, limit: 3 });
  }
  expect(service.supabase.keys.every(({ apikey }) => apikey === SECRET_KEY)).toBe(true);
});

it('A body without a token of ours is answered with a new one', async () => {
  const service = serviceUnderTest();
  const known = new Set<string>();
  for (const body of ['', 'v1.a.b', '{"token":5}', '{"token":"v1.x.y"}', '[]', '{']) {
    const { response, session } = await ask(service, { body });
    expect(response.status, body).toBe(200);
    known.add(session.token);
  }
  expect(known.size).toBe(6);
});

it('No session is given when the usage cannot be looked up, and the message says to try again', async () => {
  for (const failure of [500, 0, {}] as const) {
    const service = serviceUnderTest();
    if (typeof failure === 'number') service.supabase.failing.set('anonymous_usage', failure);
    else service.supabase.answers.set('anonymous_usage', failure);
    const { response, session } = await ask(service);
    const message = 'We couldn’t check your free stories just now. Please try again in a moment.';
    expect([response.status, session]).toEqual([503, { error: { code: 'quota_unavailable', message } }]);
  }
});
