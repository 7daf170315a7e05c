const utf8 = new TextEncoder();

/** A text's bytes cut in two at every place, and one byte at a time. */
export function everySplit(text: string): Uint8Array[][] {
  const bytes = utf8.encode(text);
  const halves = Array.from({ length: bytes.length + 1 }, (_, at) => [bytes.slice(0, at), bytes.slice(at)]);
  return [...halves, Array.from(bytes, (byte) => Uint8Array.of(byte))];
}
