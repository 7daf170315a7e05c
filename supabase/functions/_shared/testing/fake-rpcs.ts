import { FREE_GUEST_STORIES, FREE_RESUMPTIONS } from '@storyloom/shared/domain';
import { keptRpcs } from './fake-kept-runs.ts';
import type { FakeSupabase } from './fake-supabase-state.ts';

/** What an RPC of the database does. */
export type Rpc = (args: Readonly<Record<string, unknown>>) => unknown;

type Counters = Omit<FakeSupabase, 'fetch'>;

/** Three times as many stories may be started as delivered. */
const exceeds = (delivered: number, attempts: number, limit: number): boolean =>
  delivered >= limit || attempts >= limit * 3;

const networkIn = (args: Readonly<Record<string, unknown>>): string => String(args['p_network'] ?? 'unknown');

/** The daily limit that another story would exceed. Guests and users are counted separately here, each by their own RPCs. */
function dayIsFull(args: Readonly<Record<string, unknown>>, delivered: number): 'total' | 'guests' | undefined {
  const isFull = (limit: unknown) => typeof limit === 'number' && delivered >= limit;
  if (isFull(args['p_total_limit'])) return 'total';
  return isFull(args['p_guests_limit']) ? 'guests' : undefined;
}

/** The guests' RPCs, as the migrations have them. */
function guestRpcs(fake: Counters): Record<string, Rpc> {
  interface Run {
    readonly claim: unknown;
    readonly network?: string;
    /** The run that this one resumes for free. */
    readonly resumed?: Run | undefined;
    readonly left: number;
    refunded: boolean;
    whole?: boolean;
    goneOn?: boolean;
  }
  const runs = new Map<string, Run>();
  const nameOf = (args: Readonly<Record<string, unknown>>) =>
    `${String(args['p_session_id'])}|${String(args['p_run_id'])}`;
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
      const network = networkIn(args);
      const [limit, ofNetwork] = [args['p_network_limit'], [...runs.values()].filter((run) => run.network === network)];
      const charged = ofNetwork.filter((run) => !run.refunded).length;
      if (limit !== null && exceeds(charged, ofNetwork.length, Number(limit))) {
        return { outcome: 'network', used, retry_after: 18_000 };
      }
      const attempts = [...runs.keys()].filter((name) => name.startsWith(`${id}|`)).length;
      if (args['p_attempts_limit'] !== null && attempts >= Number(args['p_attempts_limit'])) {
        return { outcome: 'attempts', used, retry_after: 18_000 };
      }
      const day = dayIsFull(args, [...runs.values()].filter((run) => !run.refunded).length);
      if (day) return { outcome: day, used, retry_after: 18_000 };
      if (resumed) resumed.goneOn = true;
      const left = resumed ? resumed.left - 1 : FREE_RESUMPTIONS;
      runs.set(nameOf(args), { claim: args['p_claim'], network, resumed, left, refunded: false });
      fake.used.set(id, resumed ? used : used + 1);
      return { outcome: 'granted', used: resumed ? used : used + 1, retry_after: null };
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

/** The RPCs for signed-in users' runs. All of its runs count as of this hour. */
function runRpcs(fake: Counters): Record<string, Rpc> {
  const claims = new Map<string, unknown>();
  let abandoned = 0;
  const count = (...states: string[]) => [...fake.runs.values()].filter((state) => states.includes(state)).length;
  return {
    begin_story_run(args) {
      const run = String(args['p_run_id']);
      if (fake.runs.has(run)) return { outcome: 'duplicate', retry_after: null };
      const running = count('running');
      if (args['p_at_once'] !== null && running >= Number(args['p_at_once'])) {
        return { outcome: 'at_once', retry_after: 10 };
      }
      const over = (limit: string) =>
        args[limit] !== null && exceeds(running + count('delivered'), fake.runs.size, Number(args[limit]));
      if (over('p_per_hour')) return { outcome: 'hour', retry_after: 700 };
      if (over('p_per_day')) return { outcome: 'day', retry_after: 40_000 };
      if (abandoned >= Number(args['p_abandoned_per_hour'])) return { outcome: 'abandoned', retry_after: 700 };
      if (dayIsFull(args, running + count('delivered'))) return { outcome: 'total', retry_after: 18_000 };
      fake.runs.set(run, 'running');
      claims.set(run, args['p_claim']);
      return { outcome: 'granted', retry_after: null };
    },
    end_story_run(args) {
      const run = String(args['p_run_id']);
      if (!fake.runs.has(run)) fake.runs.set(run, 'undelivered');
      else if (fake.runs.get(run) === 'running' && claims.get(run) === args['p_claim']) {
        fake.runs.set(run, args['p_delivered'] ? 'delivered' : 'undelivered');
        if (args['p_abandoned']) abandoned += 1;
      }
      return null;
    },
  };
}

/** An RPC that counts calls which cost no story. All of them count as of this hour. */
function callCounter(): Rpc {
  const counts = new Map<string, number>();
  const full = (name: string, limit: unknown): boolean => limit !== null && (counts.get(name) ?? 0) >= Number(limit);
  return (args) => {
    const [caller, network] = [`caller ${String(args['p_caller'])}`, `network ${networkIn(args)}`];
    if (full(caller, args['p_per_hour'])) return { outcome: 'hour', retry_after: 700 };
    if (full(caller, args['p_per_day'])) return { outcome: 'day', retry_after: 18_000 };
    if (full(network, args['p_per_network'])) return { outcome: 'network', retry_after: 18_000 };
    counts.set(caller, (counts.get(caller) ?? 0) + 1);
    if (args['p_per_network'] !== null) counts.set(network, (counts.get(network) ?? 0) + 1);
    return { outcome: 'granted', retry_after: null };
  };
}

/** The RPCs of the story service by name. They keep their own rows, and the state that tests read from the fake. */
export function fakeRpcs(fake: Counters): Readonly<Record<string, Rpc>> {
  const counters = { spend_random_prompt: callCounter(), spend_short_call: callCounter() };
  return { ...guestRpcs(fake), ...runRpcs(fake), ...counters, ...keptRpcs(fake) };
}
