import { FREE_GUEST_STORIES, FREE_RESUMPTIONS } from '@storyloom/shared/domain';
import { keptRpcs } from './fake-kept-runs.ts';
import type { FakeSupabase } from './fake-supabase-state.ts';

type Args = Readonly<Record<string, unknown>>;

/** What an RPC of the database does. */
type Rpc = (args: Args) => unknown;

type Counters = Omit<FakeSupabase, 'fetch'>;

const GRANTED = { outcome: 'granted', retry_after: null };

/** The guests' RPCs, as the migrations have them, without the limits of a day: those are answers that a test sets. */
function guestRpcs(fake: Counters): Record<string, Rpc> {
  interface Run {
    readonly claim: unknown;
    /** The run that this one resumes for free. */
    readonly resumed?: Run | undefined;
    readonly left: number;
    refunded: boolean;
    whole?: boolean;
    goneOn?: boolean;
  }
  const runs = new Map<string, Run>();
  const nameOf = (args: Args) => `${String(args['p_session_id'])}|${String(args['p_run_id'])}`;
  return {
    spend_guest_generation(args) {
      fake.onSpend();
      const id = String(args['p_session_id']);
      const used = fake.used.get(id) ?? 0;
      if (runs.has(nameOf(args))) return { outcome: 'duplicate', used, retry_after: null };
      const { p_resumes: resumes } = args;
      const resumed = typeof resumes === 'string' ? runs.get(nameOf({ ...args, p_run_id: resumes })) : undefined;
      const isFree = resumed && resumed.left > 0 && !resumed.goneOn && !resumed.whole && !resumed.refunded;
      if (typeof resumes === 'string' && !isFree) return { outcome: 'spent', used, retry_after: null };
      if (!resumed && used >= FREE_GUEST_STORIES) return { outcome: 'limit', used, retry_after: null };
      if (resumed) resumed.goneOn = true;
      const left = resumed ? resumed.left - 1 : FREE_RESUMPTIONS;
      runs.set(nameOf(args), { claim: args['p_claim'], resumed, left, refunded: false });
      fake.used.set(id, resumed ? used : used + 1);
      return { ...GRANTED, used: resumed ? used : used + 1 };
    },
    refund_guest_generation(args) {
      const id = String(args['p_session_id']);
      const used = fake.used.get(id) ?? 0;
      const run = runs.get(nameOf(args));
      if (!run) runs.set(nameOf(args), { claim: args['p_claim'], refunded: true, left: 0 });
      if (!run || run.refunded || run.goneOn || run.claim !== args['p_claim'])
        return { used: fake.used.get(id) ?? null };
      run.refunded = true;
      if (run.resumed) {
        run.resumed.goneOn = false;
        return { used };
      }
      fake.refunds.push(id);
      fake.used.set(id, used - 1);
      return { used: used - 1 };
    },
    finish_guest_run(args) {
      const run = runs.get(nameOf(args));
      if (run?.claim === args['p_claim'] && run) run.whole = true;
      return null;
    },
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
