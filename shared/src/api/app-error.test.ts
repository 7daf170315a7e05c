import { expect, it } from 'vitest';
import { AppError } from './app-error.ts';

it('is an error with a code, a cause for the log, and when to try again', () => {
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
