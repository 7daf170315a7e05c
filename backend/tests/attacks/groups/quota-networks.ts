import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { GUEST } from '../seed.ts';
import { ask, generates, guestToken, STORY } from './guest.ts';

const { tries } = attacksOf('The guests’ quota');

/** Which network and which caller a run is counted for. */
export const quotaNetworks: readonly Attack[] = [
  tries('Q-016', 'A guest claims another network with each request', 'no claim about an address is believed', {
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
    'The mark of a network is turned back into an address by trying them all',
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
    'A story is asked for with a forged or expired sign-in, to be counted as nobody',
    'a token that is not valid is no guest',
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
