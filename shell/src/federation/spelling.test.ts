import { expect, it } from 'vitest';
import { plainlySpelled, respelled } from './spelling.ts';

const ENTRY = 'https://stories.example/remotes/generator/0a1b2c3d4e5f6789/mf-manifest.json';

it('spells the same path differently for each attempt, also in relative imports', () => {
  const addresses = Array.from({ length: 300 }, (_, attempt) => new URL(respelled(ENTRY, attempt)).href);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.slice(0, 3)).toEqual([ENTRY, ENTRY.replace('/0a', '/%30a'), ENTRY.replace('/0a', '/0%61')]);
  for (const address of addresses) {
    expect(decodeURIComponent(new URL(address).pathname)).toBe(new URL(ENTRY).pathname);
    expect(plainlySpelled(address)).toBe(ENTRY);
  }
  const chunk = new URL('./assets/page.js', respelled(ENTRY, 5));
  expect(new URL('./part.js', chunk).pathname).toBe('/remotes/generator/%30a%31b2c3d4e5f6789/assets/part.js');
});

it('leaves an address without a release as it is', () => {
  for (const address of [
    'http://127.0.0.1:5172/mf-manifest.json',
    'data:text/javascript,0',
    'https://x.example/none/a',
  ])
    expect(respelled(address, 7)).toBe(address);
});
