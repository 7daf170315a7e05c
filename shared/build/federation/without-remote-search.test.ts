import { expect, it } from 'vitest';
import { withoutRemoteSearch } from './without-remote-search.mjs';

it('The part that searches for imports of remotes does nothing at the start of a build, and the rest is as it was', () => {
  const started: string[] = [];
  const other = { name: 'other', buildStart: () => void started.push('other') };
  const entry = { name: 'proxyRemoteEntry', load: () => 'code', buildStart: () => void started.push('search') };
  const [first, second] = withoutRemoteSearch([[other], entry]) as unknown as [typeof other, typeof entry];
  expect(first).toBe(other);
  expect(second.load).toBe(entry.load);
  second.buildStart();
  expect(started).toEqual([]);
});

it('A federation plugin without the part that searches is reported', () => {
  expect(() => withoutRemoteSearch([{ name: 'another' }])).toThrow('Has it been upgraded?');
});
