import type { Step } from './habit.ts';

/** A way to cut the bytes of an answer into chunks. */
export interface Pace {
  readonly name: string;
  /** The chunks and the pauses between them; `undefined` if the answer is too long for this pace. */
  cut(steps: readonly Step[]): (number | Uint8Array)[] | undefined;
}

/** Longer answers are not sent byte by byte. */
const MOST_SINGLE_BYTES = 2500;
/** Events with a shorter pause between them can share a chunk. */
const SHORT_PAUSE = 1000;

// Latin-1 has a character for each byte, so bytes are cut as text.
const utf8 = new TextEncoder();
const toText = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const toBytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** The pauses, and the bytes between two of them as one text. */
function runsOf(steps: readonly Step[]): (number | string)[] {
  const runs: (number | string)[] = [];
  for (const step of steps) {
    const next = typeof step === 'number' ? step : toText(typeof step === 'string' ? utf8.encode(step) : step);
    const last = runs.at(-1);
    if (typeof next === 'string' && typeof last === 'string') runs[runs.length - 1] = last + next;
    else if (next !== '') runs.push(next);
  }
  return runs;
}

/** Cuts the bytes between two pauses. */
const cutting =
  (cut: (text: string) => readonly string[]) =>
  (steps: readonly Step[]): (number | Uint8Array)[] =>
    runsOf(steps).flatMap<number | Uint8Array>((run) =>
      typeof run === 'number' ? [run] : cut(run).filter(Boolean).map(toBytes),
    );

const EVENT = /[^]*?(?:\r\n\r\n|\n\n|\r\r)|[^]+$/g;
const LINE = /[^]*?(?:\r\n|\n|\r)|[^]+$/g;
const matches = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];

/** Two events in a chunk, also across a short pause. */
function inPairs(steps: readonly Step[]): (number | Uint8Array)[] {
  const chunks: (number | Uint8Array)[] = [];
  let [held, pause] = ['', 0];
  let count = 0;
  const send = (): void => {
    if (pause > 0) chunks.push(pause);
    if (held !== '') chunks.push(toBytes(held));
    [held, pause, count] = ['', 0, 0];
  };
  for (const run of runsOf(steps)) {
    if (typeof run === 'number') {
      if (held !== '' && run >= SHORT_PAUSE) send();
      pause += run;
      continue;
    }
    for (const event of matches(run, EVENT)) {
      held += event;
      count += 1;
      if (count === 2) send();
    }
  }
  send();
  return chunks;
}

/** Sizes from 1 to 40 that are the same in each run (mulberry32). */
function sizes(): () => number {
  let seed = 20261129;
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return 1 + (((t ^ (t >>> 14)) >>> 0) % 40);
  };
}

function atRandom(steps: readonly Step[]): (number | Uint8Array)[] {
  const size = sizes();
  return cutting((text) => {
    const parts: string[] = [];
    for (let at = 0; at < text.length;) {
      const end = at + size();
      parts.push(text.slice(at, end));
      at = end;
    }
    return parts;
  })(steps);
}

function singleBytes(steps: readonly Step[]): (number | Uint8Array)[] | undefined {
  const length = runsOf(steps).reduce<number>((sum, run) => sum + (typeof run === 'string' ? run.length : 0), 0);
  return length > MOST_SINGLE_BYTES ? undefined : cutting((text) => [...text])(steps);
}

const isStream = (text: string): boolean => !/^\s*[{[<]/.test(text);

export const PACES: readonly Pace[] = [
  { name: 'whole', cut: cutting((text) => [text]) },
  { name: 'byte by byte', cut: singleBytes },
  { name: 'event by event', cut: cutting((text) => matches(text, EVENT)) },
  { name: 'random cuts', cut: atRandom },
  { name: 'two events a chunk', cut: inPairs },
  { name: 'cuts within characters', cut: cutting((text) => text.split(/(?<=[\xc2-\xf4])(?=[\x80-\xbf])/)) },
  {
    name: 'cuts within CRLF',
    cut: cutting((text) => (isStream(text) ? text.replaceAll(/\r\n|\n|\r/g, '\r\n').split(/(?<=\r)(?=\n)/) : [text])),
  },
  { name: 'line by line', cut: cutting((text) => matches(text, LINE)) },
];
