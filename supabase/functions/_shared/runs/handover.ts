import type { StoryRequest } from '@storyloom/shared/domain';
import type { Caller } from '../accounts/callers.ts';
import type { ServiceDeps } from '../deps.ts';
import { ServiceFailure } from '../http/failure.ts';
import { textAtMost } from '../http/text-at-most.ts';
import { ANSWER_MAX_BYTES, limitsOf } from '../limits.ts';
import type { ClaimedRun } from '../quota/claimed-run.ts';
import type { BegunRun } from './run-events.ts';

/** A story that one process hands to the next, because hosts end processes after some minutes. */
export interface HandedStory {
  readonly caller: Caller;
  readonly run: ClaimedRun;
  readonly story: StoryRequest;
  readonly begun: BegunRun;
  /** How often it was handed over without a word. */
  readonly silences: number;
}

/** A model that thinks for longer than this many processes live never gets to its story. */
export const MOST_SILENCES = 2;

const HEADER = 'x-storyloom-handover';

/** Whether two texts are the same, in a time that does not tell where they differ. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at % other.length);
  return difference === 0;
}

/**
 * The story in a request of another process; `undefined` for the request of a reader.
 * @throws ServiceFailure `unauthorized` without the service's own key
 */
export async function handedStoryIn(
  request: Request,
  { config }: Pick<ServiceDeps, 'config'>,
): Promise<HandedStory | undefined> {
  if (!request.headers.has(HEADER)) return undefined;
  if (!isSame(request.headers.get(HEADER) ?? '', config.secretKey)) {
    throw new ServiceFailure('unauthorized', 'Only the service hands stories over.');
  }
  return JSON.parse(await textAtMost(request, ANSWER_MAX_BYTES.supabase)) as HandedStory;
}

/** Has the next process go on with a story. @returns whether it does */
export async function handOver(
  { config, fetch }: Pick<ServiceDeps, 'config' | 'fetch'>,
  story: HandedStory,
): Promise<boolean> {
  const url = new URL('functions/v1/generate-story', `${config.supabaseUrl.replace(/(?<!\/)\/+$/, '')}/`);
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', apikey: config.publishableKey, [HEADER]: config.secretKey },
    body: JSON.stringify(story),
    signal: AbortSignal.timeout(limitsOf(config).supabaseMs),
  });
  await response.body?.cancel();
  return response.ok;
}
