import type { ServiceDeps } from '../deps.ts';
import { describeError } from '../http/describe-error.ts';
import { limitsOf } from '../limits.ts';
import { hasWorkedLong, letOthersWork } from '../other-work.ts';
import type { RunKey } from './kept-request.ts';
import { createKeptRun, type KeptRun, type KeptTask } from './kept-run.ts';
import { createStoredParts, rowOf } from './stored-parts.ts';

/** The kept runs that this process writes or has just written. */
export interface KeptRuns {
  /** Begins a run and looks after it until it can be forgotten. */
  begin(task: KeptTask): KeptRun;
  find(key: RunKey): KeptRun | undefined;
  /**
   * Stores what there is of a run and has another process write on. False if that fails: then the run ends here.
   *
   * @param take has the other process begin
   */
  handOn(key: RunKey, take: () => Promise<boolean>): Promise<boolean>;
}

/** Most runs and characters in one call, after which the database is free for others. */
const CALL = { runs: 20, characters: 500_000 } as const;

/** A text for each run: ids of callers and runs have no spaces. */
export const nameOf = ({ caller, runId }: RunKey): string => `${caller} ${runId}`;

/**
 * The registry of a process. While it has runs, it stores what nobody reads here and learns what other processes want. A call
 * that fails is made good by later ones, since the events stay in memory.
 */
export function createKeptRuns(deps: ServiceDeps): KeptRuns {
  const limits = limitsOf(deps.config);
  const parts = createStoredParts(deps);
  const runs = new Map<string, KeptRun>();
  let isAttended = false;

  /** Runs whose latest call failed. Each gets a call of its own, in case one of them is the reason. */
  const failed = new WeakSet<KeptRun>();

  const store = async (call: ReadonlyMap<KeptRun, string>): Promise<boolean> => {
    if (call.size === 0) return true;
    try {
      const marks = await parts.report([...call.values()]);
      for (const run of call.keys()) {
        failed.delete(run);
        run.reported();
      }
      for (const mark of marks) runs.get(nameOf(mark.key))?.hear(mark);
      return true;
    } catch (error) {
      for (const run of call.keys()) {
        failed.add(run);
        const name = nameOf(run.key);
        if (runs.get(name) !== run) continue;
        // The next round begins with others.
        runs.delete(name);
        runs.set(name, run);
      }
      deps.log({ event: 'keep_runs_failed', error: describeError(error) });
      return false;
    }
  };

  /** Reports runs, with at most so many in a call, until a call fails. */
  const report = async (reported: readonly KeptRun[], most: number, isFull: boolean): Promise<boolean> => {
    let call = new Map<KeptRun, string>();
    let characters = 0;
    for (const run of reported) {
      const news = run.report();
      if (!isFull && !news.part) continue;
      const row = await rowOf(news);
      call.set(run, row);
      characters += row.length;
      if (hasWorkedLong()) await letOthersWork();
      if (call.size < most && characters < CALL.characters) continue;
      if (!(await store(call))) return false;
      [call, characters] = [new Map(), 0];
    }
    return store(call);
  };

  const reportAll = async (isFull: boolean): Promise<void> => {
    const all = [...runs.values()];
    const isStored = await report(
      all.filter((run) => !failed.has(run)),
      CALL.runs,
      isFull,
    );
    if (isStored)
      await report(
        all.filter((run) => failed.has(run)),
        1,
        isFull,
      );
  };

  const attend = async (): Promise<void> => {
    for (let round = 0; runs.size > 0; round += 1) {
      await reportAll(round % 2 === 0);
      for (const [name, run] of runs) if (!run.goesOn(deps.stopping?.aborted ?? false)) runs.delete(name);
      if (runs.size > 0) await new Promise((resolve) => setTimeout(resolve, limits.storeMs));
    }
    isAttended = false;
  };

  return {
    begin(task) {
      const run = createKeptRun(task, limits);
      runs.set(nameOf(task.key), run);
      if (!isAttended) {
        isAttended = true;
        const attended = attend();
        deps.defer?.(attended);
      }
      return run;
    },
    find: (key) => runs.get(nameOf(key)),
    async handOn(key, take) {
      const run = runs.get(nameOf(key));
      if (!run) return false;
      try {
        await parts.report([await rowOf(run.whole())]);
        if (run.isStopped || !(await take())) return false;
      } catch (error) {
        deps.log({ event: 'hand_on_failed', error: describeError(error) });
        return false;
      }
      run.handOn();
      return true;
    },
  };
}
