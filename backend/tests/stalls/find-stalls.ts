import type { Waits, Watch } from './watch.ts';

/** Something that a stranger or a model can do to the server. It is over when its answers are. */
export interface Probe {
  readonly name: string;
  run(): Promise<unknown>;
}

/** How much longer than in a quiet moment others may have to wait, in milliseconds. */
const ALLOWED_MS = 50;
/** A stall comes back each time; a moment in which the machine was busy with something else does not. */
const TRIES = 3;
/** Answers of `/healthz` in a quiet moment. */
const QUIET_ANSWERS = 50;

/** @returns a line for each probe that kept others waiting, each time that it was tried */
export async function findStalls(
  watch: Watch,
  probes: readonly Probe[],
  judged: keyof Waits,
): Promise<readonly string[]> {
  const quietMoment = (): Promise<Waits> => watch.measure(() => watch.answers(QUIET_ANSWERS));
  let quiet = await quietMoment();
  const stalls: string[] = [];
  for (const { name, run } of probes) {
    for (let tries = 1; ; tries += 1) {
      const waits = await watch.measure(run).catch((cause: unknown) => {
        throw new Error(`${name} failed.`, { cause });
      });
      if (waits[judged] < quiet[judged] + ALLOWED_MS) break;
      if (tries === TRIES) {
        const [gap, work, usual] = [waits.gapMs, waits.workMs, quiet[judged]].map(Math.round);
        stalls.push(`${name}: ${gap} ms without an answer, ${work} ms of work in one turn; ${usual} ms when quiet`);
        break;
      }
      quiet = await quietMoment();
    }
  }
  return stalls;
}
