import { isUnsuitable } from '../children/child-filter.ts';
import { sliceWhole } from '../text/cut-text.ts';
import { parseJson } from '../text/parse-json.ts';
import { cleanReason, type Hidden } from './clean-reason.ts';
import { findQuotes, findSecret, type Span, spellingsOf } from './find-secret.ts';

/** The details of a provider's error body, in any shape. */
export interface ProviderDetail {
  readonly message?: string;
  readonly code?: string;
  readonly param?: string;
}

/** Most characters of what a provider says of an error: some repeat the prompt, or send a page. */
const SAID_MAX = 2048;

/** Most characters of an error that another provider's error holds: `JSON.parse` takes long for a megabyte of lists. */
const PASSED_ON_MAX = 4096;

/** A provider's words, cut before any pattern reads them. */
export const cutSaid = (text: string): string => sliceWhole(text, SAID_MAX);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const asText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? cutSaid(String(value)) : undefined;

/** The error of another provider that one like OpenRouter passes on, as text. */
function passedOn(error: Record<string, unknown>): ProviderDetail | undefined {
  const raw = isRecord(error['metadata']) ? error['metadata']['raw'] : undefined;
  if (typeof raw !== 'string' || raw.length > PASSED_ON_MAX) return undefined;
  const { message, param } = providerDetail(parseJson(raw));
  return message === undefined ? undefined : { message, ...(param === undefined ? {} : { param }) };
}

/**
 * Reads `{ error: { message, code } }` and variants: a plain text, `detail`, `message`, a list of one, an error that is passed on.
 */
export function providerDetail(body: unknown): ProviderDetail {
  const root: unknown = Array.isArray(body) ? body[0] : body;
  if (!isRecord(root)) return {};
  const error = root['error'] ?? root;
  if (typeof error === 'string') return { message: cutSaid(error) };
  if (!isRecord(error)) return {};
  const inner = isRecord(error['innererror']) ? error['innererror']['code'] : undefined;
  const message = [error['message'], error['detail'], root['message']].find((value) => typeof value === 'string');
  const code = asText(inner) ?? asText(error['code']) ?? asText(error['type']);
  const param = asText(error['param']);
  return {
    ...(typeof message === 'string' ? { message: cutSaid(message) } : {}),
    ...(code === undefined ? {} : { code }),
    ...(param === undefined ? {} : { param }),
    ...passedOn(error),
  };
}

/** Replaces spans of a text with a mark. */
function replaced(text: string, spans: readonly Span[], mark: string): string {
  return spans.toReversed().reduce((rest, [start, end]) => rest.slice(0, start) + mark + rest.slice(end), text);
}

/** So many letters and digits in a row count as the reader's own words. */
const QUOTE = 12;

/** The text without the key in any encoding, without anything that looks like a key, and without the reader's own words. */
export function redact(text: string, secret: string | undefined, readers = ''): string {
  const spellings = spellingsOf(text);
  const keys = secret ? findSecret(text, secret, spellings) : [];
  const known = replaced(text, keys, '[redacted]');
  const quotes = findQuotes(keys.length > 0 ? spellingsOf(known) : spellings, readers, QUOTE);
  return replaced(known, quotes, '[prompt]')
    .replaceAll(/\bBearer\s+[^\s"',;]+/gi, 'Bearer [redacted]')
    .replaceAll(/\b(?:sk|pk|key|gsk|xai)-[\w*.-]{6,}/gi, '[redacted]')
    .replaceAll(/\b(?:org|proj)[-_]\w{6,}/g, '[redacted]');
}

/**
 * The `{reason}` of the specification: the provider's message, or else its raw body, cleaned; `undefined` if no reason is left, or none
 * that a child may read.
 */
export function providerReason(
  { message }: ProviderDetail,
  rawBody: string,
  hidden: Hidden,
  room?: number,
): string | undefined {
  const reason = cleanReason(message?.trim() ? message : rawBody, hidden, room);
  return reason === undefined || isUnsuitable(reason) ? undefined : reason;
}
