import type { ServiceFailure } from './failure.ts';

/** A JSON answer that no cache may keep. */
export function jsonAnswer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

/** The JSON error answer of a failure, with `retry-after` if it has a time to wait. */
export function failureAnswer(failure: ServiceFailure): Response {
  const headers: Record<string, string> = {};
  if (failure.retryAfter !== undefined) headers['retry-after'] = String(failure.retryAfter);
  if (failure.code === 'method_not_allowed') headers['allow'] = 'POST, OPTIONS';
  return jsonAnswer({ error: failure.toServiceError() }, failure.status, headers);
}
