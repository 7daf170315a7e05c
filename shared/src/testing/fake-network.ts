import { vi } from 'vitest';

/** One request as it left the page. */
export interface SentRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** Parsed from JSON; `undefined` when there is none. */
  readonly body: any;
}

export type Answer = Response | Error | Promise<Response>;

export const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

/**
 * Replaces `fetch` for one test. `answer` decides; an Error is a connection that failed. Returns the requests in order.
 * Undo with `vi.unstubAllGlobals()`.
 */
export function fakeNetwork(answer: (request: SentRequest) => Answer): SentRequest[] {
  const requests: SentRequest[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, { ...init, signal: null });
    const text = await request.text();
    const sent: SentRequest = {
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: text ? JSON.parse(text) : undefined,
    };
    requests.push(sent);
    const result = answer(sent);
    if (result instanceof Error) throw result;
    return result;
  });
  return requests;
}
