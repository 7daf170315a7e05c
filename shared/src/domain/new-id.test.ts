import { describe, expect, it, vi } from 'vitest';
import { newId } from './new-id.ts';

describe('newId', () => {
  it('Each new id is a different UUID of version 4', () => {
    const ids = Array.from({ length: 2000 }, newId);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('A new id keeps the leading zeros of every byte', () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
    expect(newId()).toBe('00000000-0000-4000-8000-000000000000');
  });

  it('A new id has its version and variant whatever the random bytes are', () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      (array as Uint8Array).fill(0xff);
      return array;
    });
    expect(newId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });

  it('A new id does not need randomUUID, which insecure contexts lack', () => {
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function');
    });
    expect(newId()).toHaveLength(36);
  });
});
