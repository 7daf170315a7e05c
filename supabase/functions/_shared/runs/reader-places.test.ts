import { describe, expect, it, vi } from 'vitest';
import { createReaderPlaces } from './reader-places.ts';

/** Readers of one run who come one after the other: how each is ended, and how it leaves. */
function comers(take: ReturnType<typeof createReaderPlaces>, count: number, run = 'run-1') {
  return Array.from({ length: count }, () => {
    const end = vi.fn();
    return { end, leave: take(run, end) };
  });
}
const ended = (readers: ReturnType<typeof comers>) => readers.map(({ end }) => end.mock.calls.length);

describe('the places for readers of a run', () => {
  it('The fifth reader of a run ends the oldest one, and the next ends the oldest of the others', () => {
    const readers = comers(createReaderPlaces(), 6);
    expect(ended(readers)).toEqual([1, 1, 0, 0, 0, 0]);
  });

  it('A reader who leaves makes room for one, and those who stay keep their places', () => {
    const take = createReaderPlaces();
    const [first, ...others] = comers(take, 4);
    first!.leave();
    expect(ended([...others, ...comers(take, 1)])).toEqual([0, 0, 0, 0]);
    comers(take, 1);
    expect(ended([first!, ...others])).toEqual([0, 1, 0, 0]);
  });

  it('Readers of another run take no place', () => {
    const take = createReaderPlaces();
    const readers = comers(take, 4);
    comers(take, 4, 'run-2');
    expect(ended(readers)).toEqual([0, 0, 0, 0]);
  });
});
