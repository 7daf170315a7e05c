import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { countTurns } from '../testing/count-turns.ts';
import { readInSlices } from './read-in-slices.ts';

it('passes on what arrives at once in small parts, each in a turn of its own', async () => {
  const socket = new Socket();
  readInSlices(socket);
  const turnOf = countTurns();
  const parts: Buffer[] = [];
  const turns = new Set<number>();
  socket.on('data', (part: Buffer) => {
    parts.push(part);
    turns.add(turnOf());
  });
  const ended = new Promise((resolve) => socket.once('end', resolve));
  const bytes = Buffer.from(Uint8Array.from({ length: 100_000 }, (_, index) => index % 251));
  expect(socket.push(bytes)).toBe(false);
  socket.push(Buffer.from('more'));
  socket.push(null);
  await ended;
  expect(Buffer.concat(parts).equals(Buffer.concat([bytes, Buffer.from('more')]))).toBe(true);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(16_384);
  expect(turns.size).toBe(parts.length);
});
