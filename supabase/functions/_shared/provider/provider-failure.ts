import { MESSAGE_MAX, waitWords } from '@storyloom/shared/domain';
import { ServiceFailure } from '../http/failure.ts';
import type { ChatMessage } from './chat-message.ts';
import type { Hidden } from './clean-reason.ts';
import type { Endpoint } from './endpoint.ts';
import { cutSaid, providerDetail, providerReason, redact, type ProviderDetail } from './provider-reason.ts';

/** A refusal by the provider, as its answer or inside its stream. */
export interface Refusal {
  /** HTTP status, or the code of a stream's error; 0 if there is none. */
  readonly status: number;
  readonly detail: ProviderDetail;
  /** Its beginning, as {@link cutSaid} leaves it. */
  readonly rawBody: string;
  readonly retryAfter?: number | undefined;
}

const UNAVAILABLE = 'The story service is temporarily unavailable. Please try again later.';
const BUSY = 'The story service is busy right now.';
const FILTERED = 'The story service’s content filter declined this prompt. Change the prompt and try again.';

/** Codes and finish reasons of filters: OpenAI and Azure, Gemini, Bedrock, Zhipu, Qwen. */
const FILTER_CODES =
  /content_?filter|content_policy|ResponsibleAI|moderation|safety|recitation|prohibited_?content|blocklist|^spii$|guardrail|sensitive|refusal|data_inspection/i;
const BILLING_CODES = /insufficient_quota|billing|payment/i;

/** A failure for a text that the provider's filter held back entirely. */
export function filteredFailure(
  options: { readonly cause?: unknown; readonly said?: string } = {},
  message = FILTERED,
): ServiceFailure {
  return new ServiceFailure('filtered', message, options);
}

/** Whether a message is about the filter rather than the request. */
export function isFilterCode(code: string | undefined): boolean {
  return code !== undefined && FILTER_CODES.test(code);
}

function when(seconds: number | undefined): string {
  return `Please try again ${seconds === undefined ? 'in a moment' : waitWords(seconds)}.`;
}

function sentence(text: string): string {
  return /[.!?。\uFF01\uFF1F…]$/.test(text) ? text : `${text}.`;
}

/** What may and may not be in the message of a refusal. */
export interface Wording extends Hidden {
  /** The message if the provider gives no usable reason. */
  readonly failed: string;
  /** The message if the provider's filter declined; the one for a story's prompt if there is none. */
  readonly filtered?: string;
  /** The reader's words, which must not be logged. */
  readonly readers: string;
}

/** The wording for a request to a provider. */
export function wordingOf(
  { apiKey, endpoint }: { readonly apiKey: string | undefined; readonly endpoint: Endpoint },
  { messages, ...words }: Pick<Wording, 'failed' | 'filtered'> & { readonly messages: readonly ChatMessage[] },
): Wording {
  const by = (wanted: ChatMessage['role']): string =>
    messages.map(({ role, content }) => (role === wanted ? content : '')).join('\n');
  const host = new URL(endpoint.url).hostname;
  const { failed, filtered } = words;
  const said = filtered === undefined ? { failed } : { failed, filtered };
  return { secret: apiKey, host, instructions: by('system'), readers: by('user'), ...said };
}

/** The failure that a reader gets for a provider's refusal. Problems with the operator's key or bill are not named. */
export function refusalFailure(refusal: Refusal, wording: Wording): ServiceFailure {
  const { status, detail, retryAfter } = refusal;
  const { code } = detail;
  const { secret, readers, failed } = wording;
  const cause = `provider status ${status} ${redact(code ?? '', secret)}`.trim().slice(0, 80);
  const said = redact(refusal.rawBody, secret, readers).trim();
  const options = { retryAfter, cause, said };
  if (isFilterCode(code)) return filteredFailure({ cause, said }, wording.filtered);
  if (status === 401 || status === 403 || /invalid_api_key|authentication/i.test(code ?? '')) {
    return new ServiceFailure('provider_unauthorized', UNAVAILABLE, { cause, said });
  }
  if (status === 402 || BILLING_CODES.test(code ?? '')) {
    return new ServiceFailure('provider_unavailable', UNAVAILABLE, options);
  }
  if (status === 429 || /rate_limit/i.test(code ?? '')) {
    const again = when(retryAfter);
    const reason = providerReason(detail, refusal.rawBody, wording, MESSAGE_MAX - again.length - 2) ?? BUSY;
    return new ServiceFailure('provider_rate_limited', `${sentence(reason)} ${again}`, options);
  }
  const reason = providerReason(detail, refusal.rawBody, wording) ?? failed;
  return new ServiceFailure(status >= 500 ? 'provider_unavailable' : 'provider_error', reason, options);
}

/** Most entries of a list or an object of an error, and lists or objects inside each other. */
const ENTRIES_MOST = 20;
const DEPTH_MOST = 4;

/** The beginning of an error, which may be a megabyte of nested lists. */
function shortened(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cutSaid(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEPTH_MOST) return null;
  if (Array.isArray(value)) return value.slice(0, ENTRIES_MOST).map((entry) => shortened(entry, depth + 1));
  const entries = Object.entries(value).slice(0, ENTRIES_MOST);
  return Object.fromEntries(entries.map(([name, entry]) => [cutSaid(name), shortened(entry, depth + 1)]));
}

/** An error that came inside an answer of status 200, as a refusal. */
export function streamRefusal(error: unknown): Refusal {
  const detail = providerDetail(error);
  const status = Number(detail.code);
  return { status: Number.isInteger(status) ? status : 0, detail, rawBody: cutSaid(JSON.stringify(shortened(error))) };
}
