import { BODY_MAX_BYTES } from '@storyloom/shared/domain';
import { letOthersWork } from '../other-work.ts';
import { ServiceFailure } from './failure.ts';
import { textAtMost, TooLongError } from './text-at-most.ts';

/** Characters of a body whose checks take some time. */
const LARGE = 8192;

function tooLarge(maxBytes: number): ServiceFailure {
  const message = `Your request is larger than ${Math.floor(maxBytes / 1024)} KB. Shorten the text and try again.`;
  return new ServiceFailure('too_large', message);
}

/**
 * The text of a request's body, of which at most `maxBytes` are read, whatever its length header says.
 * @throws ServiceFailure `too_large`, or `bad_request` if the bytes are not UTF-8 or stop halfway
 */
export async function readBody(request: Request, maxBytes: number = BODY_MAX_BYTES): Promise<string> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge(maxBytes);
  try {
    const text = await textAtMost(request, maxBytes, true);
    // Large ones that arrive at the same time are worked on one after the other.
    if (text.length > LARGE) await letOthersWork();
    return text;
  } catch (error) {
    if (error instanceof TooLongError) throw tooLarge(maxBytes);
    const message = 'Your request couldn’t be read. Send it again as JSON in UTF-8.';
    throw new ServiceFailure('bad_request', message, { cause: error });
  }
}
