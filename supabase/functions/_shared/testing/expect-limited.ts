import type { ServiceError } from '@storyloom/shared/stream';
import { expect } from 'vitest';
import { errorOf } from './service-under-test.ts';

/** Expects an answer of status 429 with that error, and the same time to wait in the header. */
export async function expectLimited(response: Response, expected: ServiceError): Promise<void> {
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe(String(expected.retryAfter));
  expect(await errorOf(response)).toEqual(expected);
}
