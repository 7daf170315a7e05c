import { unzlibSync } from 'fflate';

/** Sizes in bytes of both formats' headers and table directory entries. */
const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };

const padded = (length: number) => Math.ceil(length / 4) * 4;

/**
 * Converts a WOFF 1 font to TrueType: the same tables, decompressed, with a new directory. WOFF 2 would not work, since the PDF
 * library can't subset its transformed outlines and leaves letters blank.
 */
export function unwrapWoff(woff: Uint8Array): Uint8Array {
  const source = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  const count = source.getUint16(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = WOFF.header + WOFF.entry * index;
    const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((field) => source.getUint32(at + field)) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return { tag, checksum, bytes: packed < length ? unzlibSync(bytes) : bytes };
  });
  const start = SFNT.header + SFNT.entry * count;
  const font = new Uint8Array(tables.reduce((end, { bytes }) => end + padded(bytes.length), start));
  const target = new DataView(font.buffer);
  target.setUint32(0, source.getUint32(4));
  target.setUint16(4, count);
  let offset = start;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = SFNT.header + SFNT.entry * index;
    for (const [field, value] of [tag, checksum, offset, bytes.length].entries())
      target.setUint32(at + 4 * field, value);
    font.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return font;
}
