import { Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { countTurns } from '../testing/count-turns.ts';
import { createSlicedReading } from './read-in-slices.ts';

it('reads what arrives on all connections in small parts, few of them in a turn', async () => {
  let now = 0;
  // Each look at the clock is 5 ms later.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
  onTestFinished(() => void vi.restoreAllMocks());
  const readInSlices = createSlicedReading();
  const turnOf = countTurns();
  const bytes = Buffer.from(Uint8Array.from({ length: 50_000 }, (_, index) => index % 251));
  const partsOfTurns: number[] = [];
  const ended = Array.from({ length: 10 }, () => {
    const socket = new Socket();
    readInSlices(socket);
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => {
      expect(part.length).toBeLessThanOrEqual(8192);
      parts.push(part);
      partsOfTurns[turnOf()] = (partsOfTurns[turnOf()] ?? 0) + 1;
    });
    const whole = new Promise((resolve) => socket.once('end', () => resolve(Buffer.concat(parts))));
    // Nothing is lost when its reader rests.
    socket.pause();
    setImmediate(() => socket.resume());
    expect(socket.push(bytes)).toBe(false);
    socket.push(Buffer.from('more'));
    socket.push(null);
    return whole;
  });
  const expected = Buffer.concat([bytes, Buffer.from('more')]);
  for (const whole of await Promise.all(ended)) expect(expected.equals(whole as Buffer)).toBe(true);
  expect(Math.max(...partsOfTurns.filter(Boolean))).toBeLessThanOrEqual(3);
});

it('passes on a short piece before the parts of floods', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
  onTestFinished(() => void vi.restoreAllMocks());
  const readInSlices = createSlicedReading();
  const order: string[] = [];
  const arrived = (name: string, bytes: Buffer) => {
    const socket = new Socket();
    readInSlices(socket);
    const first = new Promise((resolve) => socket.once('data', resolve));
    socket.once('data', () => order.push(name)).push(bytes);
    return first;
  };
  const floods = Array.from({ length: 5 }, () => arrived('flood', Buffer.alloc(50_000)));
  await Promise.all([...floods, arrived('story', Buffer.from('Once'))]);
  expect(order[0]).toBe('story');
});
