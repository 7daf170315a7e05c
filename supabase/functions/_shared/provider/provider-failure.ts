import { waitWords } from '@storyloom/shared/domain';
import { ServiceFailure } from '../http/failure.ts';
import { providerDetail, providerReason, redact, type ProviderDetail } from './provider-reason.ts';

/** A refusal of the provider's, as its answer or inside its stream. */
export interface Refusal {
  /** HTTP status, or the number a stream's error carries; 0 when there is none. */
  readonly status: number;
  readonly detail: ProviderDetail;
  readonly rawBody: string;
  readonly retryAfter?: number | undefined;
}

const UNAVAILABLE = 'The story service is temporarily unavailable. Please try again later.';
const FILTERED = "The story service's content filter declined this prompt. Change the prompt and try again.";

const FILTER_CODES = /content_filter|content_policy|ResponsibleAI|moderation|safety/i;
const BILLING_CODES = /insufficient_quota|billing|payment/i;

/** A failure for text the provider's filter held back before any of it arrived. */
export function filteredFailure(cause?: unknown): ServiceFailure {
  return new ServiceFailure('filtered', FILTERED, { cause });
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

/** What words a refusal may and may not hold. */
interface Wording {
  /** The operator's key, which a provider may quote. */
  readonly secret: string | undefined;
  /** Said where the provider gives no reason that people can read. */
  readonly failed: string;
}

/** The failure a reader gets for a provider's refusal. Troubles with the operator's key or bill stay the operator's. */
export function refusalFailure(refusal: Refusal, { secret, failed }: Wording): ServiceFailure {
  const { status, detail, retryAfter } = refusal;
  const { code } = detail;
  const options = { retryAfter, cause: redact(`provider status ${status} ${code ?? ''}`.trim(), secret).slice(0, 80) };
  if (isFilterCode(code)) return filteredFailure(options.cause);
  if (status === 401 || status === 403 || /invalid_api_key|authentication/i.test(code ?? '')) {
    return new ServiceFailure('provider_unauthorized', UNAVAILABLE, { cause: options.cause });
  }
  if (status === 402 || BILLING_CODES.test(code ?? '')) {
    return new ServiceFailure('provider_unavailable', UNAVAILABLE, options);
  }
  const reason = providerReason(detail, refusal.rawBody, secret) ?? failed;
  if (status === 429 || /rate_limit/i.test(code ?? '')) {
    return new ServiceFailure('provider_rate_limited', `${sentence(reason)} ${when(retryAfter)}`, options);
  }
  return new ServiceFailure(status >= 500 ? 'provider_unavailable' : 'provider_error', reason, options);
}

/** The failure for an error that came inside an answer of status 200. */
export function streamFailure(error: unknown, wording: Wording): ServiceFailure {
  const detail = providerDetail(error);
  const status = Number(detail.code);
  return refusalFailure({ status: Number.isInteger(status) ? status : 0, detail, rawBody: '' }, wording);
}
