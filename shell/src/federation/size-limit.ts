import { RemoteError } from './remote-error.ts';

/**
 * Bytes, uncompressed. The largest manifest has 33 kB today and the map of four modules 18 kB: a megabyte is room for modules of a thousand
 * files, and arrives within the limit of time. The script in `index.html` that fetches the map first has the same limit.
 */
export const SIZE_LIMIT = 1_000_000;

/**
 * The body of an answer, of which no more is received than the limit.
 *
 * @throws {RemoteError} of the kind `altered` when it is longer: nothing that long was ever released
 */
export async function readAtMost(response: Response, limit = SIZE_LIMIT): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    pieces.push(piece.value);
    size += piece.value.byteLength;
    if (size <= limit) continue;
    await reader?.cancel();
    throw new RemoteError('altered', `${response.url} is longer than ${limit} bytes`);
  }
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]));
}
