import { FREE_GUEST_STORIES } from '@storyloom/shared/domain';
import { keptRpcs, type RpcCall } from './fake-kept-runs.ts';

export const USER_ID = '7a0c2a52-6f4e-4f0d-9c57-0b8a4f5b1c11';

type Args = RpcCall['args'];

/** What an RPC of the database does. */
type Rpc = (args: Args) => unknown;

/** What tests read of a fake Supabase, and how they make it fail. */
export const newState = () => ({
  /** Method and path of each call, in order. */
  calls: [] as string[],
  keys: [] as { path: string; apikey: string | null }[],
  rpcs: [] as RpcCall[],
  /** Session ids of refunded guests, one entry for each story. */
  refunds: [] as string[],
  used: new Map<string, number>(),
  /** The state of each run of a signed-in user, by run id. */
  runs: new Map<string, 'running' | 'delivered' | 'undelivered'>(),
  /** Status answered by every path that includes this text, in place of its answer; 0 refuses the connection. */
  failing: new Map<string, number>(),
  /** Like `failing`, but the work is done before the answer is lost. */
  lost: new Map<string, number>(),
  /** What calls whose path includes this text wait for before anything is done, whatever their signal. */
  slow: new Map<string, Promise<unknown>>(),
  /** Replaces the JSON that a path which includes this text answers. */
  answers: new Map<string, unknown>(),
  /** Valid tokens with their users' ids. */
  users: new Map([['good-user-token', USER_ID]]),
  /** Runs while a story is being spent. */
  onSpend: (): void => undefined,
});

type State = ReturnType<typeof newState>;

const GRANTED = { outcome: 'granted', retry_after: null };

/** The guests' RPCs as far as a function notices them: what can be resumed, and how often, is proved on the real database. */
function guestRpcs(fake: State): Record<string, Rpc> {
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
      if (!run || run.refunded || run.resumed || run.claim !== args['p_claim']) return { used };
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
function runRpcs({ runs }: State): Record<string, Rpc> {
  const claims = new Map<string, unknown>();
  return {
    begin_story_run(args) {
      const run = String(args['p_run_id']);
      if (runs.has(run)) return { outcome: 'duplicate', retry_after: null };
      const running = [...runs.values()].filter((state) => state === 'running').length;
      if (running >= Number(args['p_at_once'])) return { outcome: 'at_once', retry_after: 10 };
      runs.set(run, 'running');
      claims.set(run, args['p_claim']);
      return GRANTED;
    },
    end_story_run(args) {
      const run = String(args['p_run_id']);
      if (!runs.has(run)) runs.set(run, 'undelivered');
      else if (runs.get(run) === 'running' && claims.get(run) === args['p_claim']) {
        runs.set(run, args['p_delivered'] ? 'delivered' : 'undelivered');
      }
      return null;
    },
  };
}

/** The RPCs of the story service by name. They keep their own rows, and the state that tests read from the fake. */
export const fakeRpcs = (fake: State): Readonly<Record<string, Rpc>> => ({
  ...guestRpcs(fake),
  ...runRpcs(fake),
  spend_random_prompt: () => GRANTED,
  spend_short_call: () => GRANTED,
  ...keptRpcs(fake.rpcs),
});
