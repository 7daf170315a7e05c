/** One call of an RPC, as the database saw it. */
export interface RpcCall {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

interface StoredPart {
  readonly first_id: number;
  readonly last_id: number;
  readonly events: string;
}

interface Run {
  readonly caller: string;
  readonly run_id: string;
  attendedAt?: number;
  listenedAt?: number;
  stopped: boolean;
  over: boolean;
  parts: readonly StoredPart[];
}

/** What a process reports of a run; without a first event it only says that it still writes. */
type Reported = Pick<Run, 'caller' | 'run_id' | 'over'> & Partial<StoredPart>;

const isIn = (part: StoredPart, other: StoredPart): boolean =>
  part.first_id >= other.first_id && part.last_id <= other.last_id;

const since = (at: number | undefined): number | null => (at === undefined ? null : performance.now() - at);

/** The RPCs for kept runs, as the migration has them. Nothing expires. */
export function keptRpcs(rpcs: readonly RpcCall[]): Record<string, (args: RpcCall['args']) => unknown> {
  const runs = new Map<string, Run>();
  const find = (caller: unknown, id: unknown) => runs.get(`${String(caller)} ${String(id)}`);
  const make = (caller: string, id: string): Run => {
    const run = find(caller, id) ?? { caller, run_id: id, stopped: false, over: false, parts: [] };
    runs.set(`${caller} ${id}`, run);
    return run;
  };
  const isGranted = (caller: string, id: unknown): boolean =>
    rpcs.some(
      ({ args }) =>
        args['p_run_id'] === id && [`user:${args['p_user_id']}`, `guest:${args['p_session_id']}`].includes(caller),
    );

  return {
    keep_runs({ p_runs: reported }) {
      for (const { over, ...each } of JSON.parse(String(reported)) as Reported[]) {
        const { caller, run_id: id, first_id: first } = each;
        const run = first === undefined ? find(caller, id) : make(caller, id);
        if (run) run.attendedAt = performance.now();
        if (!run || first === undefined) continue;
        const part = each as StoredPart;
        if (!run.parts.some((stored) => isIn(part, stored)))
          run.parts = [...run.parts.filter((stored) => !isIn(stored, part)), part];
        run.over ||= over;
      }
      return [...runs.values()].map(({ caller, run_id, stopped, listenedAt }) => ({
        caller,
        run_id,
        stopped,
        listened_ms: since(listenedAt),
      }));
    },
    read_kept_run({ p_caller: caller, p_run_id: id, p_after: after }) {
      const [by, name] = [String(caller), String(id)];
      const run = find(by, name) ?? (isGranted(by, id) ? make(by, name) : undefined);
      if (!run) return null;
      run.listenedAt = performance.now();
      const parts = run.parts.filter(({ last_id: last }) => last > Number(after));
      return { over: run.over, attended_ms: since(run.attendedAt), parts };
    },
    stop_kept_run({ p_caller: caller, p_run_id: id }) {
      make(String(caller), String(id)).stopped = true;
      return null;
    },
  };
}
