import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** How long the server reads from all connections in one turn of the event loop. */
const READING_MS = 10;

/** Requests that may begin on one connection in a turn: more than may wait there for the answer to an earlier one. */
const BEGUN_MAX = 16;

/** Connections that are read again in one turn, which takes some microseconds for each. */
const RELEASED_MAX = 250;

/** Pieces that any body may have. */
const PIECES_ALWAYS = 256;

/** The bytes of a longer body's pieces, on average: networks deliver more than a thousand at once. */
const PIECE_BYTES = 32;

/** One connection of each network, then a second of each, and so on; the network that was read last comes last. */
function inTurn(
  sockets: Iterable<Socket>,
  networkOf: (socket: Socket) => string,
  lastRead: ReadonlyMap<string, number>,
) {
  const rounds: { socket: Socket; readAt: number }[][] = [];
  const counts = new Map<string, number>();
  for (const socket of sockets) {
    const network = networkOf(socket);
    const round = counts.get(network) ?? 0;
    counts.set(network, round + 1);
    (rounds[round] ??= []).push({ socket, readAt: lastRead.get(network) ?? 0 });
  }
  return rounds.flatMap((round) => round.toSorted((one, other) => one.readAt - other.readAt));
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
  /** When the last reading began. */
  let since = 0;
  /** Requests of this turn by connection. */
  const begun = new Map<Socket, number>();
  let lastRead = new Map<string, number>();
  /** Connections that are not read. */
  const held = new Set<Socket>();
  const networkOf = (socket: Socket): string => open.get(socket) ?? '';

  function nextTurn(): void {
    until = undefined;
    begun.clear();
  }

  function hear(socket: Socket): void {
    const now = performance.now();
    if (until === undefined) {
      since = now;
      setImmediate(nextTurn);
    }
    until ??= now + READING_MS;
    const network = open.get(socket);
    if (network !== undefined && open.delete(socket)) {
      open.set(socket, network);
      lastRead.set(network, now);
    }
    if (until < Infinity && now > until) hold();
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
    const networks = new Set(open.values());
    lastRead = new Map([...lastRead].filter(([network]) => networks.has(network)));
    if (held.size === 0) setImmediate(release);
    for (const socket of open.keys()) {
      if (socket.isPaused()) continue;
      held.add(socket);
      socket.pause();
      // Node resumes a connection by itself at the end of each request.
      socket.resume = () => socket;
    }
  }

  /**
   * Lets networks that were not read in the last turn be read first, alone for one turn: the system tells first of the connections
   * that it told of before, so that one which always sends would come first for ever.
   */
  function release(): void {
    for (const socket of held) if (!open.has(socket)) held.delete(socket);
    const waiting = inTurn(held, networkOf, lastRead);
    const others = waiting.filter(({ readAt }) => readAt < since);
    for (const { socket } of (others.length > 0 ? others : waiting).slice(0, RELEASED_MAX)) {
      held.delete(socket);
      Reflect.deleteProperty(socket, 'resume');
      socket.resume();
    }
    if (held.size > 0) setImmediate(release);
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
