import { AppError } from '@storyloom/shared/api';
import { expect, it, vi } from 'vitest';
import { failureWords } from '../failure-words.ts';
import { failureReason } from './failure-reason.ts';

it('The reason of a failure is its message, or general words where it has none for the user', () => {
  expect(failureReason(new AppError('data', 'The shelf is full.'))).toBe('The shelf is full.');
  expect(failureReason(new AppError('data', ''))).toBe(failureWords.internal());
  expect(failureReason(new TypeError('x is not a function'))).toBe(failureWords.broken);
});

it('The reason of a network failure says what the user can do', () => {
  const failure = new AppError('network', 'TypeError: Failed to fetch');
  expect(failureReason(failure)).toBe(failureWords.unreachable);
  vi.stubGlobal('navigator', { onLine: true });
  expect(failureReason(failure)).toBe(failureWords.unreachable);
  vi.stubGlobal('navigator', { onLine: false });
  expect(failureReason(failure)).toBe(failureWords.offline);
});
