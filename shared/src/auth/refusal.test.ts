import { describe, expect, it } from 'vitest';
import { refusalIn } from './refusal.ts';

describe('refusalIn', () => {
  it.each([
    ['Invalid login credentials', { message: 'Invalid login credentials' }],
    ['', { message: '' }],
    ['null', { message: 'null' }],
    [
      'For security purposes, you can only request this after 42 seconds.',
      { message: 'For security purposes, you can only request this after 42 seconds.', retryAfter: 42 },
    ],
    ['{"error":{"code":"rate_limited","message":"Slow down","retryAfter":7}}', { message: 'Slow down', retryAfter: 7 }],
    ['{"message":"Slow down","retryAfter":"7"}', { message: 'Slow down', retryAfter: 7 }],
    ['{"error":{"retryAfter":"soon"}}', { message: '' }],
    ['{}', { message: '' }],
  ])('The answer %j of the sign-in service is read as %j', (text, refusal) => {
    expect(refusalIn(text)).toEqual(refusal);
  });
});
