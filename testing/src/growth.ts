/** Prepares work on a text of `size` characters, to be timed. */
export type Prepare = (size: number) => () => unknown;

/** Ratio of the two lengths. It is large, so that linear and quadratic times differ clearly on a busy machine. */
const FACTOR = 16;
const SIZE = 2000;
/** More rounds than these only while the ratio looks more than linear, because other load only ever adds time. */
const ROUNDS = 5;
const ROUNDS_MAX = 25;
const LINEAR = 2.5;
/** Shorter times are not measured reliably. */
const MEASURABLE_MS = 2;

/** Milliseconds of processor time per turn, which other programs do not affect. */
function timeOf(work: () => unknown, turns: number): number {
  const started = process.cpuUsage();
  for (let turn = 0; turn < turns; turn += 1) work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000 / turns;
}

/** How many times as long the work takes for twice the text: 2 in linear time, 4 in quadratic time. Best of several rounds. */
export function growthOf(prepare: Prepare): number {
  const [short, long] = [prepare(SIZE), prepare(SIZE * FACTOR)];
  long();
  let turns = 1;
  while (timeOf(short, turns) * turns < MEASURABLE_MS && turns < 1000) turns *= 2;
  let [shortMs, longMs] = [Infinity, Infinity];
  const ratio = () => (longMs / shortMs) ** (1 / Math.log2(FACTOR));
  for (let round = 0; round < ROUNDS || (round < ROUNDS_MAX && ratio() > LINEAR); round += 1) {
    shortMs = Math.min(shortMs, timeOf(short, turns));
    longMs = Math.min(longMs, timeOf(long, Math.ceil(turns / FACTOR)));
  }
  return ratio();
}
