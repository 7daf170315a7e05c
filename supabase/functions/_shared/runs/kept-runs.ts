import type { ServiceDeps } from '../deps.ts';
import { describeError } from '../http/describe-error.ts';
import { limitsOf } from '../limits.ts';
import type { RunKey } from './kept-request.ts';
import { createKeptRun, type KeptRun, type KeptTask } from './kept-run.ts';
import { createStoredParts } from './stored-parts.ts';

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

/** A text for each run: ids of callers and runs have no spaces. */
export const nameOf = ({ caller, runId }: RunKey): string => `${caller} ${runId}`;

/**
 * The registry of a process. While it has runs, it stores what nobody reads here and learns what other processes want, in one call
 * for all runs. A call that fails is made good by the next one, since the events stay in memory.
 */
export function createKeptRuns(deps: ServiceDeps): KeptRuns {
  const limits = limitsOf(deps.config);
  const parts = createStoredParts(deps);
  const runs = new Map<string, KeptRun>();
  let isAttended = false;

  const report = async (isFull: boolean): Promise<void> => {
    const each = Array.from(runs.values(), (run) => ({ run, report: run.report() }));
    const reports = each.filter(({ report: { part } }) => isFull || part !== undefined);
    if (reports.length === 0) return;
    try {
      const marks = await parts.report(reports.map((one) => one.report));
      for (const { run } of reports) run.reported();
      for (const mark of marks) runs.get(nameOf(mark.key))?.hear(mark);
    } catch (error) {
      deps.log({ event: 'keep_runs_failed', error: describeError(error) });
    }
  };

  const attend = async (): Promise<void> => {
    for (let round = 0; runs.size > 0; round += 1) {
      await report(round % 2 === 0);
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
        await parts.report([run.whole()]);
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
