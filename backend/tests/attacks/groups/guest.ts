import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { World } from '../world.ts';

export const STORY = { prompt: 'a fox', genre: 'fantasy', length: 500 };

export async function guestToken(world: World): Promise<string> {
  const { text } = await world.send({ as: 'anonymous', path: '/functions/v1/guest-session', body: {} });
  return (JSON.parse(text) as { token: string }).token;
}

export const ask = (world: World, token: string, body: object = {}) =>
  world.send({
    as: 'anonymous',
    path: '/functions/v1/generate-story',
    body: { ...STORY, runId: randomUUID(), ...body },
    headers: token === '' ? {} : { 'x-guest-token': token },
  });

/** The nearest allowed attempt: a new guest requests a story and receives all of it. */
export async function generates(world: World): Promise<void> {
  const { status, text } = await ask(world, await guestToken(world));
  expect(status, text).toBe(200);
  expect(text).toMatch(/event: ?end/);
}
