import { describe, expect, it } from 'vitest';
import { isLoopback } from './loopback.ts';

describe('loopback', () => {
  it.each(['127.0.0.1', '127.8.9.255', '::1', '[::1]', '::ffff:127.0.0.1', 'localhost', 'LOCALHOST'])(
    'The name %s is this machine',
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
  ])('The name %j is not this machine', (name) => {
    expect(isLoopback(name)).toBe(false);
  });
});
