import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** How long the server reads from all connections in one turn of the event loop. */
const READING_MS = 10;

/** Requests that may begin on one connection in a turn: more than may wait there for the answer to an earlier one. */
const BEGUN_MAX = 16;

/** Pieces that any body may have. */
const PIECES_ALWAYS = 256;

/** The bytes of a longer body's pieces, on average: networks deliver more than a thousand at once. */
const PIECE_BYTES = 32;

/** One connection of each network, then a second of each, and so on; the network that was read last comes last. */
function networksInTurn(open: ReadonlyMap<Socket, string>, lastRead: ReadonlyMap<string, number>): readonly Socket[] {
  const rounds: [socket: Socket, readAt: number][][] = [];
  const counts = new Map<string, number>();
  for (const [socket, network] of open) {
    const round = counts.get(network) ?? 0;
    counts.set(network, round + 1);
    (rounds[round] ??= []).push([socket, lastRead.get(network) ?? 0]);
  }
  return rounds.flatMap((round) => round.toSorted(([, one], [, other]) => one - other).map(([socket]) => socket));
}

/**
 * Bounds the reading of a server. Node parses up to 64 KB of each connection in one turn of the event loop, which may hold
 * thousands of requests or of pieces of a body: each costs microseconds, and a piece of one byte half a kilobyte of memory.
 *
 * @param open connections with the network of each. The one that was read last is moved to the end.
 * @returns the class for a server's requests.
 */
export function readInTurns(open: Map<Socket, string>) {
  /** When the reading of this turn ends; `undefined` before it has begun. */
  let until: number | undefined;
  /** Requests of this turn by connection. */
  const begun = new Map<Socket, number>();
  let lastRead = new Map<string, number>();

  function nextTurn(): void {
    until = undefined;
    begun.clear();
  }

  function hear(socket: Socket): void {
    const now = performance.now();
    const network = open.get(socket);
    if (network !== undefined && open.delete(socket)) {
      open.set(socket, network);
      lastRead.set(network, now);
    }
    if (until === undefined) setImmediate(nextTurn);
    until ??= now + READING_MS;
    // Node still parses the bytes of a connection that was cut off. No other is read in the same turn.
    if (until < Infinity && (now > until || socket.destroyed)) hold();
  }

  /** Node answers some requests by itself, so that nothing else counts them. */
  function countBegun(socket: Socket): void {
    const count = (begun.get(socket) ?? 0) + 1;
    begun.set(socket, count);
    if (count > BEGUN_MAX) socket.destroy();
  }

  /** No connection is read in the rest of this turn. */
  function hold(): void {
    until = Infinity;
    const isOpen = new Set(open.values());
    lastRead = new Map([...lastRead].filter(([network]) => isOpen.has(network)));
    const held = networksInTurn(open, lastRead)
      .filter((socket) => !socket.isPaused())
      .map((socket) => ({ socket, resume: socket.resume.bind(socket) }));
    for (const { socket } of held) {
      socket.pause();
      // Node resumes a connection by itself at the end of each request.
      socket.resume = () => socket;
    }
    setImmediate(() => {
      // In this order they are read next.
      for (const { socket, resume } of held) {
        socket.resume = resume;
        resume();
      }
    });
  }

  /** A request whose parts are counted as they arrive. */
  return class HeardMessage extends IncomingMessage {
    #pieces = 0;
    #bytes = 0;

    constructor(socket: Socket) {
      super(socket);
      countBegun(socket);
      hear(socket);
      // Node stops parsing the bytes of a connection that was cut off only if it changes to another protocol.
      if (socket.destroyed) Object.defineProperty(this, 'upgrade', { get: () => true, set() {} });
    }

    /** Node calls it after an answer, and would no longer pass on the pieces of a body. */
    _dump(): void {
      this.resume();
    }

    override push(piece: Buffer | null, encoding?: BufferEncoding): boolean {
      if (piece === null) return super.push(piece);
      const { socket } = this;
      hear(socket);
      if (socket.destroyed) return false;
      this.#pieces += 1;
      this.#bytes += piece.byteLength;
      if (this.#pieces <= PIECES_ALWAYS || this.#bytes >= this.#pieces * PIECE_BYTES)
        return super.push(piece, encoding);
      socket.destroy();
      return false;
    }
  };
}
