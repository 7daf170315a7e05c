import { BODY_MAX_BYTES } from '@storyloom/shared/domain';
import { ServiceFailure } from './failure.ts';

function tooLarge(): ServiceFailure {
  return new ServiceFailure('too_large', 'Your request is larger than 64 KB. Shorten the text and try again.');
}

async function readCapped(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > BODY_MAX_BYTES) {
      void reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.byteLength;
  }
  return bytes;
}

/**
 * The text of a request's body, never more than 64 KB of it, whatever its length header says.
 * @throws ServiceFailure `too_large`, or `bad_request` where the bytes are no UTF-8 or stop halfway
 */
export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > BODY_MAX_BYTES) throw tooLarge();
  if (!request.body) return '';
  try {
    const bytes = await readCapped(request.body);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof ServiceFailure) throw error;
    const message = 'Your request could not be read. Send it again as JSON in UTF-8.';
    throw new ServiceFailure('bad_request', message, { cause: error });
  }
}
