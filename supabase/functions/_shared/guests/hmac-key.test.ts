import { expect, it } from 'vitest';
import { hmacKey } from './hmac-key.ts';

it('Without a secret no key is made, and the error names the variable to set', () => {
  expect(() => hmacKey('')).toThrow('GUEST_TOKEN_SECRET');
});
