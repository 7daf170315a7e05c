import { FREE_GUEST_STORIES } from '@storyloom/shared/domain';
import { keptRpcs } from './fake-kept-runs.ts';
import type { FakeSupabase } from './fake-supabase-state.ts';

type Args = Readonly<Record<string, unknown>>;

/** What an RPC of the database does. */
type Rpc = (args: Args) => unknown;

type Counters = Omit<FakeSupabase, 'fetch'>;

const GRANTED = { outcome: 'granted', retry_after: null };

/** The guests' RPCs as far as a function notices them: what can be resumed, and how often, is proved on the real database. */
function guestRpcs(fake: Counters): Record<string, Rpc> {
  interface Run {
    readonly claim: unknown;
    readonly isFree: boolean;
    refunded: boolean;
    resumed?: true;
  }
  const runs = new Map<string, Run>();
  const nameOf = (args: Args, run = args['p_run_id']) => `${String(args['p_session_id'])}|${String(run)}`;
  return {
    spend_guest_generation(args) {
      fake.onSpend();
      const id = String(args['p_session_id']);
      const used = fake.used.get(id) ?? 0;
      const isFree = typeof args['p_resumes'] === 'string';
      const answer = (outcome: string) => ({ outcome, used, retry_after: null });
      if (runs.has(nameOf(args))) return answer('duplicate');
      const before = runs.get(nameOf(args, args['p_resumes']));
      if (isFree && before?.refunded !== false) return answer('spent');
      if (!isFree && used >= FREE_GUEST_STORIES) return answer('limit');
      if (before) before.resumed = true;
      runs.set(nameOf(args), { claim: args['p_claim'], isFree, refunded: false });
      fake.used.set(id, isFree ? used : used + 1);
      return { ...GRANTED, used: isFree ? used : used + 1 };
    },
    refund_guest_generation(args) {
      const id = String(args['p_session_id']);
      const used = fake.used.get(id) ?? 0;
      const run = runs.get(nameOf(args));
      if (!run) runs.set(nameOf(args), { claim: args['p_claim'], isFree: false, refunded: true });
      if (!run || run.refunded || run.resumed || run.claim !== args['p_claim'])
        return { used: fake.used.get(id) ?? null };
      run.refunded = true;
      if (run.isFree) return { used };
      fake.refunds.push(id);
      fake.used.set(id, used - 1);
      return { used: used - 1 };
    },
    finish_guest_run: () => null,
  };
}

/** The RPCs for signed-in users' runs: each run once, and so many at the same time. */
function runRpcs(fake: Counters): Record<string, Rpc> {
  const claims = new Map<string, unknown>();
  return {
    begin_story_run(args) {
      const run = String(args['p_run_id']);
      if (fake.runs.has(run)) return { outcome: 'duplicate', retry_after: null };
      const running = [...fake.runs.values()].filter((state) => state === 'running').length;
      if (running >= Number(args['p_at_once'])) return { outcome: 'at_once', retry_after: 10 };
      fake.runs.set(run, 'running');
      claims.set(run, args['p_claim']);
      return GRANTED;
    },
    end_story_run(args) {
      const run = String(args['p_run_id']);
      if (!fake.runs.has(run)) fake.runs.set(run, 'undelivered');
      else if (fake.runs.get(run) === 'running' && claims.get(run) === args['p_claim']) {
        fake.runs.set(run, args['p_delivered'] ? 'delivered' : 'undelivered');
      }
      return null;
    },
  };
}

/** The RPCs of the story service by name. They keep their own rows, and the state that tests read from the fake. */
export const fakeRpcs = (fake: Counters): Readonly<Record<string, Rpc>> => ({
  ...guestRpcs(fake),
  ...runRpcs(fake),
  spend_random_prompt: () => GRANTED,
  spend_short_call: () => GRANTED,
  ...keptRpcs(fake),
});
