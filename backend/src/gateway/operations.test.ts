import { SERVER_PATHS } from '@storyloom/shared/contract';
import { describe, expect, it } from 'vitest';
import { errorOf, startGateway } from '../testing/test-gateway.ts';

const TOKEN = 'a-long-random-token';
const text = async () => 'up 1\n';
const metrics = { text, token: TOKEN, isOpenToNetwork: true };
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('/metrics', () => {
  it('This machine reads the metrics in the text format of Prometheus, and the log has no line of it', async () => {
    const { call, entries } = await startGateway({ metrics: { ...metrics, token: undefined } });
    const response = await call('/metrics');
    expect([response.status, await response.text()]).toEqual([200, 'up 1\n']);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(entries).toEqual([]);
  });

  it('A request through a proxy is answered like an unknown address, unless it has the token', async () => {
    const { call } = await startGateway({ metrics });
    const forwarded = { 'x-forwarded-for': '127.0.0.1' };
    const refused = await call('/metrics', { headers: forwarded });
    expect(refused.status).toBe(404);
    expect(await errorOf(refused)).toEqual(await errorOf(await call('/rest/v2/nothing')));
    const { headers } = bearer(TOKEN);
    expect((await call('/metrics', { headers: { ...forwarded, ...headers } })).status).toBe(200);
    expect((await call('/metrics', bearer(`${TOKEN}x`))).status).toBe(404);
  });

  it('Nothing below /metrics, and no /version, is answered with a page of the site', async () => {
    const { call } = await startGateway();
    for (const path of ['/metrics', '/metrics/', '/metrics/other', '/metrics/modules', '/version'])
      expect([path, (await call(path)).status]).toEqual([path, 404]);
    // Addresses that modules must leave to the server.
    for (const path of SERVER_PATHS) expect([path, await (await call(path)).text()]).not.toEqual([path, 'page']);
    expect(await (await call('/metrics-of-love')).text()).toBe('page');
  });
});

it('Each answer is counted with its path, its status and its time', async () => {
  const answers: unknown[] = [];
  const { call } = await startGateway({ onAnswer: (...answer) => answers.push(answer) });
  await call('/about?email=canary');
  await call('/functions/v1/none', { method: 'POST' });
  expect(answers).toEqual([
    ['/about', 200, expect.any(Number)],
    ['/functions/v1/none', 404, expect.any(Number)],
  ]);
});

it('A page of another site cannot send reports', async () => {
  const { call } = await startGateway({ moduleReports: async () => new Response(null, { status: 204 }) });
  const report = (headers: Record<string, string>) =>
    call('/metrics/modules', { method: 'POST', headers, body: '{}' }).then(({ status }) => status);
  expect(await report({ 'content-type': 'application/json' })).toBe(204);
  expect(await report({ 'content-type': 'application/json', origin: 'https://evil.example' })).toBe(403);
  expect(await report({ 'content-type': 'text/plain' })).toBe(415);
});
