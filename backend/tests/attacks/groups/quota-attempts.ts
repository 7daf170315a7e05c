import { randomUUID } from 'node:crypto';
import { ATTEMPTS, RANDOM_PROMPTS, STORY_GUARDS } from '@storyloom/shared/domain';
import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import type { Sent, World } from '../world.ts';

const { tries } = attacksOf('The guests’ quota');

/** The call with which the story service charges the run of a guest. */
const spendOf = (guest: string, run: string): Sent => ({
  as: 'service',
  path: 'rpc/spend_guest_generation',
  body: {
    p_session_id: guest,
    p_run_id: run,
    p_network: 'one network',
    p_network_limit: STORY_GUARDS.guestsPerNetwork,
    p_attempts_limit: ATTEMPTS.perGuest,
  },
});

async function leaveEarly(world: World, guest: string): Promise<string> {
  const run = randomUUID();
  const { text } = await world.send(spendOf(guest, run));
  await world.send({
    as: 'service',
    path: 'rpc/refund_guest_generation',
    body: { p_session_id: guest, p_run_id: run },
  });
  return (JSON.parse(text) as { outcome: string }).outcome;
}

/** Has a guest of one network ask for something that is counted. @returns the outcome. */
async function ask(world: World, counter: string, guest: string): Promise<string> {
  const { text } = await world.send({
    as: 'service',
    path: `rpc/${counter}`,
    body: {
      p_caller: `guest:${guest}`,
      p_network: 'one network',
      p_per_network: RANDOM_PROMPTS.guestsPerNetwork,
      p_per_day: RANDOM_PROMPTS.perGuestAndDay,
    },
  });
  return (JSON.parse(text) as { outcome: string }).outcome;
}

/** What each guest of a network has a part of. */
const WHOLE_NETWORK = [
  ['Q-021', 'random prompts', 'spend_random_prompt', 'sixty random prompts a day for each guest'],
  ['Q-022', 'outlines', 'spend_short_call', 'sixty outlines a day for each guest'],
] as const;

/** Begins and ends a run of the stranger, as abandoned or as delivered. @returns the outcome of its begin. */
async function abandon(world: World, run: string, isAbandoned: boolean): Promise<string> {
  const ofRun = { p_user_id: '{stranger}', p_run_id: run };
  const { text } = await world.send({
    as: 'service',
    path: 'rpc/begin_story_run',
    body: { ...ofRun, p_at_once: STORY_GUARDS.atOnce, p_abandoned_per_hour: ATTEMPTS.abandonedPerHour },
  });
  await world.send({
    as: 'service',
    path: 'rpc/end_story_run',
    body: { ...ofRun, p_delivered: true, p_abandoned: isAbandoned },
  });
  return (JSON.parse(text) as { outcome: string }).outcome;
}

/** Attempts that deliver nothing. */
export const quotaAttempts: readonly Attack[] = [
  tries('Q-019', 'A guest leaves every story before its first word', 'nine attempts a day for each guest', {
    leavesOwnRows: true,
    async run(world) {
      const outcomes: string[] = [];
      for (let count = 0; count < 11; count += 1) outcomes.push(await leaveEarly(world, 'guest'));
      expect(outcomes).toEqual([...Array.from({ length: 9 }, () => 'granted'), 'attempts', 'attempts']);
      // The quota of the guest's network is not used up.
      const another = await world.send(spendOf('another guest', 'run'));
      expect(JSON.parse(another.text)).toMatchObject({ outcome: 'granted' });
    },
    async control(world) {
      expect(await leaveEarly(world, 'guest')).toBe('granted');
    },
  }),
  tries('Q-020', 'A user leaves every story before its first word', 'sixty abandoned attempts an hour', {
    leavesOwnRows: true,
    async run(world) {
      const outcomes = new Map<string, number>();
      for (let count = 0; count < 65; count += 1) {
        const outcome = await abandon(world, `run ${count}`, true);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
      expect([...outcomes]).toEqual([
        ['granted', 60],
        ['abandoned', 5],
      ]);
    },
    async control(world) {
      for (let count = 0; count < 61; count += 1) expect(await abandon(world, `told ${count}`, false)).toBe('granted');
    },
  }),
  ...WHOLE_NETWORK.map(([id, what, counter, proves]) =>
    tries(id, `A guest requests the ${what} of a whole network`, proves, {
      leavesOwnRows: true,
      async run(world) {
        const outcomes: string[] = [];
        for (let count = 0; count < 62; count += 1) outcomes.push(await ask(world, counter, 'guest'));
        expect(outcomes).toEqual([...Array.from({ length: 60 }, () => 'granted'), 'day', 'day']);
        expect(await ask(world, counter, 'another guest')).toBe('granted');
      },
      async control(world) {
        expect(await ask(world, counter, 'guest')).toBe('granted');
      },
    }),
  ),
];
