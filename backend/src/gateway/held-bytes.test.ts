import { expect, it } from 'vitest';
import { createHeldBytes } from './held-bytes.ts';

it('a network holds so many bytes, and fewer while all hold many', () => {
  const hold = createHeldBytes({ networkBytes: 100, allBytes: 150 });
  const first = hold('a', 100);
  expect(hold('a', 1)).toBeUndefined();
  const second = hold('b', 60);
  expect([hold('c', 11), hold('c', 10)]).toEqual([undefined, expect.any(Function)]);
  first?.();
  second?.();
  expect(hold('a', 100)).toBeDefined();
});
