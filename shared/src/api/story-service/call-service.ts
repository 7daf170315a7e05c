import { AppError, failureWords, siteConfig } from '@storyloom/shared/api';
import { STREAM_SILENCE_MS } from '@storyloom/shared/domain';
import type { Caller } from './caller.ts';
import { serviceError } from './service-error.ts';

interface Call {
  readonly caller?: Caller | undefined;
  readonly body?: object | undefined;
  readonly accept?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The last event of a stream that was read, to go on after it. */
  readonly lastEventId?: number | undefined;
  /** Longest wait for the beginning of the answer, in milliseconds. */
  readonly patienceMs?: number;
  /** The request is sent even when the page goes away at this moment. */
  readonly keepalive?: boolean;
}

function headersOf(caller: Caller | undefined): Record<string, string> {
  if (!caller) return {};
  return 'accessToken' in caller
    ? { authorization: `Bearer ${caller.accessToken}` }
    : { 'x-guest-token': caller.guestToken };
}

/**
 * Calls a function of the story service.
 *
 * @throws AppError 'network' when it can't be reached or does not begin to answer, otherwise what it answered; the signal's own error on abort.
 */
export async function callService(
  name: string,
  { caller, body, accept, signal, lastEventId, patienceMs = STREAM_SILENCE_MS, keepalive }: Call,
): Promise<Response> {
  const { supabaseUrl, publishableKey } = siteConfig();
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), patienceMs);
  const response = await fetch(`${supabaseUrl}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      ...(body && { 'content-type': 'application/json' }),
      ...(accept !== undefined && { accept }),
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
      ...headersOf(caller),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(keepalive && { keepalive }),
    signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
  })
    .catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new AppError('network', failureWords.unreachable, { cause });
    })
    .finally(() => clearTimeout(timer));
  if (!response.ok) throw await serviceError(response);
  return response;
}
