import { expect, it } from 'vitest';
import { createFairTurns } from './fair-turns.ts';

/** Turns whose order is recorded: `begun` has the keys that got one, `refused` those that did not. */
function recordedTurns(options: Parameters<typeof createFairTurns>[0]) {
  const turns = createFairTurns(options);
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  async function ask(key: string): Promise<void> {
    const end = await turns.take(key);
    (end ? begun : refused).push(key);
    if (end) ends.push(end);
  }
  async function askAll(keys: string): Promise<void> {
    for (const key of keys) void ask(key);
    await new Promise(setImmediate);
  }
  /** Ends turns in the order in which they began. */
  async function endTurns(count: number): Promise<void> {
    for (let turn = 0; turn < count; turn += 1) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
  }
  return { begun, refused, askAll, endTurns };
}

it('serves the lines of several keys in turn', async () => {
  const { begun, askAll, endTurns } = recordedTurns({ running: 2, waiting: 9, waitingOfKey: 5 });
  await askAll('aaaaaabcb');
  await endTurns(9);
  expect(begun.join('')).toBe('aaabcabaa');
  await askAll('ddd');
  expect(begun.join('')).toBe('aaabcabaadd');
});

it('refuses a key that has too many waiting, and no other', async () => {
  const { begun, refused, askAll, endTurns } = recordedTurns({ running: 1, waiting: 9, waitingOfKey: 2 });
  await askAll('aaaaab');
  expect(refused.join('')).toBe('aa');
  await endTurns(2);
  expect(begun.join('')).toBe('aab');
});

it('gives the last place of the longest line to a shorter one', async () => {
  const { begun, refused, askAll, endTurns } = recordedTurns({ running: 1, waiting: 3, waitingOfKey: 3 });
  await askAll('aaaabc');
  expect(refused.join('')).toBe('aa');
  await endTurns(1);
  await askAll('dd');
  await endTurns(3);
  expect([begun.join(''), refused.join('')]).toEqual(['aabcd', 'aad']);
});
