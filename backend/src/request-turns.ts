import type { IncomingMessage, RequestListener } from 'node:http';

/** Requests whose work begins in one turn of the event loop: it takes some milliseconds. */
const IN_ONE_TURN = 8;

/**
 * Begins the work on requests that arrive together a few a turn of the event loop, so that other work gets its turns between
 * them. A network with many waits longer than one with few.
 */
export function inTurns(listener: RequestListener, networkOf: (incoming: IncomingMessage) => string): RequestListener {
  /** What waits, by network. The first network is the next one. */
  const lines = new Map<string, (() => void)[]>();
  let begun = 0;
  let isTurnComing = false;

  function comeAgain(): void {
    if (!isTurnComing) setImmediate(nextTurn);
    isTurnComing = true;
  }

  function nextTurn(): void {
    begun = 0;
    isTurnComing = false;
    for (const [network, line] of lines) {
      if (begun === IN_ONE_TURN) break;
      begun += 1;
      line.shift()?.();
      lines.delete(network);
      // Last again.
      if (line.length > 0) lines.set(network, line);
    }
    if (begun > 0) comeAgain();
  }

  return (incoming, outgoing) => {
    comeAgain();
    if (begun < IN_ONE_TURN && lines.size === 0) {
      begun += 1;
      return listener(incoming, outgoing);
    }
    const network = networkOf(incoming);
    const line = lines.get(network) ?? [];
    lines.set(network, line);
    line.push(() => {
      if (!outgoing.closed) listener(incoming, outgoing);
    });
  };
}
