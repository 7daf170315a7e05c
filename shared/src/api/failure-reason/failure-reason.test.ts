import { AppError } from '@storyloom/shared/api';
import { expect, it } from 'vitest';
import { failureReason } from './failure-reason.ts';

it("gives the database's reason, but not a browser's words for no network", () => {
  expect(failureReason(new AppError('data', 'permission denied'))).toBe('permission denied');
  expect(failureReason(new AppError('network', 'TypeError: Failed to fetch'))).toContain('Check your connection');
  expect(failureReason(new TypeError('x is not a function'))).toContain('Check your connection');
});

it('says that a session has ended, and has words of its own where the database has none', () => {
  const expired = new AppError('data', 'JWT expired', { cause: { code: 'PGRST303' } });
  expect(failureReason(expired)).toBe('Your session has ended. Sign in and try again.');
  expect(failureReason(new AppError('data', ' '))).toContain('Check your connection');
});
