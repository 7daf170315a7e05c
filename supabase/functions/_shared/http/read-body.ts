import { BODY_MAX_BYTES } from '@storyloom/shared/domain';
import { ServiceFailure } from './failure.ts';

function tooLarge(maxBytes: number): ServiceFailure {
  const message = `Your request is larger than ${Math.floor(maxBytes / 1024)} KB. Shorten the text and try again.`;
  return new ServiceFailure('too_large', message);
}

async function readCapped(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      void reader.cancel().catch(() => undefined);
      throw tooLarge(maxBytes);
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
 * The text of a request's body, of which at most `maxBytes` are read, whatever its length header says.
 * @throws ServiceFailure `too_large`, or `bad_request` if the bytes are not UTF-8 or stop halfway
 */
export async function readBody(request: Request, maxBytes: number = BODY_MAX_BYTES): Promise<string> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge(maxBytes);
  if (!request.body) return '';
  try {
    const bytes = await readCapped(request.body, maxBytes);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof ServiceFailure) throw error;
    const message = 'Your request couldn’t be read. Send it again as JSON in UTF-8.';
    throw new ServiceFailure('bad_request', message, { cause: error });
  }
}
