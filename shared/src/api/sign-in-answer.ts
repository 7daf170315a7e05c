import { retryAfterSeconds } from '@storyloom/shared/domain';

const WORDS = ['msg', 'message', 'error_description', 'error'] as const;

function hasWords(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && WORDS.some((name) => name in body);
  } catch {
    return false;
  }
}

/**
 * Removes the time at which the session ends by the server's clock, so that the client counts `expires_in` from its own clock.
 * Otherwise, on a device whose clock is ahead, each new session would look expired and be renewed at every call.
 */
async function endingByThisClock(response: Response): Promise<Response> {
  const text = await response.text();
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer === 'object' && answer !== null) Reflect.deleteProperty(answer, 'expires_at');
    return Response.json(answer, response);
  } catch {
    return new Response(text || null, response);
  }
}

/**
 * `fetch` for the sign-in client. A refusal without a message, such as a proxy's page, keeps its status and waiting time; the
 * client would report only that it could not be parsed.
 */
export async function fetchSignIn(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.ok) return endingByThisClock(response);
  if (response.status >= 500) return response;
  const text = await response.text();
  if (hasWords(text)) return new Response(text, response);
  const { status, headers } = response;
  const retryAfter = retryAfterSeconds(headers.get('retry-after'), Date.now());
  return Response.json({ error: { message: '', ...(retryAfter !== undefined && { retryAfter }) } }, { status });
}
