import { describe, expect, it } from 'vitest';
import { waitOf } from '../../runs/failure-words.ts';
import { randomFailure, errorMessage, failureToast } from './messages.ts';

describe('the wait of a failure', () => {
  it('rounds the wait of a failure up to whole seconds', () => {
    for (const [retryAfter, seconds] of [
      [1, 1],
      [61, 61],
      [0.2, 1],
      [7.4, 8],
      [3600, 3600],
    ] as const) {
      expect(waitOf({ retryAfter }), String(retryAfter)).toBe(seconds);
    }
  });

  it('counts a wait that is none as none', () => {
    for (const retryAfter of [undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -5]) {
      expect(waitOf({ retryAfter }), String(retryAfter)).toBeUndefined();
      const message = errorMessage({ code: 'rate_limited', message: 'Too many stories at once.', retryAfter });
      expect(message, String(retryAfter)).toBe('Too many stories at once.');
    }
  });
});

describe('messages about failures', () => {
  it('A message does not repeat the wait when the service’s own message names it', () => {
    const message = 'Rate limit reached. Please try again in 7 s.';
    expect(errorMessage({ code: 'provider_rate_limited', message, retryAfter: 7 })).toBe(message);
  });

  it('A guest whose pass is refused is asked to try again, not to sign in', () => {
    const error = { code: 'unauthorized', message: 'x' };
    expect(errorMessage(error, { guest: true })).toContain('Please try again');
    expect(failureToast(error, { guest: true })).not.toContain('sign in');
  });

  it('says only once that the story failed when the service gives no reason', () => {
    for (const message of [
      'Failed to generate story',
      'failed to generate story.',
      '',
      ' ',
      'Failed to generate story: Failed to generate story',
    ]) {
      const error = { code: 'provider_error', message };
      expect(failureToast(error), message).toBe('Failed to generate story. Please try again.');
      expect(errorMessage(error), message).toBe('Failed to generate story. Please try again.');
    }
    expect(failureToast({ code: 'internal', message: 'x' })).toBe('Failed to generate story. Please try again.');
    const named = 'Failed to generate story: out of memory';
    expect(failureToast({ code: 'provider_error', message: named })).toBe(named);
  });

  it('says what to do without a connection or a session', () => {
    for (const [code, words] of [
      ['network', 'can’t be reached'],
      ['unauthorized', 'Please sign in again'],
    ] as const) {
      expect(errorMessage({ code, message: 'x' }), code).toContain(words);
    }
  });
});

describe('a random prompt that fails', () => {
  const FAILED = 'Failed to generate a random prompt';
  const UNREACHED = 'Failed to generate AI story prompt. Please try again.';
  const AGAIN = 'Press “Random prompt” again, or write your own.';

  it('names the reason below the specified sentence, without repeating it', () => {
    expect(randomFailure(undefined, false)).toEqual({ message: UNREACHED });
    for (const [code, said, message, detail, retryAfter] of [
      ['network', 'x', UNREACHED, 'The story service can’t be reached. Check your connection.', undefined],
      ['empty', 'No prompt was generated', 'No prompt was generated', AGAIN, undefined],
      [
        'unauthorized',
        'x',
        FAILED,
        'We couldn’t recognize your visit. Please try again. Your prompt is kept.',
        undefined,
      ],
      ['provider_error', 'The model is not loaded', FAILED, 'The model is not loaded', undefined],
      ['provider_error', FAILED, FAILED, AGAIN, undefined],
      ['provider_error', `${FAILED}: out of memory`, FAILED, 'out of memory', undefined],
      ['provider_error', 'Failed to generate story', UNREACHED, undefined, undefined],
      ['rate_limited', 'Too many prompts.', FAILED, 'Too many prompts. Please try again in 41 seconds.', 41],
    ] as const) {
      expect(randomFailure({ code, message: said, retryAfter }, true), `${code}: ${said}`).toEqual({
        message,
        ...(detail !== undefined && { detail }),
      });
    }
  });
});
