import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createStorytellerPool } from './storyteller-pool.ts';
import { temporaryFolder } from './testing/test-server.ts';

const MAX = { id: 'max', address: '203.0.113.1' };

/** A pool whose thread answers with what it was asked, unless that is `endless` or `exit`. */
async function echoes(answerMs?: number) {
  const file = path.join(await temporaryFolder(), 'thread.mjs');
  const source = `export default (body) => {
    while (body === 'endless') {}
    if (body === 'exit') process.exit(1);
    return { refusal: body };
  };`;
  await writeFile(file, source);
  const pool = createStorytellerPool(file, answerMs);
  onTestFinished(() => pool.close());
  return pool;
}

it.each(['endless', 'exit'])('refuses %s once, and answers the next call in a new thread', async (body) => {
  const { answer } = await echoes(2000);
  const refusal = 'The demo storyteller took too long. Try again, or change your text.';
  expect(await answer(body, MAX)).toEqual({ refusal, code: 'no answer in time' });
  // On a busy machine the new thread begins late.
  await vi.waitFor(async () => expect(await answer('short', MAX)).toEqual({ refusal: 'short' }), 60_000);
});

it('serves networks in turn, and refuses a caller with many calls waiting', async () => {
  const { answer } = await echoes();
  const order: string[] = [];
  const ask = async (body: string, caller: typeof MAX) => {
    const answered = await answer(body, caller);
    order.push(body);
    return answered;
  };
  const flood = Array.from({ length: 12 }, () => ask('flood', MAX));
  const neighbor = ask('neighbor', { id: 'mia', address: MAX.address });
  const stranger = ask('stranger', { id: 'zoe', address: '198.51.100.1' });
  await Promise.all([...flood, neighbor, stranger]);
  const told = order.slice(4);
  expect(told.slice(0, 4).toSorted()).toEqual(['flood', 'flood', 'neighbor', 'stranger']);
  const answers = await Promise.all(flood);
  expect(answers.filter((answered) => 'busySeconds' in answered)).toHaveLength(4);
});

it('does not answer a call that was aborted while it waited', async () => {
  const { answer } = await echoes();
  const leaving = new AbortController();
  const first = answer('first', MAX);
  const second = answer('second', MAX, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(second).rejects.toThrow('left');
  expect(await first).toEqual({ refusal: 'first' });
});
