import type { Backend } from '../fixtures/backend.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

async function guestToken(backend: Backend): Promise<string> {
  const apikey = await backend.publishableKey();
  const response = await fetch(`${backend.url}/functions/v1/guest-session`, { method: 'POST', headers: { apikey } });
  const { token }: { token: string } = await response.json();
  return token;
}

async function requestStory(backend: Backend, guest: string, body: unknown): Promise<Response> {
  const apikey = await backend.publishableKey();
  return fetch(`${backend.url}/functions/v1/generate-story`, {
    method: 'POST',
    headers: { apikey, 'x-guest-token': guest, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

test(
  'Of 200 simultaneous requests of one guest, exactly three are granted',
  { tag: IN_MATRIX },
  async ({ backend }) => {
    const token = await guestToken(backend);
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const response = await requestStory(backend, token, {
          prompt: 'A fox in the rain',
          genre: 'fantasy',
          length: 500,
          runId: `run-${index}`,
        });
        const text = await response.text();
        return { status: response.status, text };
      }),
    );
    const granted = answers.filter(({ status }) => status === 200);
    expect(granted).toHaveLength(3);
    expect(granted.every(({ text }) => text.includes('event: end'))).toBe(true);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.every(({ status, text }) => status === 403 && text.includes('guest_limit_reached'))).toBe(true);
  },
);

test('A request that the function cannot read is refused with a code and a sentence', async ({ backend }) => {
  const token = await guestToken(backend);
  const cases: readonly (readonly [unknown, number])[] = [
    ['{"prompt": "A fox', 400],
    ['[]', 400],
    [{}, 400],
    [{ prompt: '   ', genre: 'fantasy' }, 400],
    [{ prompt: 'x'.repeat(4001), genre: 'fantasy' }, 400],
    [{ prompt: 'A fox', genre: 'fantasy', language: 'klingon' }, 400],
    [{ prompt: 'A fox', genre: 'fantasy', length: 501 }, 400],
    [{ prompt: 'x'.repeat(400_000) }, 413],
  ];
  for (const [body, status] of cases) {
    const response = await requestStory(backend, token, body);
    const { error } = await response.json();
    expect({ body: String(JSON.stringify(body)).slice(0, 60), status: response.status }).toEqual({
      body: String(JSON.stringify(body)).slice(0, 60),
      status,
    });
    expect(error.code).toMatch(/^[a-z_]+$/);
    expect(error.message.length).toBeGreaterThan(10);
  }
  expect((await requestStory(backend, 'v1.forged.token', { prompt: 'A fox', genre: 'fantasy' })).status).toBe(401);
});

test('A request without the page’s key, or for an internal path, gets nothing', async ({ backend }) => {
  const rest = await fetch(`${backend.url}/rest/v1/user_stories`);
  expect(rest.status).toBe(401);
  const system = await fetch(`${backend.url}/_system/config`, { headers: { apikey: await backend.publishableKey() } });
  expect(system.status).toBe(404);
});
