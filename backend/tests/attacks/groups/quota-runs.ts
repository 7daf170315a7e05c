import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { GUEST, RUN } from '../seed.ts';
import { ask, generates, guestToken } from './guest.ts';

const { tries, acts } = attacksOf('The guests’ quota');

/** How runs are charged and given back. */
export const quotaRuns: readonly Attack[] = [
  tries('Q-011', 'A guest asks for a fourth story', 'three stories a guest', {
    leavesOwnRows: true,
    async run(world) {
      const token = await guestToken(world);
      for (let count = 0; count < 3; count += 1) expect((await ask(world, token)).status).toBe(200);
      expect((await ask(world, token)).status).toBe(403);
    },
    control: generates,
  }),
  tries('Q-012', 'A guest asks for ten stories at the same moment', 'the count is taken in one statement', {
    leavesOwnRows: true,
    async run(world) {
      const token = await guestToken(world);
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask(world, token)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    },
    control: generates,
  }),
  tries('Q-013', 'A run that was paid for is asked for again and again', 'a run is charged and written once', {
    leavesOwnRows: true,
    async run(world) {
      const token = await guestToken(world);
      const runId = randomUUID();
      expect((await ask(world, token, { runId })).status).toBe(200);
      for (let count = 0; count < 3; count += 1) expect((await ask(world, token, { runId })).status).toBe(409);
    },
    control: generates,
  }),
  acts(
    'Q-014',
    'A guest gives back the story of another guest’s run, or their own',
    'refunds are the service’s',
    (['anonymous', 'stranger'] as const).map((as) => ({
      as,
      path: 'rpc/refund_guest_generation',
      body: { p_session_id: GUEST, p_run_id: RUN },
    })),
    { as: 'service', path: 'rpc/refund_guest_generation', body: { p_session_id: GUEST, p_run_id: RUN } },
  ),
  tries('Q-015', 'The service refunds one run twice, because it was told to', 'a run is given back once', {
    leavesOwnRows: true,
    async run(world) {
      const body = { p_session_id: GUEST, p_run_id: RUN };
      for (let count = 0; count < 3; count += 1)
        await world.send({ as: 'service', path: 'rpc/refund_guest_generation', body });
      for (let count = 0; count < 4; count += 1) {
        const spend = { p_session_id: GUEST, p_run_id: `run ${count}` };
        const { text } = await world.send({ as: 'service', path: 'rpc/spend_guest_generation', body: spend });
        expect(JSON.parse(text)).toMatchObject({ outcome: count < 3 ? 'granted' : 'limit' });
      }
    },
    control: (world) =>
      succeeds(world, {
        as: 'service',
        path: 'rpc/refund_guest_generation',
        body: { p_session_id: GUEST, p_run_id: RUN },
      }),
  }),
];
