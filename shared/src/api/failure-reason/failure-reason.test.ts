import { AppError } from '@storyloom/shared/api';
import { expect, it, vi } from 'vitest';
import { failureReason } from './failure-reason.ts';

it.each([
  ['the database’s message when it has one', new AppError('data', 'The shelf is full.'), 'The shelf is full.'],
  [
    'a general message when the database has none',
    new AppError('data', ''),
    'Something went wrong on our side. Please try again in a moment.',
  ],
  [
    'a message about the connection when the network fails',
    new AppError('network', 'TypeError: Failed to fetch'),
    'Storyloom can’t be reached just now. Check your connection and try again.',
  ],
  [
    'a message about the page when its own code throws',
    new TypeError('x is not a function'),
    'Something went wrong on this page. Reload it and try again.',
  ],
])('The reason of a failure is %s', (_case, failure, reason) => {
  expect(failureReason(failure)).toBe(reason);
});

it.each([
  [true, 'Storyloom can’t be reached just now. Check your connection and try again.'],
  [false, 'Your device is offline. Connect it to the internet and try again.'],
])('The reason of a network failure says what the user can do (device online: %s)', (onLine, reason) => {
  vi.stubGlobal('navigator', { onLine });
  expect(failureReason(new AppError('network', 'TypeError: Failed to fetch'))).toBe(reason);
});
