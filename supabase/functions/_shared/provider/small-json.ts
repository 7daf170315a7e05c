import { textAtMost } from '../http/text-at-most.ts';
import { hasWorkedLong, letOthersWork } from '../other-work.ts';
import { parseJson } from '../text/parse-json.ts';
import { isOrdinaryJson } from './ordinary-json.ts';

/** Ten times as many values as the facts of a server or the answer of a moderation model have. */
const VALUES_MOST = 1000;

/**
 * The value of a provider's small answer; `undefined` if it is not JSON or has far too many values.
 * @throws TooLongError for an answer of more than `maxBytes`
 */
export async function smallJson(response: Response, maxBytes: number): Promise<unknown> {
  const text = await textAtMost(response, maxBytes);
  // Many answers may end in the same turn.
  if (hasWorkedLong()) await letOthersWork();
  return isOrdinaryJson(text, VALUES_MOST) ? parseJson(text) : undefined;
}
