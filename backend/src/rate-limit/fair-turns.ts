import type { Turns } from './turns.ts';

interface FairTurnOptions {
  /** How many run at once, of all keys together. */
  readonly running: number;
  /** How many may wait, of all keys together. */
  readonly waiting: number;
  /** How many of one key may wait. */
  readonly waitingOfKey: number;
}

/** Tells a waiting one whether its turn has come, or whether it lost its place. */
type Waiting = (hasTurn: boolean) => void;

/**
 * Queues work beyond a number at once in one line for each key, and serves the lines in turn. When all places are taken, the
 * longest line gives up its last one for a shorter line.
 */
export function createFairTurns({ running, waiting, waitingOfKey }: FairTurnOptions): Turns {
  /** Lines in the order in which they are served. None is empty. */
  const lines = new Map<string, Waiting[]>();
  let begun = 0;
  let queued = 0;

  /** @returns whether there is a place for one more in a line of this length. */
  function makePlace(length: number): boolean {
    if (length >= waitingOfKey) return false;
    if (queued < waiting) return true;
    const longest = [...lines.values()].reduce((one, other) => (other.length > one.length ? other : one), []);
    if (longest.length <= length + 1) return false;
    queued -= 1;
    longest.pop()?.(false);
    return true;
  }

  function end(): void {
    const [first] = lines;
    if (!first) {
      begun -= 1;
      return;
    }
    const [key, line] = first;
    const next = line.shift();
    lines.delete(key);
    if (line.length > 0) lines.set(key, line);
    queued -= 1;
    next?.(true);
  }

  return {
    async take(key) {
      if (begun < running) {
        begun += 1;
        return end;
      }
      const line = lines.get(key) ?? [];
      if (!makePlace(line.length)) return undefined;
      queued += 1;
      lines.set(key, line);
      const hasTurn = await new Promise<boolean>((resolve) => line.push(resolve));
      return hasTurn ? end : undefined;
    },
  };
}
