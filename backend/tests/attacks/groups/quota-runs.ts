import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { GUEST, RUN } from '../seed.ts';
import { ask, generates, guestToken } from './guest.ts';

const { tries, acts } = attacksOf('The guests’ quota');

/** Charges and refunds of runs. */
export const quotaRuns: readonly Attack[] = [
  tries('Q-011', 'A guest requests a fourth story', 'three stories for each guest', {
    leavesOwnRows: true,
    async run(world) {
      const token = await guestToken(world);
      for (let count = 0; count < 3; count += 1) expect((await ask(world, token)).status).toBe(200);
      expect((await ask(world, token)).status).toBe(403);
    },
    control: generates,
  }),
  tries('Q-012', 'A guest requests ten stories at once', 'the count is changed in one statement', {
    leavesOwnRows: true,
    async run(world) {
      const token = await guestToken(world);
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask(world, token)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    },
    control: generates,
  }),
  tries('Q-013', 'A run that was charged is requested repeatedly', 'a run is charged and written once', {
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
    'A guest or a user refunds a run of a guest',
    'only the service refunds runs',
    (['anonymous', 'stranger'] as const).map((as) => ({
      as,
      path: 'rpc/refund_guest_generation',
      body: { p_session_id: GUEST, p_run_id: RUN },
    })),
    { as: 'service', path: 'rpc/refund_guest_generation', body: { p_session_id: GUEST, p_run_id: RUN } },
  ),
  tries('Q-015', 'The service refunds one run several times', 'a run is refunded once', {
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
