const utf8 = new TextEncoder();

/** A text's bytes cut in two at every place, and one byte at a time. */
export function everySplit(text: string): Uint8Array[][] {
  const bytes = utf8.encode(text);
  const halves = Array.from({ length: bytes.length + 1 }, (_, at) => [bytes.slice(0, at), bytes.slice(at)]);
  return [...halves, Array.from(bytes, (byte) => Uint8Array.of(byte))];
}

/** A text's bytes cut at random places, the same for the same seed. */
export function randomSplit(text: string, seed: number): Uint8Array[] {
  const bytes = utf8.encode(text);
  const parts: Uint8Array[] = [];
  let state = seed * 2_654_435_761 + 1;
  for (let at = 0; at < bytes.length;) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const size = 1 + ((state >>> 16) % 9);
    parts.push(bytes.slice(at, at + size));
    at += size;
  }
  return parts;
}
