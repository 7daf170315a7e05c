import { beforeAll, describe, expect, it } from 'vitest';
import { GUEST_SECRET } from '../testing/service-under-test.ts';
import { toBase64Url } from './base64url.ts';
import { createGuestTokens } from './guest-token.ts';

const tokens = createGuestTokens(GUEST_SECRET);
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const encode = (text: string): string => toBase64Url(new TextEncoder().encode(text));

/** A token's three parts. */
const partsOf = (token: string): [string, string, string] => token.split('.') as [string, string, string];

async function issued(count: number): Promise<string[]> {
  const all = await Promise.all(Array.from({ length: count }, () => tokens.issue()));
  return all.map(({ token }) => token);
}

/** Each letter of a token in turn, replaced by each of a few others. */
function lettersChanged(token: string): string[] {
  return Array.from(token, (letter, at) =>
    [1, 7, 32, 63].map((step) => {
      const other = ALPHABET[(Math.max(ALPHABET.indexOf(letter), 0) + step) % 64]!;
      return `${token.slice(0, at)}${other}${token.slice(at + 1)}`;
    }),
  ).flat();
}

/** Each bit of the signature in turn, flipped. */
function bitsFlipped(token: string): string[] {
  const [version, payload, mac] = partsOf(token);
  const bytes = Uint8Array.from(atob(mac.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
  return Array.from({ length: bytes.length * 8 }, (_, bit) => {
    const flipped = bytes.slice();
    flipped[bit >> 3]! ^= 1 << (bit & 7);
    return `${version}.${payload}.${toBase64Url(flipped)}`;
  });
}

function odd(token: string): string[] {
  const [version, payload, mac] = partsOf(token);
  const claims = { id: crypto.randomUUID(), iat: 1 };
  return [
    '',
    '.',
    '..',
    `${token}.`,
    `.${token}`,
    ` ${token}`,
    `${token}\n`,
    `${token}=`,
    `${token}${token}`,
    token.toLowerCase(),
    token.replaceAll('.', '\uFF0E'),
    `${version}.${payload}.`,
    `${version}..${mac}`,
    `.${payload}.${mac}`,
    `${payload}.${mac}`,
    `${version}.${payload}.${mac}.${mac}`,
    `${version}.${mac}.${payload}`,
    `v0.${payload}.${mac}`,
    `v2.${payload}.${mac}`,
    `V1.${payload}.${mac}`,
    `none.${payload}.${mac}`,
    `${version}.${encode(JSON.stringify(claims))}.${mac}`,
    `${version}.${encode(JSON.stringify({ ...claims, alg: 'none' }))}.`,
    `${version}.${encode('null')}.${mac}`,
    `${version}.${encode('[]')}.${mac}`,
    `${version}.${encode('你好🌍')}.${mac}`,
    `v1.你好.🌍`,
    `${version}.${payload}.${'A'.repeat(43)}`,
    `${version}.${payload}.${'_'.repeat(43)}`,
    `${version}.${payload}.${'A'.repeat(600)}`,
    `${version}.${'A'.repeat(100_000)}.${mac}`,
    'x'.repeat(1_000_000),
    `Bearer ${token}`,
    '\0',
  ];
}

describe('ten thousand forged tokens', () => {
  let genuine: string[] = [];
  let forged: string[] = [];

  beforeAll(async () => {
    genuine = await issued(400);
    const others = createGuestTokens(`${GUEST_SECRET}.`);
    const [first, second] = [genuine[0]!, genuine[1]!];
    const truncated = Array.from(first, (_, at) => [first.slice(0, at), first.slice(at + 1)]).flat();
    const swapped = genuine.slice(1).map((token, at) => {
      const [version, payload] = partsOf(token);
      return `${version}.${payload}.${partsOf(genuine[at]!)[2]}`;
    });
    const all = [
      ...[first, second].flatMap((token) => [...lettersChanged(token), ...bitsFlipped(token), ...odd(token)]),
      ...truncated,
      ...swapped,
    ];
    while (all.length < 10_400) all.push((await others.issue()).token);
    forged = [...new Set(all)].filter((token) => !genuine.includes(token));
  });

  it('Ten thousand forged tokens are refused, and genuine ones are accepted', async () => {
    expect(forged.length).toBeGreaterThanOrEqual(10_000);
    const accepted: string[] = [];
    for (const token of forged) if ((await tokens.verify(token)) !== undefined) accepted.push(token);
    expect(accepted).toEqual([]);
    for (const token of genuine) expect(await tokens.verify(token)).toMatch(/^[\da-f-]{36}$/);
  });
});

it('A signed token is accepted only with the right version and a valid id', async () => {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(GUEST_SECRET),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const sign = async (payload: string, version = 'v1'): Promise<string> => {
    const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${version}.${payload}`));
    return `${version}.${payload}.${toBase64Url(new Uint8Array(mac))}`;
  };
  const id = crypto.randomUUID();
  expect(await tokens.verify(await sign(encode(JSON.stringify({ id }))))).toBe(id);
  expect(await tokens.verify(await sign(encode(JSON.stringify({ id })), 'v2'))).toBeUndefined();
  for (const payload of ['null', '[]', '{}', '{', '"x"', '{"id":7}', '{"id":"x"}', `{"id":"${id.toUpperCase()}x"}`]) {
    expect(await tokens.verify(await sign(encode(payload))), payload).toBeUndefined();
  }
});
