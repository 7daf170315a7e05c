import { describe, expect, it } from 'vitest';
import { isLoopback } from './loopback.ts';

describe('this machine', () => {
  it.each(['127.0.0.1', '127.8.9.255', '::1', '[::1]', '::ffff:127.0.0.1', 'localhost', 'LOCALHOST'])(
    'is %s',
    (name) => {
      expect(isLoopback(name)).toBe(true);
    },
  );

  it.each([
    '',
    '0.0.0.0',
    '::',
    '10.0.0.1',
    '128.0.0.1',
    '127.0.0.1.evil.example',
    '127.evil.example',
    '127.0.0.256',
    'localhost.evil.example',
    '::ffff:10.0.0.1',
  ])('is not %j', (name) => {
    expect(isLoopback(name)).toBe(false);
  });
});
