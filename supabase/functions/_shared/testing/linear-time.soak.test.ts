import { beforeAll, describe, expect, it } from 'vitest';
import { ServiceFailure } from '../http/failure.ts';
import { type Go, type Read, READERS } from './linear-time-readers.ts';
import { SLOW_TEXTS } from './slow-texts.ts';

/** Milliseconds of processor time that reading may take before other work gets its turn. */
const MOST_MS = 50;
/** Milliseconds that {@link calibrate} takes on the machine for which that holds. */
const CALIBRATION_MS = 6;
/** Other load only ever adds time, so the best run counts. */
const RUNS = { least: 2, most: 12 } as const;
/** Characters of a streamed text that are read before other work gets its turn. */
const PIECE = 4096;

/** Milliseconds of processor time, which other programs hardly affect. */
function timeOf(work: () => unknown): number {
  const started = process.cpuUsage();
  try {
    work();
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
  }
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

const PROSE = 'The keeper found a door in the sea, and it was open. '.repeat(2000);

/** Work of the kind that readers do, which shows how fast the machine is at this moment. */
const calibrate = (): unknown =>
  PROSE.match(/[\p{L}\p{N}]+/gu)
    ?.join(' ')
    .toLowerCase()
    .normalize('NFKC');

/** The longest time that a reader works on a text at one go. */
function longestGo(read: Read, text: string): number {
  let longest = 0;
  const go: Go = (work) => {
    let result: unknown;
    longest = Math.max(
      longest,
      timeOf(() => (result = work())),
    );
    return result;
  };
  const whole = timeOf(() => read(text, PIECE, go));
  return longest === 0 ? whole : longest;
}

/** The same on the machine of the calibration, if this one takes too long. */
function standardTimeOf(read: Read, text: string): number {
  let best = Infinity;
  for (let run = 0; run < RUNS.least || (run < RUNS.most && best > MOST_MS); run += 1) {
    const ms = longestGo(read, text);
    const slowness = ms > MOST_MS ? Math.max(timeOf(calibrate) / CALIBRATION_MS, 1) : 1;
    best = Math.min(best, ms / slowness);
  }
  return best;
}

describe('the longest text of any kind takes at most 50 ms of one core at one go', () => {
  // Its first runs are slower: they are compiled.
  beforeAll(() => {
    for (let run = 0; run < 50; run += 1) calibrate();
  });

  it.each(Object.entries(READERS))('%s', (name, { read, most }) => {
    const times = Object.entries(SLOW_TEXTS).map(([kind, textOf]) => ({
      kind,
      ms: Math.round(standardTimeOf(read, textOf(most).slice(0, most))),
    }));
    const slowest = times.reduce((a, b) => (b.ms > a.ms ? b : a));
    process.stdout.write(`${name}: ${most} characters, ${slowest.ms} ms for ${slowest.kind}\n`);
    expect(times.filter(({ ms }) => ms > MOST_MS)).toEqual([]);
  });
});
