import { hasWorkedLong, letOthersWork } from '../other-work.ts';
import { growingBytes } from './growing-bytes.ts';

/** A body that is longer than it may be. */
export class TooLongError extends Error {
  override readonly name = 'TooLongError';
}

/** Reads the bytes of a body. @throws TooLongError as soon as there are more than `maxBytes` */
async function bytesAtMost(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const reader = body.getReader();
  const bytes = growingBytes();
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      void reader.cancel().catch(() => undefined);
      throw new TooLongError();
    }
    bytes.add(value);
    // A body may come in pieces of one byte.
    if (hasWorkedLong()) await letOthersWork();
  }
  return bytes.all();
}

/**
 * The text of a request or an answer, of which at most so many bytes are read, whatever its headers say.
 * @param fatal whether bytes that are not UTF-8 are an error
 * @throws TooLongError for a longer one
 */
export async function textAtMost({ body }: Pick<Request, 'body'>, maxBytes: number, fatal = false): Promise<string> {
  return body ? new TextDecoder('utf-8', { fatal }).decode(await bytesAtMost(body, maxBytes)) : '';
}
