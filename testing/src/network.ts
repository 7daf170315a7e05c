import { expect, vi } from 'vitest';

/** One request as the page sent it. */
export interface SentRequest {
  readonly method: string;
  readonly url: URL;
  readonly path: string;
  /** The last segment of the path: a function or a table. */
  readonly name: string;
  readonly headers: Headers;
  /** Parsed from JSON; empty if there is no body. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly cache: RequestCache | undefined;
  readonly integrity: string | undefined;
  readonly signal: AbortSignal | null;
}

export type Answer = Response | Error | Promise<Response>;
/** A function that answers each request, or functions by request name; other names get 404. */
export type Answers = ((request: SentRequest) => Answer) | Readonly<Record<string, (request: SentRequest) => Answer>>;

export const json = (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(value, { status, headers });

const notFound = () => json({ message: 'not found' }, 404);

/**
 * Replaces `fetch` for one test. An answer that is an Error is a failed connection; an aborted signal rejects its request while
 * that test runs.
 * Returns the requests in order. Undone by `vi.unstubAllGlobals()`.
 */
export function fakeNetwork(answers: Answers): SentRequest[] {
  const requests: SentRequest[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const url = new URL(input, globalThis.location?.href);
    const { method = 'GET', body, cache, integrity, signal = null } = init;
    const request: SentRequest = {
      method,
      url,
      path: url.pathname,
      name: url.pathname.split('/').at(-1)!,
      headers: new Headers(init.headers),
      body: typeof body === 'string' ? JSON.parse(body) : {},
      cache,
      integrity,
      signal,
    };
    requests.push(request);
    signal?.throwIfAborted();
    const { currentTestName } = expect.getState();
    const aborted = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        // What follows from the time limit of an earlier test's request would be seen by a test that has nothing to do with it.
        if (expect.getState().currentTestName === currentTestName) reject(signal.reason);
      });
    });
    const answer = typeof answers === 'function' ? answers : (answers[request.name] ?? notFound);
    const result = await Promise.race([answer(request), aborted]);
    if (result instanceof Error) throw result;
    return result;
  });
  return requests;
}
