import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { GUEST } from '../seed.ts';
import { ask, generates, guestToken, STORY } from './guest.ts';

const { tries } = attacksOf('The guests’ quota');

/** The network and the caller for which a run is counted. */
export const quotaNetworks: readonly Attack[] = [
  tries('Q-016', 'A guest claims another network with each request', 'claimed addresses are ignored', {
    leavesOwnRows: true,
    async run(world) {
      const marks = new Set<string>();
      for (let count = 0; count < 3; count += 1) {
        const token = await guestToken(world);
        const headers = {
          'x-guest-token': token,
          'cf-connecting-ip': `203.${count}.113.1`,
          'x-forwarded-for': `198.${count}.100.1`,
        };
        const body = { ...STORY, runId: randomUUID() };
        expect(
          (await world.send({ as: 'anonymous', path: '/functions/v1/generate-story', body, headers })).status,
        ).toBe(200);
      }
      for (const row of await world.rows()) {
        const run = /^story_runs (.*)$/.exec(row)?.[1];
        const { caller, network } = JSON.parse(run ?? '{}') as { caller?: string; network?: string };
        if (caller && !caller.includes(GUEST)) marks.add(String(network));
      }
      expect(marks.size).toBe(1);
      expect([...marks][0]).not.toMatch(/^(?:null|\d+\.\d+)/);
    },
    control: generates,
  }),
  tries(
    'Q-017',
    'The mark of a network is turned back into its address by trying all addresses',
    'marks are keyed with a secret',
    {
      leavesOwnRows: true,
      async run(world) {
        const { createHash } = await import('node:crypto');
        await ask(world, await guestToken(world));
        const rows = (await world.rows()).join('\n');
        for (const text of ['127.0.0.1', '127.0.0', 'network:127.0.0', 'network:127.0.0.1']) {
          for (const algorithm of ['sha256', 'sha1', 'md5'])
            expect(rows).not.toContain(createHash(algorithm).update(text).digest('hex').slice(0, 32));
        }
      },
      async control(world) {
        await ask(world, await guestToken(world));
        expect((await world.rows()).join('\n')).toMatch(/story_runs .*"network": ?"[0-9a-f]{32}"/);
      },
    },
  ),
  tries(
    'Q-018',
    'A story is requested with a forged sign-in, to be counted as a guest',
    'an invalid token is not treated as a guest',
    {
      async run(world) {
        const token = await guestToken(world);
        for (const bearer of [`${world.tokens.owner.slice(0, -4)}AAAA`, 'x.y.z', 'nonsense']) {
          const headers = { authorization: `Bearer ${bearer}`, 'x-guest-token': token };
          const body = { ...STORY, runId: randomUUID() };
          expect(
            (await world.send({ as: 'anonymous', path: '/functions/v1/generate-story', body, headers })).status,
          ).toBe(401);
        }
      },
      control: generates,
    },
  ),
];
