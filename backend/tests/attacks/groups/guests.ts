import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Attack } from '../attack.ts';
import { GUEST } from '../seed.ts';
import type { World } from '../world.ts';

async function guestToken(world: World): Promise<string> {
  const { text } = await world.send({ as: 'anonymous', path: '/functions/v1/guest-session', body: {} });
  return (JSON.parse(text) as { token: string }).token;
}

const ask = (world: World, headers: Record<string, string>) =>
  world.send({
    as: 'anonymous',
    path: '/functions/v1/generate-story',
    body: { prompt: 'a fox', genre: 'fantasy', length: 500, runId: randomUUID() },
    headers,
  });

export const GUESTS: readonly Attack[] = [
  {
    title: 'requests a story without a token, with a forged one, or with a forged sign-in',
    async run(world) {
      const token = await guestToken(world);
      for (const headers of [
        {},
        ...[randomUUID(), GUEST, `${token}=`].map((forged) => ({ 'x-guest-token': forged })),
        { authorization: `Bearer ${world.ownersToken.slice(0, -4)}AAAA`, 'x-guest-token': token },
      ])
        expect((await ask(world, headers)).status, JSON.stringify(headers)).toBe(401);
    },
    async control(world) {
      const { status, text } = await ask(world, { 'x-guest-token': await guestToken(world) });
      expect(status, text).toBe(200);
      // What is stored of the network is a mark.
      expect((await world.rows()).join('\n')).toMatch(/story_runs .*"network": ?"[0-9a-f]{32}"/);
    },
  },
];
