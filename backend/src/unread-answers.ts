import type { Socket } from 'node:net';

export interface UnreadLimits {
  /** Bytes of answers that wait until clients of one network read them. */
  readonly networkBytes: number;
  /** The same for all networks. */
  readonly allBytes: number;
  /** How long a client may take to read an answer that is held in memory. Streams are written only as fast as they are read. */
  readonly readingMs: number;
  /** Time from one look to the next. */
  readonly lookMs: number;
}

/** More than ever waits of a stream. */
const STREAM_BYTES = 256 * 1024;

interface Unread {
  readonly socket: Socket;
  readonly bytes: number;
  /** How long bytes have been waiting. */
  readonly ms: number;
}

/** Disconnects those who hold the most memory for the longest time until the rest, which it returns, is within a limit. */
function endCostliest(answers: readonly Unread[], limit: number): readonly Unread[] {
  let bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
  if (bytes <= limit) return answers;
  const costOf = ({ bytes: held, ms }: Unread): number => held * (ms + 1);
  return answers
    .toSorted((one, other) => costOf(other) - costOf(one))
    .filter(({ socket, bytes: held }) => {
      if (bytes <= limit) return true;
      bytes -= held;
      socket.resetAndDestroy();
      return false;
    });
}

/**
 * Bounds the memory of answers that clients read slowly or not at all.
 *
 * @returns a function that ends the looking.
 */
export function limitUnread(
  open: ReadonlyMap<Socket, unknown>,
  limits: UnreadLimits,
  networkOf: (socket: Socket) => string,
): () => void {
  /** Since when bytes have been waiting. */
  const since = new WeakMap<Socket, number>();

  function unread(socket: Socket, now: number): Unread {
    const bytes = socket.writableLength;
    const began = bytes > 0 ? (since.get(socket) ?? now) : now;
    since.set(socket, began);
    return { socket, bytes, ms: now - began };
  }

  function look(): void {
    const now = performance.now();
    const networks = new Map<string, Unread[]>();
    for (const answer of [...open.keys()].map((socket) => unread(socket, now))) {
      const { socket, bytes, ms } = answer;
      if (bytes > STREAM_BYTES && ms > limits.readingMs) socket.resetAndDestroy();
      else if (bytes > 0) networks.set(networkOf(socket), [...(networks.get(networkOf(socket)) ?? []), answer]);
    }
    const left = [...networks.values()].flatMap((answers) => endCostliest(answers, limits.networkBytes));
    endCostliest(left, limits.allBytes);
  }

  const looks = setInterval(look, limits.lookMs).unref();
  return () => clearInterval(looks);
}
