import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@storyloom/shared/api';
import { fakeNetwork, json } from './network.ts';

/** Tests that queries fail as data or network errors instead of returning nothing. */
export function testQueryFailures(what: string, queries: Readonly<Record<string, () => Promise<unknown>>>): void {
  describe.each(Object.entries(queries))('the %s', (_name, ask) => {
    it.each([
      ['data', () => json({ code: '42501', message: 'permission denied' }, 403)],
      ['network', () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })],
    ])(`A query of ${what} fails as “%s” rather than looking empty`, async (code, answer) => {
      fakeNetwork(answer);
      const error = await ask().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code });
    });
  });
}

/** Tests that a query sends one request only, because the query cache retries. */
export function testSingleAttempt(what: string, ask: () => Promise<unknown>): void {
  it(`A failed request for ${what} is left to the query cache to retry`, async () => {
    vi.useFakeTimers();
    const requests = fakeNetwork(() => new TypeError('Failed to fetch'));
    const failure = ask().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toMatchObject({ code: 'network' });
    expect(requests).toHaveLength(1);
  });
}
