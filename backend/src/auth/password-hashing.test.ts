import bcrypt from 'bcryptjs';
import { expect, it, vi } from 'vitest';
import type { Handler } from '../http/handler.ts';
import { happening } from '../testing/happening.ts';
import { hashInThreads, passwordQueue } from './password-hashing.ts';
import { readFields } from './read-fields.ts';

/** How often the event loop turns until work is done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  void work.finally(() => (isDone = true));
  let turns = 0;
  for (; !isDone; turns += 1) await new Promise(setImmediate);
  return turns;
}

it('other requests are served while the sign-in service hashes a password', async () => {
  hashInThreads();
  const lites = bcrypt;
  // Takes a tenth of a second at least, in which bcryptjs lets the event loop turn a few times.
  expect(await turnsDuring(lites.hash('correct horse', 12))).toBeGreaterThan(50);
  const hash = '$2b$12$HxEjbkoDz/UkVtyinJGVQ.68hms.KOVAjFMJZgGLn0DrTF49NRThq';
  expect(await turnsDuring(lites.compare('correct horse', hash))).toBeGreaterThan(50);
});

it('two passwords are checked at once, and a busy network delays no other', async () => {
  const released = happening();
  let running = 0;
  let most = 0;
  const order: (string | null)[] = [];
  const check: Handler = async (request) => {
    running += 1;
    most = Math.max(most, running);
    order.push(request.headers.get('cf-connecting-ip'));
    await released.happened;
    running -= 1;
    return new Response(null, { status: 400 });
  };
  const signIn = passwordQueue()(check);
  const from = (address: string) =>
    new Request('http://127.0.0.1/auth/v1/token', {
      method: 'POST',
      headers: { 'cf-connecting-ip': address },
      body: JSON.stringify({ password: 'wrong' }),
    });
  const retries: (string | null)[] = [];
  const many = Array.from({ length: 60 }, async (_, turn) => {
    const { status, headers } = await signIn(from(`203.0.113.${turn}`));
    if (status === 429) retries.push(headers.get('retry-after'));
  });
  await vi.waitFor(() => expect(retries).toEqual(Array(42).fill('2')), { timeout: 10_000 });
  const other = from('198.51.100.9');
  // Once its fields are read, it is in the queue within one turn of the event loop.
  await readFields(other);
  const answer = signIn(other);
  await new Promise(setImmediate);
  released.note();
  await Promise.all([answer, ...many]);
  expect(retries).toHaveLength(42);
  expect([most, order.indexOf('198.51.100.9')]).toEqual([2, 3]);
});
