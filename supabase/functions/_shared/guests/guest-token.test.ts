import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { GUEST_SECRET } from '../testing/service-under-test.ts';
import { toBase64Url } from './base64url.ts';
import { createGuestTokens } from './guest-token.ts';
import { hmacKey } from './hmac-key.ts';

const tokens = createGuestTokens(GUEST_SECRET);
const encode = (text: string): string => toBase64Url(new TextEncoder().encode(text));

/** A token of this version and payload, signed with a secret. */
async function signed(payload: string, version = 'v1', secret = GUEST_SECRET): Promise<string> {
  const text = `${version}.${payload}`;
  const mac = await crypto.subtle.sign('HMAC', await hmacKey(secret), new TextEncoder().encode(text));
  return `${text}.${toBase64Url(new Uint8Array(mac))}`;
}

it('A guest’s token is accepted for its own id', async () => {
  const [one, two] = [await tokens.issue(), await tokens.issue()];
  expect(one.id).toMatch(/^[\da-f-]{36}$/);
  expect(one.id).not.toBe(two.id);
  expect(await tokens.verify(one.token)).toBe(one.id);
});

it('A token that differs in any letter is refused', async () => {
  const { token } = await tokens.issue();
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=\uFF0E \n'];
  const changes = fc.record({
    at: fc.nat(token.length),
    removed: fc.nat(3),
    added: fc.string({ unit: fc.constantFrom(...letters), maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(changes, async ({ at, removed, added }) => {
      const forged = token.slice(0, at) + added + token.slice(at + removed);
      fc.pre(forged !== token);
      expect(await tokens.verify(forged)).toBeUndefined();
    }),
    { numRuns: 1000 },
  );
});

it('A token of another secret, version, form or size is refused', async () => {
  const [{ token, id }, other] = [await tokens.issue(), await tokens.issue()];
  const [version, payload, mac] = token.split('.') as [string, string, string];
  const parts = [`${version}.${payload}.`, `${version}..${mac}`, `${payload}.${mac}`, `${version}.${mac}.${payload}`];
  const foreign = [(await createGuestTokens(`${GUEST_SECRET}.`).issue()).token, other.token.replace(/[^.]*$/, mac)];
  const claims = encode(JSON.stringify({ id }));
  expect(await tokens.verify(await signed(claims))).toBe(id);
  const unsigned = [`${version}.${claims}.${mac}`, await signed(claims, 'v2'), await signed(claims, 'v1', 'x')];
  const odd = ['', '.', '..', '\0', `v1.你好.🌍`, 'x'.repeat(1_000_000), `Bearer ${token}`, `${token}.${mac}`];
  for (const forged of [...parts, ...foreign, ...unsigned, ...odd, await signed('A'.repeat(600))]) {
    expect(await tokens.verify(forged), forged.slice(0, 100)).toBeUndefined();
  }
  for (const json of ['null', '[]', '{}', '{', '"x"', '{"id":7}', '{"id":"x"}', `{"id":"${id.toUpperCase()}x"}`]) {
    expect(await tokens.verify(await signed(encode(json))), json).toBeUndefined();
  }
});

it('No key is made without a secret, and the error names its variable', () => {
  expect(() => hmacKey('')).toThrow('GUEST_TOKEN_SECRET');
});
