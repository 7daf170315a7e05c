import { cutText } from '../text/cut-text.ts';

const MESSAGE_MAX = 300;
const RAW_MAX = 200;

/** What providers put into an error body, whatever shape they gave it. */
export interface ProviderDetail {
  readonly message?: string;
  readonly code?: string;
  readonly param?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const asText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Reads `{ error: { message, code } }` and its relatives: a bare text, `detail`, `message`, a list of one. */
export function providerDetail(body: unknown): ProviderDetail {
  const root: unknown = Array.isArray(body) ? body[0] : body;
  if (!isRecord(root)) return {};
  const error = root['error'] ?? root;
  if (typeof error === 'string') return { message: error };
  if (!isRecord(error)) return {};
  const inner = isRecord(error['innererror']) ? error['innererror']['code'] : undefined;
  const message = [error['message'], error['detail'], root['message']].find((value) => typeof value === 'string');
  const code = asText(inner) ?? asText(error['code']) ?? asText(error['type']);
  const param = asText(error['param']);
  return {
    ...(typeof message === 'string' ? { message } : {}),
    ...(code === undefined ? {} : { code }),
    ...(param === undefined ? {} : { param }),
  };
}

/** Removes the key, whatever looks like one, and an operator's account ids. */
export function redact(text: string, secret: string | undefined): string {
  const known = secret ? text.replaceAll(secret, '[redacted]') : text;
  return known
    .replaceAll(/\bBearer\s+[^\s"',;]+/gi, 'Bearer [redacted]')
    .replaceAll(/\b(?:sk|pk|key|gsk|xai)-[\w*.-]{6,}/gi, '[redacted]')
    .replaceAll(/\b(?:org|proj)[-_]\w{6,}/g, '[redacted]');
}

/**
 * The `{reason}` of the specification: the provider's own message, else its raw body when that is short and no HTML,
 * else `undefined`.
 */
export function providerReason(
  detail: ProviderDetail,
  rawBody: string,
  secret: string | undefined,
): string | undefined {
  const message = detail.message?.trim();
  if (message && !looksLikeHtml(message)) return cutText(redact(message, secret), MESSAGE_MAX);
  const raw = rawBody.trim();
  return raw && raw.length <= RAW_MAX && !looksLikeHtml(raw) ? redact(raw, secret) : undefined;
}

function looksLikeHtml(text: string): boolean {
  return /<\s*(?:!|\/?[a-z])/i.test(text);
}
