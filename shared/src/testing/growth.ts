/** Some work on a text of that many characters, made ready to be timed. */
export type Prepare = (size: number) => () => unknown;

/** How many times as long the longer text is. So far apart, a busy machine does not blur the line into the square. */
const FACTOR = 16;
const SIZE = 2000;
const ROUNDS = 5;
/** Shorter than this a timer says little. */
const MEASURABLE_MS = 2;

/** Milliseconds of one turn, of the processor's time: other programs take none of it, however busy they are. */
function timeOf(work: () => unknown, turns: number): number {
  const started = process.cpuUsage();
  for (let turn = 0; turn < turns; turn += 1) work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000 / turns;
}

/**
 * How many times as long a work takes for twice the text: 2 where the time grows with the text, 4 where it grows with
 * the square. The best of several rounds.
 */
export function growthOf(prepare: Prepare): number {
  const [short, long] = [prepare(SIZE), prepare(SIZE * FACTOR)];
  long();
  let turns = 1;
  while (timeOf(short, turns) * turns < MEASURABLE_MS && turns < 1000) turns *= 2;
  let [shortMs, longMs] = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round += 1) {
    shortMs = Math.min(shortMs, timeOf(short, turns));
    longMs = Math.min(longMs, timeOf(long, Math.ceil(turns / FACTOR)));
  }
  return (longMs / shortMs) ** (1 / Math.log2(FACTOR));
}
