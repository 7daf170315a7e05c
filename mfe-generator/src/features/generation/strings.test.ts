import { describe, expect, it } from 'vitest';
import { waitOf } from '../../runs/failure-words.ts';
import { errorMessage, failureToast } from './messages.ts';
import { strings } from './strings.ts';

/** A time of day as this environment formats it. */
const clock = (hour: number, minute: number) =>
  new Date(2026, 0, 5, hour, minute).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });

describe('the wait of a failure', () => {
  it.each([
    [1, 1],
    [61, 61],
    [0.2, 1],
    [7.4, 8],
    [3600, 3600],
  ])('The wait of a failure is rounded up to whole seconds: %d is %i', (retryAfter, seconds) => {
    expect(waitOf({ retryAfter })).toBe(seconds);
  });

  it.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -5])(
    'A wait of %s counts as none',
    (retryAfter) => {
      expect(waitOf({ retryAfter })).toBeUndefined();
      const message = errorMessage({ code: 'rate_limited', message: 'Too many stories at once.', retryAfter });
      expect(message).toBe('Too many stories at once.');
    },
  );
});

describe('messages about failures', () => {
  it.each([
    [1, 'in 1 second'],
    [40, 'in 40 seconds'],
    [61, `at ${clock(14, 2)}`],
    [3600, `at ${clock(15, 0)}`],
    [86_400, `tomorrow at ${clock(14, 0)}`],
  ])('A message says when to try again: after %i s', (retryAfter, words) => {
    const now = new Date(2026, 0, 5, 14).getTime();
    expect(errorMessage({ code: 'rate_limited', message: 'Too many.', retryAfter }, { now })).toBe(
      `Too many. Please try again ${words}.`,
    );
  });

  it('A message does not repeat the wait when the service’s own message names it', () => {
    const message = 'Rate limit reached. Please try again in 7 s.';
    expect(errorMessage({ code: 'provider_rate_limited', message, retryAfter: 7 })).toBe(message);
  });

  it('A guest whose pass is refused is asked to try again, not to sign in', () => {
    const error = { code: 'unauthorized', message: 'x' };
    expect(errorMessage(error, { guest: true })).toContain('Please try again');
    expect(failureToast(error, { guest: true })).not.toContain('sign in');
  });

  it('A toast contains the provider’s message', () => {
    expect(failureToast({ code: 'provider_error', message: 'The model is not loaded' })).toBe(
      'Failed to generate story: The model is not loaded',
    );
  });

  it('A toast is the plain sentence when the service gives no message for the user', () => {
    expect(failureToast({ code: 'internal', message: 'Failed to generate story' })).toBe(
      'Failed to generate story. Please try again.',
    );
  });

  it.each([
    'Failed to generate story',
    'failed to generate story.',
    '',
    ' ',
    'Failed to generate story: Failed to generate story',
  ])('A message says only once that the story failed when the service gives no reason: %j', (message) => {
    const error = { code: 'provider_error', message };
    expect(failureToast(error)).toBe('Failed to generate story. Please try again.');
    expect(errorMessage(error)).toBe('Failed to generate story. Please try again.');
  });

  it('A toast says only once that the story failed when the reason begins with that', () => {
    expect(failureToast({ code: 'provider_error', message: 'Failed to generate story: out of memory' })).toBe(
      'Failed to generate story: out of memory',
    );
  });

  it.each([
    ['network', 'can’t be reached'],
    ['unauthorized', 'Please sign in again'],
  ])('The message for the code “%s” says what to do', (code, words) => {
    expect(errorMessage({ code, message: 'x' })).toContain(words);
  });
});

describe('numbers', () => {
  it('Counts, progress and waits are written out for reading', () => {
    expect(strings.words(1)).toBe('1 word');
    expect(strings.words(1234)).toBe('1,234 words');
    expect(strings.progress(312, 1500)).toBe('312 of about 1,500 words');
    expect(strings.tryAgainIn(7)).toBe('Try Again in 7 s');
    expect(strings.versions.position(1, 3)).toBe('Story 2 of 3');
  });
});
