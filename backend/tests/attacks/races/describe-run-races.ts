import { randomUUID } from 'node:crypto';
import { FREE_GUEST_STORIES } from '@storyloom/shared/domain';
import { expect, it } from 'vitest';
import { PARALLEL, QUOTA_ROUNDS, type Race, rounds, times } from './race.ts';

const count = (answers: readonly { outcome: string }[], outcome: string) =>
  answers.filter((answer) => answer.outcome === outcome).length;

/** Runs that are charged, refunded and begun at once. */
export function describeRunRaces(race: () => Race): void {
  const spend = (guest: string, run: string = randomUUID(), more: object = {}) =>
    race().service<{ outcome: string; used: number }>('spend_guest_generation', {
      p_session_id: guest,
      p_run_id: run,
      ...more,
    });

  it(`A guest gets exactly ${FREE_GUEST_STORIES} of ${PARALLEL} stories requested at once`, async () => {
    for (let round = 0; round < QUOTA_ROUNDS; round += 1) {
      const answers = await times(PARALLEL, () => spend(`guest ${round}`));
      const granted = answers.filter(({ outcome }) => outcome === 'granted');
      expect(granted.map(({ used }) => used).toSorted()).toEqual([1, 2, 3]);
      expect(count(answers, 'limit')).toBe(PARALLEL - FREE_GUEST_STORIES);
      const kept = await race().first.service().from('anonymous_usage').select().eq('session_id', `guest ${round}`);
      const last_used = expect.stringMatching(/T.*\+00:00$/) as string;
      expect(kept.data).toMatchObject([{ usage_count: FREE_GUEST_STORIES, last_used }]);
      const runs = await race().first.service().from('story_runs').select().eq('caller', `guest:guest ${round}`);
      expect(runs.data).toHaveLength(FREE_GUEST_STORIES);
    }
  });

  it('A run requested 50 times at once is charged once', async () => {
    for (const round of rounds) {
      const run = randomUUID();
      const answers = await times(50, () => spend(`repeating guest ${round}`, run));
      expect(count(answers, 'granted')).toBe(1);
      expect(count(answers, 'duplicate')).toBe(49);
      expect(await spend(`repeating guest ${round}`)).toMatchObject({ outcome: 'granted', used: 2 });
    }
  });

  it('A run refunded 50 times at once is refunded once', async () => {
    for (const round of rounds) {
      const guest = `refunded guest ${round}`;
      const run = randomUUID();
      await spend(guest, run);
      await spend(guest);
      await times(50, () => race().service('refund_guest_generation', { p_session_id: guest, p_run_id: run }));
      expect(await spend(guest)).toMatchObject({ outcome: 'granted', used: 2 });
    }
  });

  it('After charges and refunds at once, the count is the number of runs that were not refunded', async () => {
    for (const round of rounds) {
      const guest = `hasty guest ${round}`;
      const runs = Array.from({ length: 40 }, () => randomUUID());
      await Promise.all(
        runs.flatMap((run) => [
          spend(guest, run),
          race().service('refund_guest_generation', { p_session_id: guest, p_run_id: run }),
        ]),
      );
      const left = await race().one<{ used: number; runs: number }>(`
        select usage_count as used, (select count(*)::int from public.story_runs where caller = 'guest:${guest}' and not refunded) as runs
        from public.anonymous_usage where session_id = '${guest}'`);
      expect(left.used).toBe(left.runs);
      expect(left.used).toBeLessThanOrEqual(FREE_GUEST_STORIES);
    }
  });

  it(`A network with 25 stories a day gives exactly 25 to ${PARALLEL} guests at once`, async () => {
    for (const round of rounds) {
      const network = { p_network: `network ${round}`, p_network_limit: 25 };
      const answers = await times(PARALLEL, (index) => spend(`guest ${index} of ${round}`, randomUUID(), network));
      expect(count(answers, 'granted')).toBe(25);
      expect(count(answers, 'network')).toBe(PARALLEL - 25);
      // A refused guest is charged nothing.
      const { charged } = await race().one<{ charged: number }>(
        `select sum(usage_count)::int as charged from public.anonymous_usage where session_id like 'guest % of ${round}'`,
      );
      expect(charged).toBe(25);
    }
  });

  it('Exactly two of 50 stories that one user starts at once begin', async () => {
    for (const round of rounds) {
      const person = race().user(round);
      const begin = () =>
        race().service<{ outcome: string }>('begin_story_run', {
          p_user_id: person.id,
          p_run_id: `${round} ${randomUUID()}`,
          p_at_once: 2,
        });
      const answers = await times(50, begin);
      expect(count(answers, 'granted')).toBe(2);
      expect(count(answers, 'at_once')).toBe(48);
      await race().first.database.runScript(`delete from public.story_runs where caller = 'user:${person.id}'`);
    }
  });
}
