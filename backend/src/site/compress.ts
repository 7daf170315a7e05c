import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

/** Node compresses in four threads, which also read files. */
const UNLESS_BUSY_MAX = 2;

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

export function compress(page: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? brotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : zip(page);
}

let running = 0;

/** {@link compress} for pages that clients can ask for without end; `undefined` when others are being compressed. */
export function compressUnlessBusy(page: Buffer, encoding: Encoding): Promise<Buffer> | undefined {
  if (running >= UNLESS_BUSY_MAX) return undefined;
  running += 1;
  return compress(page, encoding).finally(() => (running -= 1));
}
