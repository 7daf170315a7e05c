import { PATIENCE, retryAfterSeconds } from '@storyloom/shared/domain';
import type { ProviderFetch, ProviderRequest } from '../deps.ts';
import { ServiceFailure } from '../http/failure.ts';
import { hasWorkedLong, letOthersWork } from '../other-work.ts';
import { parseJson } from '../text/parse-json.ts';
import type { ChatMessage } from './chat-message.ts';
import { isPage } from './clean-reason.ts';
import type { Endpoint } from './endpoint.ts';
import { fitRequest, fitsWhole } from './fit-request.ts';
import { isBinary } from './is-binary.ts';
import type { KeptQuirks } from './kept-quirks.ts';
import { orAbort, readUntilAbort } from './or-abort.ts';
import { refusalFailure, type Refusal, wordingOf } from './provider-failure.ts';
import { cutSaid, providerDetail } from './provider-reason.ts';
import { learnInTurns, type Quirks, type Sent } from './quirks.ts';
import type { Turns } from './turns.ts';

/** Most characters of an error that are read. Of a longer one only the beginning is, which is no JSON. */
const ERROR_BODY_MAX = 16_384;
const RETRIES = 2;
/** A provider that asks for a longer pause than this is not asked again; the reader is told to wait. */
const PATIENCE_SECONDS = 3;
const RETRYABLE = new Set([500, 502, 503, 504]);
/** Most requests for one answer that only teach. Every lesson changes the next request, but a confused server may go on. */
const LESSONS = 8;

/** 503 of a server whose model is loading: llama.cpp, TGI and others. */
const LOADING = /(?<!while |when |error |failed )\bloading\b|warming up|starting up|not (?:yet )?loaded yet/i;
/** A proxy's page may speak of loading in its scripts. */
const isLoading = ({ status, detail: { message }, rawBody }: Refusal): boolean => {
  const said = message ?? rawBody;
  return status === 503 && !isPage(said) && LOADING.test(said);
};
/** The pause before a server that loads is asked again, in milliseconds: a second longer each time, up to five. */
const loadingPause = (loads: number): number => Math.min(loads, 5) * 1000;

/** What a request needs of a provider. */
export interface ProviderAccess {
  readonly endpoint: Endpoint;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly fetch: ProviderFetch;
  readonly quirks: Quirks;
  /** Notes what an answer, and refusals before it, have taught. */
  readonly adopt: KeptQuirks['adopt'];
  readonly doubt: KeptQuirks['doubt'];
  readonly noteThoughts: KeptQuirks['noteThoughts'];
  readonly retryMs: number;
  /** Whether the provider takes `seed`, which chooses among answers; some refuse it. */
  readonly seeds: boolean;
  /** The server is on this machine or its private network, and may have to load the model first. */
  readonly isNear: boolean;
  readonly turns: Turns;
  /** Whether a local server has said what it is: until then its window may be small. */
  readonly facts: { known: boolean };
  /** Asks a local server what it is, and notes its window. Never rejects. */
  readonly ask: () => Promise<void>;
  /** When the provider last sent something, by `performance.now()`; whether a request without a reader keeps a model loading. */
  readonly warmth: { answeredAt: number; keepsLoading: boolean };
}

/** Milliseconds after which a local server may have unloaded its model: Ollama does so after five minutes without a request. */
const WARM_MS = 4 * 60_000;

/** Whether a silent provider may be loading its model. */
export const mayLoad = ({ isNear, warmth }: ProviderAccess): boolean =>
  isNear && performance.now() - warmth.answeredAt > WARM_MS;

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
  /** Called when the provider says that its model is loading. */
  readonly onLoading?: () => void;
  /** Called when the provider takes no request for a stream, so that the answer comes whole. */
  readonly onUnstreamed?: () => void;
}

/** Most tokens of an answer from a local server that has not said its window: with more than that, KoboldCpp cuts the prompt away. */
const UNKNOWN_MOST = 2048;

/** Few models write so short answers, so it is doubted that one does. */
const FEW = 1024;

/** What is sent, and what of it matters for a refusal. */
function toSend(
  { model, seeds, facts, doubt }: ProviderAccess,
  known: Quirks,
  request: CompletionRequest,
): { readonly body: string; readonly sent: Sent } {
  const window = fitsWhole(request, known) ? undefined : doubt('window', known.window);
  const isShort = known.mostTokens < Math.min(request.maxTokens, FEW);
  const mostTokens = isShort ? doubt('mostTokens', known.mostTokens) : undefined;
  const quirks = { ...known, ...(window !== undefined && { window }), ...(mostTokens !== undefined && { mostTokens }) };
  const most = facts.known || quirks.window > 0 ? request.maxTokens : Math.min(request.maxTokens, UNKNOWN_MOST);
  const { messages, maxTokens } = fitRequest({ ...request, maxTokens: most }, quirks);
  const stream = request.stream && !quirks.noStream;
  const body = {
    model,
    messages,
    [quirks.completionTokens ? 'max_completion_tokens' : 'max_tokens']: maxTokens,
    ...(quirks.noTemperature ? {} : { temperature: request.temperature }),
    ...(stream ? { stream } : {}),
    ...(seeds && request.seed !== undefined ? { seed: request.seed } : {}),
  };
  const text = request.messages.map(({ role, content }) => (role === 'user' ? content : '')).join('\n');
  const systemMessages = messages.filter(({ role }) => role === 'system').length;
  const doubts = window !== undefined;
  return { body: JSON.stringify(body), sent: { quirks, text, maxTokens, systemMessages, stream, doubts } };
}

function requestInit({ apiKey }: ProviderAccess, body: string, signal: AbortSignal): ProviderRequest {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    },
    body,
    redirect: 'manual',
    signal,
  };
}

/**
 * Lets a request that nobody waits for go on until the first byte: hanging up would abort the load of a local model. One is enough:
 * the server may write a single text at a time, and would answer all of them before the next reader.
 */
async function leaveLoading(
  warmth: ProviderAccess['warmth'],
  answer: Promise<Response>,
  hangUp: () => void,
): Promise<void> {
  const limit = setTimeout(hangUp, PATIENCE.local.firstTokenMs);
  warmth.keepsLoading = true;
  try {
    const response = await answer;
    const reader = response.body?.getReader();
    await reader?.read();
    warmth.answeredAt = performance.now();
    await reader?.cancel();
  } catch {
    // Nobody waits for it.
  } finally {
    clearTimeout(limit);
    warmth.keepsLoading = false;
    hangUp();
  }
}

/** Sends a request, whose abort does not end a load that is under way. */
async function send(
  access: ProviderAccess,
  body: string,
  signal: AbortSignal,
): Promise<{ readonly response: Response; readonly forget: () => void }> {
  signal.throwIfAborted();
  const connection = new AbortController();
  const hangUp = (): void => connection.abort(signal.reason);
  const answer = access.fetch(access.endpoint.url, requestInit(access, body, connection.signal));
  try {
    const response = await orAbort(answer, signal);
    if (signal.aborted) hangUp();
    else signal.addEventListener('abort', hangUp, { once: true });
    return { response, forget: () => signal.removeEventListener('abort', hangUp) };
  } catch (error) {
    if (signal.aborted && mayLoad(access) && !access.warmth.keepsLoading)
      void leaveLoading(access.warmth, answer, hangUp);
    else hangUp();
    throw error;
  }
}

async function readRefusal(response: Response, signal: AbortSignal): Promise<Refusal> {
  let rawBody = '';
  const text = new TextDecoder();
  if (response.body) {
    for await (const bytes of readUntilAbort(response.body, signal)) {
      rawBody += text.decode(bytes, { stream: true });
      if (rawBody.length > ERROR_BODY_MAX) break;
      if (hasWorkedLong()) await letOthersWork();
    }
  }
  // All readers may be refused at the same moment.
  if (hasWorkedLong()) await letOthersWork();
  const retryAfter = retryAfterSeconds(response.headers.get('retry-after'), Date.now());
  if (isBinary(rawBody)) rawBody = '';
  const detail = providerDetail(rawBody.length > ERROR_BODY_MAX ? undefined : parseJson(rawBody));
  return { status: response.status, detail, rawBody: cutSaid(rawBody), retryAfter };
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  orAbort(new Promise((resolve) => setTimeout(resolve, ms)), signal);

const retryPause = (attempt: number, retryMs: number): number => retryMs * 2 ** attempt * (0.5 + Math.random() / 2);

function unreachable(cause: unknown): ServiceFailure {
  const message = 'The story service couldn’t be reached. Please try again in a moment.';
  return new ServiceFailure('provider_unavailable', message, { cause });
}

/** Looks for the window of a server that did not answer before. */
async function learnWindow(access: ProviderAccess, quirks: Quirks): Promise<void> {
  if (access.facts.known) return;
  await access.ask();
  quirks.window = access.quirks.window;
}

/** An answer, and the request that it answers. */
export interface OpenedCompletion {
  readonly response: Response;
  readonly sent: Sent;
}

/**
 * Asks the provider, at most twice again while it is down, as long as the signal allows while its model is loading, and once more
 * for each thing that it refuses and that can be changed. No text has arrived at that time, so none can come twice.
 *
 * @param quirks those that are known; what refusals teach is noted in them
 * @throws ServiceFailure for a refusal, or the signal's reason when it aborts
 */
export async function openCompletion(
  access: ProviderAccess,
  quirks: Quirks,
  request: CompletionRequest,
  signal: AbortSignal,
): Promise<OpenedCompletion> {
  let [retries, loads, lessons] = [0, 0, 0];
  for (;;) {
    const { body, sent } = toSend(access, quirks, request);
    if (request.stream && sent.quirks.noStream) request.onUnstreamed?.();
    let failure: ServiceFailure;
    let again = true;
    try {
      const { response, forget } = await send(access, body, signal);
      if (response.ok) return { response, sent };
      const refusal = await readRefusal(response, signal).finally(forget);
      if (isLoading(refusal)) {
        request.onLoading?.();
        loads += 1;
        await pause(loadingPause(loads), signal);
        await learnWindow(access, quirks);
        continue;
      }
      if (lessons < LESSONS && (await learnInTurns(quirks, sent, refusal))) {
        lessons += 1;
        continue;
      }
      failure = refusalFailure(refusal, wordingOf(access, request));
      again = RETRYABLE.has(refusal.status) && (refusal.retryAfter ?? 0) <= PATIENCE_SECONDS;
    } catch (error) {
      if (signal.aborted || error instanceof ServiceFailure) throw error;
      failure = unreachable(error);
      // It may come back as another one.
      if (access.isNear) access.facts.known = false;
    }
    if (!again || retries === RETRIES) throw failure;
    await pause(retryPause(retries, access.retryMs), signal);
    retries += 1;
    await learnWindow(access, quirks);
  }
}
