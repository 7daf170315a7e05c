import { AppError } from '@storyloom/shared/api';
import { expect, it, vi } from 'vitest';
import { failureReason } from './failure-reason.ts';

it.each([
  ['the database’s reason', new AppError('data', 'The shelf is full.'), 'The shelf is full.'],
  [
    'our own words for none',
    new AppError('data', ''),
    'Something went wrong on our side. Please try again in a moment.',
  ],
  [
    'our own words for no network',
    new AppError('network', 'TypeError: Failed to fetch'),
    'Storyloom can’t be reached just now. Check your connection and try again.',
  ],
  [
    'nothing of a fault in the page',
    new TypeError('x is not a function'),
    'Something went wrong on this page. Reload it and try again.',
  ],
])('gives %s', (_case, failure, reason) => {
  expect(failureReason(failure)).toBe(reason);
});

it.each([
  [true, 'Storyloom can’t be reached just now. Check your connection and try again.'],
  [false, 'Your device is offline. Connect it to the internet and try again.'],
])('says of no network what can be done about it, with the device online: %s', (onLine, reason) => {
  vi.stubGlobal('navigator', { onLine });
  expect(failureReason(new AppError('network', 'TypeError: Failed to fetch'))).toBe(reason);
});
