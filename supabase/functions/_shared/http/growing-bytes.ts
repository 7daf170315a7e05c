/** Collects the pieces of a body in one buffer. Each small piece that is stored by itself takes several times its size. */
export function growingBytes() {
  let buffer = new Uint8Array(0);
  let size = 0;
  return {
    add(piece: Uint8Array): void {
      const needed = size + piece.byteLength;
      if (needed > buffer.byteLength) {
        const larger = new Uint8Array(Math.max(needed, 2 * size));
        larger.set(buffer.subarray(0, size));
        buffer = larger;
      }
      buffer.set(piece, size);
      size = needed;
    },
    /** All that was added. Nothing may be added after that. */
    all: (): Uint8Array<ArrayBuffer> => buffer.subarray(0, size),
  };
}
