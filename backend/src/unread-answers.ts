import type { Socket } from 'node:net';

export interface UnreadLimits {
  /** Bytes of answers that wait until clients of one network read them. */
  readonly networkBytes: number;
  /** The same for all networks. */
  readonly allBytes: number;
  /**
   * Time in which a client must read some KB of an answer that is held in memory. Streams are written only as fast as they are
   * read.
   */
  readonly readingMs: number;
  /** Time from one look to the next. */
  readonly lookMs: number;
}

/** More than ever waits of a stream. */
const STREAM_BYTES = 256 * 1024;

/** Less than the slowest connections of phones read in half a minute. */
const PROGRESS_BYTES = 16 * 1024;

/** An answer when its client had last read {@link PROGRESS_BYTES} of it. */
interface Progress {
  readonly at: number;
  /** Bytes of the answer. */
  readonly length: number;
  /** Those of them that the system has not taken. */
  readonly queued: number;
}

/** An answer in one piece counts as unwritten to its last byte, but Node's handle knows how much the system has taken of it. */
const queuedOf = (socket: Socket): number =>
  (socket as { readonly _handle?: { readonly writeQueueSize?: number } | null })._handle?.writeQueueSize ?? 0;

interface Unread {
  readonly socket: Socket;
  readonly network: string;
  readonly bytes: number;
  /** How long its client has read next to nothing. */
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
 * @param open connections with the network of each.
 * @returns a function that ends the looking.
 */
export function limitUnread(open: ReadonlyMap<Socket, string>, limits: UnreadLimits): () => void {
  const last = new WeakMap<Socket, Progress>();

  function unread([socket, network]: readonly [Socket, string], now: number): Unread {
    const progress: Progress = { at: now, length: socket.writableLength, queued: queuedOf(socket) };
    const before = last.get(socket) ?? progress;
    const isSame = progress.length === before.length && progress.queued <= before.queued;
    const since = isSame && progress.queued > before.queued - PROGRESS_BYTES && progress.length > 0 ? before : progress;
    last.set(socket, since);
    return { socket, network, bytes: progress.length, ms: now - since.at };
  }

  function look(): void {
    const now = performance.now();
    const networks = new Map<string, Unread[]>();
    for (const connection of open) {
      const answer = unread(connection, now);
      const { socket, network, bytes, ms } = answer;
      if (bytes > STREAM_BYTES && ms > limits.readingMs) socket.resetAndDestroy();
      else if (bytes > 0)
        networks
          .set(network, networks.get(network) ?? [])
          .get(network)
          ?.push(answer);
    }
    const left = [...networks.values()].flatMap((answers) => endCostliest(answers, limits.networkBytes));
    endCostliest(left, limits.allBytes);
  }

  const looks = setInterval(look, limits.lookMs).unref();
  return () => clearInterval(looks);
}
