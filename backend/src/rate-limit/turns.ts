interface TurnOptions {
  /** How many of one key run at once. */
  readonly running: number;
  /** How many of one key may wait. */
  readonly waiting: number;
}

/** Queues work of one key beyond a number at once. */
export interface Turns {
  /** @returns a function that ends the turn, once there is one; `undefined` at once when too many wait already. */
  take(key: string): Promise<(() => void) | undefined>;
}

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

export function createTurns({ running, waiting }: TurnOptions): Turns {
  const lines = new Map<string, Line>();

  function end(key: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) return next();
    line.running -= 1;
    if (line.running === 0) lines.delete(key);
  }

  return {
    async take(key) {
      const line = lines.get(key) ?? { running: 0, waiting: [] };
      lines.set(key, line);
      if (line.running < running) line.running += 1;
      else if (line.waiting.length >= waiting) return undefined;
      else await new Promise<void>((resolve) => line.waiting.push(resolve));
      return () => end(key, line);
    },
  };
}
