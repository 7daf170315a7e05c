import { expect, it } from 'vitest';
import { AppError } from './app-error.ts';

it('An AppError has a code, a cause for the log, and the seconds until a retry', () => {
  const cause = new TypeError('Failed to fetch');
  const error = new AppError('rate_limited', 'Too many stories', { cause, retryAfter: 30 });
  expect(error).toBeInstanceOf(Error);
  expect({ ...error, name: error.name, message: error.message }).toEqual({
    name: 'AppError',
    message: 'Too many stories',
    code: 'rate_limited',
    retryAfter: 30,
  });
  expect(error.cause).toBe(cause);
});
