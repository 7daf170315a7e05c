import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** How long the server reads from all connections in one turn of the event loop. */
const READING_MS = 10;

/** Pieces that any body may have. */
const PIECES_ALWAYS = 256;

/** The bytes of a longer body's pieces, on average: networks deliver more than a thousand at once. */
const PIECE_BYTES = 32;

/** One connection of each network, then a second of each, and so on. */
function networksInTurn(open: ReadonlyMap<Socket, string>): readonly Socket[] {
  const rounds: Socket[][] = [];
  const counts = new Map<string, number>();
  for (const [socket, network] of open) {
    const round = counts.get(network) ?? 0;
    counts.set(network, round + 1);
    (rounds[round] ??= []).push(socket);
  }
  return rounds.flat();
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

  function hear(socket: Socket): void {
    const network = open.get(socket);
    if (network !== undefined && open.delete(socket)) open.set(socket, network);
    const now = performance.now();
    if (until === undefined) setImmediate(() => (until = undefined));
    until ??= now + READING_MS;
    // Node still parses the bytes of a connection that was cut off. No other is read in the same turn.
    if (until < Infinity && (now > until || socket.destroyed)) hold();
  }

  /** No connection is read in the rest of this turn. */
  function hold(): void {
    until = Infinity;
    const held = networksInTurn(open).filter((socket) => !socket.isPaused());
    for (const socket of held) socket.pause();
    setImmediate(() => {
      // In this order they are read next.
      for (const socket of held) socket.resume();
    });
  }

  /** A request whose parts are counted as they arrive. */
  return class HeardMessage extends IncomingMessage {
    #pieces = 0;
    #bytes = 0;

    constructor(socket: Socket) {
      super(socket);
      hear(socket);
      // Node stops parsing the bytes of a connection that was cut off only if it changes to another protocol.
      if (socket.destroyed) Object.defineProperty(this, 'upgrade', { get: () => true, set() {} });
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
