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

it('a server is late while its event loop was blocked, and not for long after', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const uptime = vi.spyOn(process, 'uptime').mockReturnValue(60);
  onTestFinished(() => uptime.mockRestore());
  const { isLate, stop } = watchDelay();
  onTestFinished(stop);
  const lookAt = (seconds: number) => {
    uptime.mockReturnValue(seconds);
    const lateBefore = isLate();
    vi.advanceTimersByTime(100);
    return [lateBefore, isLate()];
  };
  expect(lookAt(61)).toEqual([false, false]);
  // While it is blocked it cannot look, but a request that waited is handled first.
  expect(lookAt(62.2)).toEqual([true, true]);
  expect(lookAt(62.3)).toEqual([true, false]);
});
