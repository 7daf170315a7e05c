import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

describe('an email address', () => {
  it.each([
    'ann@example.com',
    'ann.o’neil+stories@mail.example.co.uk',
    "o'neil/x@example.com",
    'müller@bücher.example',
    '小明@例子.测试',
    `${'a'.repeat(64)}@${'b'.repeat(60)}.example`,
  ])('The email address %s is valid', (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each([
    '',
    'ann',
    'ann@example',
    '@example.com',
    'ann@@example.com',
    'ann ann@example.com',
    '<ann@example.com>',
    'Ann <ann@example.com>',
    'ann;ben@example.com',
    'ann,ben@example.com',
    'ann@example.com/path?x=1',
    'ann@example.com,ben@example.com',
    'ann@-example.com',
    'ann@example..com',
    'ann\u202E@example.com',
    'ann\0@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('The text “%s” is not an email address', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});
