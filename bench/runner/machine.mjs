import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Other processes may use this part of the machine while something is measured. */
const OTHERS = 0.15;
/** Set to measure on a busy machine all the same, for example while the product is changed. */
const ACCEPTS_ANY = process.env.BENCH_ON_BUSY_MACHINE === '1';

/** The fields of /proc's `stat` files, of a process after its name: parent, user, system, and those of ended children. */
const FIELDS = { parent: 1, times: [11, 12, 13, 14] };

/** @param {string} path @returns {string} empty when the process has ended */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Processor time of the machine, idle time aside, in ticks. */
function busyTicks() {
  const [, user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0] = (read('/proc/stat').split('\n', 1)[0] ?? '')
    .split(/\s+/)
    .map(Number);
  return user + nice + system + interrupts + soft;
}

/** Processor time of this process and of all that it has started, in ticks. */
function ownTicks() {
  /** @type {Map<number, { parent: number, ticks: number }>} */
  const all = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const fields = read(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    const ticks = FIELDS.times.reduce((sum, field) => sum + Number(fields[field] ?? 0), 0);
    all.set(Number(name), { parent: Number(fields[FIELDS.parent]), ticks });
  }
  const isOwn = (/** @type {number} */ id) => {
    for (let at = id; at > 1; at = all.get(at)?.parent ?? 0) if (at === process.pid) return true;
    return false;
  };
  return [...all].reduce((sum, [id, { ticks }]) => (isOwn(id) ? sum + ticks : sum), 0);
}

/** Ticks in a second (`getconf CLK_TCK`), which is 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/**
 * Runs something and finds out which part of the machine other processes used in the meantime.
 *
 * @template Result
 * @param {() => Promise<Result>} run
 * @returns {Promise<{ result: Result, others: number }>} `others` from 0 to 1; 0 where there is no /proc
 */
async function watch(run) {
  const [started, busy, own] = [performance.now(), busyTicks(), ownTicks()];
  const result = await run();
  const seconds = (performance.now() - started) / 1000;
  const ticks = Math.max(0, busyTicks() - busy - (ownTicks() - own));
  return { result, others: ticks / (seconds * TICKS_PER_SECOND * cpus().length) };
}

/**
 * Runs something until it has run without disturbance.
 *
 * @template Result
 * @param {() => Promise<Result>} run
 * @param {number} [tries]
 * @returns {Promise<Result>}
 * @throws {Error} when other processes used too much of the machine each time
 */
export async function undisturbed(run, tries = 3) {
  for (let attempt = 1; ; attempt += 1) {
    const { result, others } = await watch(run);
    if (others <= OTHERS || ACCEPTS_ANY) return result;
    const share = `Other processes used ${Math.round(others * 100)} % of the machine`;
    if (attempt === tries) throw new Error(`${share}. Measure again when it is quiet.`);
    console.log(`  ${share}: measured again.`);
  }
}
