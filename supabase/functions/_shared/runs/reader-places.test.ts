import { expect, it } from 'vitest';
import { createReaderPlaces } from './reader-places.ts';

it('The fifth reader of a run ends the oldest who stayed; readers of other runs do not count', () => {
  const take = createReaderPlaces();
  const ended: string[] = [];
  const come = (name: string, run = 'run-1') => take(run, () => void ended.push(name));
  const [leaveA] = ['a', 'b', 'c', 'd'].map((name) => come(name));
  for (const name of ['e', 'f', 'g', 'h']) come(name, 'run-2');
  leaveA!();
  come('i');
  expect(ended).toEqual([]);
  come('j');
  come('k');
  expect(ended).toEqual(['b', 'c']);
});
