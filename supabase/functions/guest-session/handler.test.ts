import { expect, it } from 'vitest';
import { createGuestTokens } from '../_shared/guests/guest-token.ts';
import { errorOf, GUEST_SECRET, SECRET_KEY, serviceUnderTest } from '../_shared/testing/service-under-test.ts';

const tokens = createGuestTokens(GUEST_SECRET);

function ask(init: RequestInit = {}): Request {
  return new Request('http://localhost/functions/v1/guest-session', { method: 'POST', ...init });
}

it('A new visitor gets a signed token and three free stories', async () => {
  const service = serviceUnderTest();
  const response = await service.handlers['guest-session'](ask());
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const session = (await response.json()) as { token: string };
  expect(session).toEqual({ token: expect.stringMatching(/^v1\.[\w-]+\.[\w-]{43}$/), used: 0, limit: 3 });
  expect(await tokens.verify(session.token)).toMatch(/^[\da-f-]{36}$/);
});

it('A guest session mentions the demo storyteller only when no provider is set up', async () => {
  const answerOf = async (service: ReturnType<typeof serviceUnderTest>): Promise<unknown> =>
    (await service.handlers['guest-session'](ask())).json();
  expect(await answerOf(serviceUnderTest({ demo: true }))).toMatchObject({ demo: true });
  expect(await answerOf(serviceUnderTest())).not.toHaveProperty('demo');
});

it('A token in the header or the body is recognized, and the answer says how many stories are used', async () => {
  const service = serviceUnderTest();
  const { id, token } = await tokens.issue();
  service.supabase.used.set(id, 2);
  const expected = { token, used: 2, limit: 3 };
  for (const init of [{ headers: { 'x-guest-token': token } }, { body: JSON.stringify({ token }) }]) {
    expect(await (await service.handlers['guest-session'](ask(init))).json()).toEqual(expected);
  }
  expect(service.supabase.keys.every(({ apikey }) => apikey === SECRET_KEY)).toBe(true);
});

it('A body without a token of ours is answered with a new one', async () => {
  const service = serviceUnderTest();
  const known = new Set<string>();
  for (const body of ['', 'garbage', 'v1.a.b', '{"token":5}', '{"token":"v1.x.y"}', '[]', '{']) {
    const response = await service.handlers['guest-session'](ask({ body }));
    expect(response.status, body).toBe(200);
    known.add(((await response.json()) as { token: string }).token);
  }
  expect(known.size).toBe(7);
});

it('No session is given when the usage cannot be looked up, and the message says to try again', async () => {
  for (const failure of [500, 404, 0, {}] as const) {
    const service = serviceUnderTest();
    if (typeof failure === 'number') service.supabase.failing.set('anonymous_usage', failure);
    else service.supabase.answers.set('anonymous_usage', failure);
    const response = await service.handlers['guest-session'](ask());
    expect(response.status).toBe(503);
    expect(await errorOf(response)).toEqual({
      code: 'quota_unavailable',
      message: 'We couldn’t check your free stories just now. Please try again in a moment.',
    });
  }
});
