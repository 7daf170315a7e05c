// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { blockStorage, fillStorage, kept } from '../testing/device.ts';
import {
  isRefused,
  moveStored,
  onRefusal,
  readStored,
  removeStored,
  storedKeys,
  writeStored,
} from './device-storage.ts';

describe('a text kept on the device', () => {
  it('comes back, and is gone once it is removed', () => {
    writeStored('a', 'one');
    expect(kept()).toEqual({ a: 'one' });
    expect(readStored('a')).toBe('one');
    expect(isRefused()).toBe(false);
    removeStored('a');
    expect(readStored('a')).toBeUndefined();
    expect(kept()).toEqual({});
  });

  it('is found by the beginning of its key', () => {
    for (const key of ['story-1', 'story-2', 'draft-1']) writeStored(key, key);
    expect([...storedKeys('story-')].sort()).toEqual(['story-1', 'story-2']);
  });

  it('lasts as long as the page where storage is blocked, and the page says so', () => {
    blockStorage();
    writeStored('a', 'one');
    expect(isRefused()).toBe(true);
    expect(readStored('a')).toBe('one');
    expect(storedKeys('')).toContain('a');
    removeStored('a');
    expect(readStored('a')).toBeUndefined();
    expect(isRefused()).toBe(false);
  });

  it('is the newest one when the device is full, and is found once by its key', () => {
    writeStored('a', 'older');
    fillStorage();
    writeStored('a', 'newer');
    expect(kept()).toEqual({ a: 'older' });
    expect(readStored('a')).toBe('newer');
    expect(storedKeys('a')).toEqual(['a']);
    expect(isRefused()).toBe(true);
  });

  it('is on the device again once there is room, and who listens hears of both', () => {
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
    fillStorage();
    writeStored('a', 'four');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is refused for as long as one of several is', () => {
    fillStorage((key) => key === 'big');
    writeStored('big', 'x');
    writeStored('small', 'y');
    expect(isRefused()).toBe(true);
    expect(kept()).toEqual({ small: 'y' });
  });

  it('moves to another key, also on a device that is full', () => {
    writeStored('a', 'one');
    fillStorage((key) => key === 'b' && kept()['a'] !== undefined);
    moveStored('a', 'b');
    expect(kept()).toEqual({ b: 'one' });
    moveStored('missing', 'c');
    expect(kept()).toEqual({ b: 'one' });
  });

  it('stays under its key where there is no room for another', () => {
    writeStored('a', 'one');
    fillStorage((key) => key === 'b');
    moveStored('a', 'b');
    expect(kept()).toEqual({ a: 'one' });
    expect(isRefused()).toBe(false);
  });
});
