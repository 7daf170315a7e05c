import { createHash, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { encodePart } from '../../../src/testing/tokens.ts';
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

/** A new guest requests a story and receives all of it. */
async function generates(world: World): Promise<void> {
  const { status, text } = await ask(world, { 'x-guest-token': await guestToken(world) });
  expect(status, text).toBe(200);
  expect(text).toMatch(/event: ?end/);
}

/** What a guest could make of a token. */
function forgeries(token: string): Readonly<Record<string, string>> {
  const [version, payload, signature] = token.split('.');
  return {
    'a plain id': randomUUID(),
    'the id of another guest': GUEST,
    'no signature': `${version}.${payload}`,
    'an empty signature': `${version}.${payload}.`,
    'a new id under the old signature': `${version}.${encodePart({ id: randomUUID(), iat: 1 })}.${signature}`,
    'another spelling of the signature': `${token}=`,
    'another version': token.replace('v1', 'v2'),
  };
}

export const GUESTS: readonly Attack[] = [
  {
    title: 'requests a story as a guest without a token, or with a forged one',
    async run(world) {
      expect((await ask(world, {})).status).toBe(401);
      for (const [what, token] of Object.entries(forgeries(await guestToken(world))))
        expect((await ask(world, { 'x-guest-token': token })).status, what).toBe(401);
    },
    control: generates,
  },
  {
    title: 'requests a story with a forged sign-in, to be counted as a guest',
    async run(world) {
      const token = await guestToken(world);
      for (const bearer of [`${world.ownersToken.slice(0, -4)}AAAA`, 'x.y.z', 'nonsense'])
        expect((await ask(world, { authorization: `Bearer ${bearer}`, 'x-guest-token': token })).status).toBe(401);
    },
    control: generates,
  },
  {
    title: 'computes the mark of a network from its address',
    leavesOwnRows: true,
    async run(world) {
      await generates(world);
      const rows = (await world.rows()).join('\n');
      for (const text of ['127.0.0.1', '127.0.0', 'network:127.0.0', 'network:127.0.0.1'])
        for (const algorithm of ['sha256', 'sha1', 'md5'])
          expect(rows).not.toContain(createHash(algorithm).update(text).digest('hex').slice(0, 32));
    },
    async control(world) {
      await generates(world);
      expect((await world.rows()).join('\n')).toMatch(/story_runs .*"network": ?"[0-9a-f]{32}"/);
    },
  },
];
