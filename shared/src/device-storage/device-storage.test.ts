// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { blockStorage, fillStorage, kept } from '@storyloom/testing/device';
import {
  isRefused,
  keepRefused,
  moveStored,
  onRefusal,
  readStored,
  removeStored,
  storedKeys,
  writeStored,
} from './device-storage.ts';

describe('a stored text', () => {
  it('A stored text can be read, and is gone after it is removed', () => {
    writeStored('a', 'one');
    expect(kept()).toEqual({ a: 'one' });
    expect(readStored('a')).toBe('one');
    expect(isRefused()).toBe(false);
    removeStored('a');
    expect(readStored('a')).toBeUndefined();
    expect(kept()).toEqual({});
    for (const key of ['story-1', 'story-2', 'draft-1']) writeStored(key, key);
    expect([...storedKeys('story-')].sort()).toEqual(['story-1', 'story-2']);
  });

  it('A text lasts as long as the page when storage is blocked, which is reported', () => {
    blockStorage();
    writeStored('a', 'one');
    expect(isRefused()).toBe(true);
    expect(readStored('a')).toBe('one');
    expect(storedKeys('')).toContain('a');
    removeStored('a');
    expect(readStored('a')).toBeUndefined();
    expect(isRefused()).toBe(false);
  });

  it('A text written to a full device is read as the newest, and its key is listed once', () => {
    writeStored('a', 'older');
    fillStorage();
    writeStored('a', 'newer');
    expect(kept()).toEqual({ a: 'older' });
    expect(readStored('a')).toBe('newer');
    expect(storedKeys('a')).toEqual(['a']);
    expect(isRefused()).toBe(true);
  });

  it('Refused texts are stored again when there is space, and listeners learn of both', () => {
    const listener = vi.fn();
    const unsubscribe = onRefusal(listener);
    const makeRoom = fillStorage();
    writeStored('a', 'one');
    expect(listener).toHaveBeenCalledTimes(1);
    makeRoom();
    writeStored('a', 'two');
    expect(listener).toHaveBeenCalledTimes(2);
    expect(isRefused()).toBe(false);
    expect(kept()).toEqual({ a: 'two' });
    writeStored('a', 'three');
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    const makeMore = fillStorage();
    writeStored('a', 'one');
    writeStored('b', 'two');
    expect(listener).toHaveBeenCalledTimes(2);
    makeMore();
    keepRefused();
    expect([kept(), isRefused()]).toEqual([{ a: 'one', b: 'two' }, false]);
  });

  it('A text moves to another key, even on a full device', () => {
    writeStored('a', 'one');
    fillStorage((key) => key === 'b' && kept()['a'] !== undefined);
    moveStored('a', 'b');
    expect(kept()).toEqual({ b: 'one' });
    moveStored('missing', 'c');
    expect(kept()).toEqual({ b: 'one' });
    // Without space for the other key it stays where it is.
    fillStorage((key) => key === 'c');
    moveStored('b', 'c');
    expect([kept(), isRefused()]).toEqual([{ b: 'one' }, false]);
  });
});
