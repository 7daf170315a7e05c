import { expect, it, onTestFinished, vi } from 'vitest';
import { errorOf, startGateway } from '../testing/test-gateway.ts';
import { watchDelay } from './overload.ts';

it('a server that is late refuses new work, and stays healthy', async () => {
  const { call, reached } = await startGateway({ isLate: () => true });
  const refused = await call('/rest/v1/profiles');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await errorOf(refused)).toMatchObject({ code: 'overloaded' });
  expect(reached).toEqual([]);
  expect((await call('/healthz')).status).toBe(200);
  expect((await call('/')).status).not.toBe(503);
});

it('a server is late while its event loop was blocked, and not for long after', async () => {
  const { isLate, stop } = watchDelay();
  onTestFinished(stop);
  expect(isLate()).toBe(false);
  for (const end = performance.now() + 1500; performance.now() < end;);
  expect(isLate()).toBe(true);
  await vi.waitFor(() => expect(isLate()).toBe(false), { timeout: 60_000 });
});
