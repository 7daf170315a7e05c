import { retryAfterSeconds } from '@storyloom/shared/domain';
import type { ProviderFetch, ProviderRequest } from '../deps.ts';
import { ServiceFailure } from '../http/failure.ts';
import type { ChatMessage } from './chat-message.ts';
import type { Endpoint } from './endpoint.ts';
import { orAbort, readUntilAbort } from './or-abort.ts';
import { refusalFailure, type Refusal, wordingOf } from './provider-failure.ts';
import { providerDetail } from './provider-reason.ts';
import { learn, type Quirks } from './quirks.ts';

const ERROR_BODY_MAX = 16_384;
const RETRIES = 2;
/** A provider that asks for a longer pause than this is not asked again; the reader is told to wait. */
const PATIENCE_SECONDS = 3;
const RETRYABLE = new Set([500, 502, 503, 504]);

/** What a request needs of a provider. */
export interface ProviderAccess {
  readonly endpoint: Endpoint;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly fetch: ProviderFetch;
  readonly quirks: Quirks;
  readonly retryMs: number;
  /** Whether the provider takes `seed`, which chooses among answers; some refuse it. */
  readonly seeds: boolean;
}

/** A request for a completion, for any provider. */
export interface CompletionRequest {
  readonly messages: readonly ChatMessage[];
  readonly maxTokens: number;
  readonly temperature: number;
  /** Whether to stream the text. */
  readonly stream: boolean;
  /** Another number asks for another answer, if the provider takes it. */
  readonly seed?: number;
  /** The message for the reader if a refusal gives no reason. */
  readonly failed: string;
  /** The message for the reader if the provider's filter declines. */
  readonly filtered?: string;
}

function requestInit(access: ProviderAccess, request: CompletionRequest, signal: AbortSignal): ProviderRequest {
  const { quirks, model, apiKey } = access;
  const body = {
    model,
    messages: request.messages,
    [quirks.completionTokens ? 'max_completion_tokens' : 'max_tokens']: request.maxTokens,
    ...(quirks.noTemperature ? {} : { temperature: request.temperature }),
    ...(request.stream ? { stream: true } : {}),
    ...(access.seeds && request.seed !== undefined ? { seed: request.seed } : {}),
  };
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal,
  };
}

async function readRefusal(response: Response, signal: AbortSignal): Promise<Refusal> {
  let rawBody = '';
  const text = new TextDecoder();
  if (response.body) {
    for await (const bytes of readUntilAbort(response.body, signal)) {
      rawBody += text.decode(bytes, { stream: true });
      if (rawBody.length > ERROR_BODY_MAX) break;
    }
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(rawBody);
  } catch {
    parsed = undefined;
  }
  const retryAfter = retryAfterSeconds(response.headers.get('retry-after'), Date.now());
  return { status: response.status, detail: providerDetail(parsed), rawBody, retryAfter };
}

function pause(attempt: number, retryMs: number, signal: AbortSignal): Promise<void> {
  const ms = retryMs * 2 ** attempt * (0.5 + Math.random() / 2);
  return orAbort(new Promise((resolve) => setTimeout(resolve, ms)), signal);
}

function unreachable(cause: unknown): ServiceFailure {
  const message = 'The story service couldn’t be reached. Please try again in a moment.';
  return new ServiceFailure('provider_unavailable', message, { cause });
}

/**
 * Asks the provider, at most twice again while it is down, and once more for each parameter that it refuses. No text has
 * arrived at that time, so none can come twice.
 * @throws ServiceFailure for a refusal, or the signal's reason when it aborts
 */
export async function openCompletion(
  access: ProviderAccess,
  request: CompletionRequest,
  signal: AbortSignal,
): Promise<Response> {
  const text = request.messages.map(({ role, content }) => (role === 'user' ? content : '')).join('\n');
  for (let retries = 0; ;) {
    let failure: ServiceFailure;
    let again = true;
    const sent = { quirks: { ...access.quirks }, text };
    try {
      const response = await orAbort(access.fetch(access.endpoint.url, requestInit(access, request, signal)), signal);
      if (response.ok) return response;
      const refusal = await readRefusal(response, signal);
      if (learn(access.quirks, sent, refusal)) continue;
      failure = refusalFailure(refusal, wordingOf(access, request));
      again = RETRYABLE.has(refusal.status) && (refusal.retryAfter ?? 0) <= PATIENCE_SECONDS;
    } catch (error) {
      if (signal.aborted) throw error;
      failure = unreachable(error);
    }
    if (!again || retries === RETRIES) throw failure;
    await pause(retries, access.retryMs, signal);
    retries += 1;
  }
}
