import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { unwrapWoff } from './unwrap-woff.ts';

const FONT = '@fontsource/literata/files/literata-latin-400-normal.woff';

/** Sum of a table's 32-bit words; the third word of `head` is the checksum of the whole font and does not count. */
function checksum(view: DataView, offset: number, length: number, isHead: boolean): number {
  let sum = 0;
  for (let at = 0; at < length; at += 4) if (!(isHead && at === 8)) sum = (sum + view.getUint32(offset + at)) >>> 0;
  return sum;
}

describe('unwrapWoff', () => {
  it('Each table of an unwrapped font matches its checksum', async () => {
    const font = unwrapWoff(await readFile(createRequire(import.meta.url).resolve(FONT)));
    const view = new DataView(font.buffer);
    expect(view.getUint32(0)).toBe(0x00010000);
    const tables = Array.from({ length: view.getUint16(4) }, (_, index) => {
      const at = 12 + 16 * index;
      const tag = String.fromCharCode(...font.subarray(at, at + 4));
      const [sum, offset, length] = [4, 8, 12].map((field) => view.getUint32(at + field)) as [number, number, number];
      return { tag, sum, computed: checksum(view, offset, length, tag === 'head') };
    });
    expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'loca']));
    expect(tables.filter(({ sum, computed }) => sum !== computed)).toEqual([]);
  });
});
