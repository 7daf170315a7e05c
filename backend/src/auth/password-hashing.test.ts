import bcrypt from 'bcryptjs';
import { expect, it } from 'vitest';
import type { Handler } from '../http/handler.ts';
import { hashInThreads, passwordQueue } from './password-hashing.ts';

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

it('passwords are checked two at once, and a full queue asks to retry', async () => {
  let running = 0;
  let most = 0;
  const check: Handler = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return new Response(null, { status: 400 });
  };
  const signIn = passwordQueue()(check);
  const ask = (fields: object) =>
    signIn(new Request('http://127.0.0.1/auth/v1/token', { method: 'POST', body: JSON.stringify(fields) }));
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask({ password: 'wrong' })));
  expect(most).toBe(2);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(8);
  expect(refused[0]?.headers.get('retry-after')).toBe('2');
  expect((await ask({ password: 'wrong' })).status).toBe(400);
});
