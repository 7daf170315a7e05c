import { MESSAGE_MAX } from '@storyloom/shared/domain';
import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clean } from '../testing/hidden.ts';

describe('a reason for the reader', () => {
  it.each([
    ['Too long', 'Too long'],
    ['prompt is too long', 'prompt is too long'],
    ['max_tokens is too large: 8000 is more than 4096', 'max_tokens is too large: 8000 is more than 4096'],
    ['The model gpt-3.5-turbo is overloaded, and/or busy.', 'The model gpt-3.5-turbo is overloaded, and/or busy.'],
    ['Limit: 10000 / min, e.g. for llama3:70b.', 'Limit: 10000 / min, e.g. for llama3:70b.'],
    ['模型正忙，请稍后。', '模型正忙，请稍后。'],
    ['  Two\r\n\tlines  ', 'Two lines'],
    ['A <b>bold</b> word &amp; more', 'A bold word & more'],
    ['No\u202E way\u0000 out\u0007', 'No way out'],
    ['Busy. Busy! busy.', 'Busy.'],
    ['Quota exceeded. Please try again in 20s.', 'Quota exceeded.'],
    ['Quota exceeded. See https://harbour.example/docs.', 'Quota exceeded.'],
    ['Failed to generate story: no model', 'no model'],
    ['Error: Failed to generate story because the model is busy.', 'the model is busy.'],
    ['Out of memory: Failed to generate story.', 'Out of memory'],
  ])('The message %j becomes the reason %j', (said, reason) => {
    expect(clean(said)).toBe(reason);
  });

  it.each([
    '',
    ' ',
    '.',
    '{}',
    '{"error":{}}',
    '["no"]',
    '[object Object]',
    'undefined',
    'Error',
    'fetch failed',
    '<!doctype html><html><body>502 Bad Gateway</body></html>',
    '<html>Hi</html>',
    'Failed to generate story',
    'Failed to generate story. Please try again.',
    'Failed to generate story: Failed to generate story',
    'Error: failed to generate a random prompt!',
    'Please try again later.',
    '🌍'.repeat(400),
  ])('The message %j gives no reason', (said) => {
    expect(clean(said)).toBeUndefined();
  });

  it('A long reason is cut after a word, with an ellipsis', () => {
    const reason = clean(`It is ${'very '.repeat(100)}busy.`);
    expect(reason).toMatch(/^It is very .*very…$/);
    expect(reason?.length).toBeLessThanOrEqual(MESSAGE_MAX);
    expect(clean('故'.repeat(400))).toBe(`${'故'.repeat(MESSAGE_MAX - 1)}…`);
  });

  it('A reason is one line of at most 200 visible characters, whatever the message was', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 300 }), (said) => {
        const reason = clean(said) ?? '';
        expect(reason.length).toBeLessThanOrEqual(MESSAGE_MAX);
        expect(reason).not.toMatch(/[\p{Cc}\p{Bidi_Control}]|<[a-z]/iu);
      }),
    );
  });

  it('Cleaning takes less than ten seconds, even for messages made of one repeated part', () => {
    const started = performance.now();
    for (const part of ['a.', 'a-', 'a/', 'sk-a', 'aA', '1a', '::', '%25', '<', '故', '\n', 'x', 'error: ']) {
      clean(part.repeat(16_384 / part.length));
    }
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
