import type { Socket } from 'node:net';

/** How long providers' connections are read in one turn of the event loop. */
const READING_MS = 4;

/** Bytes that are read at one go. Node delivers 64 KB, which may hold 20,000 pieces of an answer. */
const SLICE = 8192;

function slicesOf(bytes: Buffer): readonly Buffer[] {
  const count = Math.ceil(bytes.byteLength / SLICE);
  return Array.from({ length: count }, (_, index) => bytes.subarray(index * SLICE, (index + 1) * SLICE));
}

/** Makes connections pass on what arrives in small parts, one connection after the other, with turns for other work in between. */
export function createSlicedReading(): (socket: Socket) => void {
  /** Reads that wait for their turn: the last parts of what has arrived, which go first, and all others. */
  const [last, others]: [(() => void)[], (() => void)[]] = [[], []];
  /** `undefined` before this turn has read anything. */
  let until: number | undefined;

  /** When the reading of this turn ends. What waits then is read in the next one. */
  function endOfTurn(): number {
    if (until === undefined) setImmediate(nextTurn);
    return (until ??= performance.now() + READING_MS);
  }

  function nextTurn(): void {
    until = undefined;
    while (last.length + others.length > 0 && performance.now() < endOfTurn()) (last.shift() ?? others.shift())?.();
  }

  return (socket) => {
    /** Parts that are passed on later; `null` is the end. */
    const waiting: (Buffer | null)[] = [];
    const push = socket.push.bind(socket);
    const read = socket._read.bind(socket);
    let isInLine = false;

    function enqueue(): void {
      if (isInLine) return;
      isInLine = true;
      endOfTurn();
      (waiting.length > 1 ? others : last).push(() => {
        isInLine = false;
        if (!socket.destroyed) push(waiting.shift());
      });
    }
    socket.push = (bytes: Buffer | null): boolean => {
      const isFirst = waiting.length === 0;
      if (isFirst && (bytes === null || (bytes.byteLength <= SLICE && performance.now() < endOfTurn())))
        return push(bytes);
      waiting.push(...(bytes === null ? [null] : slicesOf(bytes)));
      enqueue();
      // The system keeps what follows until these are read.
      return false;
    };
    socket._read = (size) => {
      if (waiting.length === 0) read(size);
      else enqueue();
    };
  };
}
