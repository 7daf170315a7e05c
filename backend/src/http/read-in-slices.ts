import type { Socket } from 'node:net';

/** Bytes of a connection that are read in one turn of the event loop. Node delivers 64 KB, which may hold 10,000 pieces of an answer. */
const SLICE = 16_384;

function slicesOf(bytes: Buffer): readonly Buffer[] {
  const count = Math.ceil(bytes.byteLength / SLICE);
  return Array.from({ length: count }, (_, index) => bytes.subarray(index * SLICE, (index + 1) * SLICE));
}

/** Makes a connection pass on what arrives in small parts, each in a turn of its own. */
export function readInSlices(socket: Socket): void {
  /** Parts that are passed on later; `null` is the end. */
  const waiting: (Buffer | null)[] = [];
  const push = socket.push.bind(socket);
  const read = socket._read.bind(socket);
  socket.push = (bytes: Buffer | null): boolean => {
    const isFirst = waiting.length === 0;
    if (isFirst && (bytes === null || bytes.byteLength <= SLICE)) return push(bytes);
    waiting.push(...(bytes === null ? [null] : slicesOf(bytes)));
    if (isFirst) push(waiting.shift());
    // The system keeps what follows until these are read.
    return false;
  };
  socket._read = (size) => {
    if (waiting.length === 0) return read(size);
    setImmediate(() => {
      if (!socket.destroyed) push(waiting.shift());
    });
  };
}
