import { vi } from 'vitest';

/** One request as it left the page. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: any;
  readonly signal: AbortSignal | null;
}

export const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json', ...headers } });

/** The body of a story being written: the test sends its events. */
export class StoryStream {
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  readonly cancel = vi.fn();
  readonly response = new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
      },
      cancel: this.cancel,
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );

  send(event: string, data: unknown): void {
    this.#controller.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  }
  start(data: object = {}): void {
    this.send('start', { runId: 'r1', provider: 'demo', demo: false, ...data });
  }
  write(text: string): void {
    this.send('delta', { text });
  }
  end(reason = 'complete', words = 3): void {
    this.send('end', { reason, words });
    this.#controller.close();
  }
  /** All of a run at once. */
  tell(text: string, reason = 'complete', words = 3): void {
    this.start();
    this.write(text);
    this.end(reason, words);
  }
  /** The connection closes without a word. */
  close(): void {
    this.#controller.close();
  }
  /** The connection breaks. */
  break(error: unknown = new TypeError('network error')): void {
    this.#controller.error(error);
  }
}

type Answer = Response | Error | Promise<Response>;

/**
 * A backend at the network. `guest` is what is used of the free stories; `story` answers story requests, `prompt` those
 * for a random prompt, `rows` the database, `refresh` a session that has expired. Where `story` says nothing, each request
 * is answered by the next of `streams`, which breaks when the page gives up. Undo with `vi.unstubAllGlobals()`.
 */
export function serveStories({
  guest = { used: 0, limit: 3 },
  story,
  prompt = () => json({ prompt: 'A random prompt' }),
  rows = () => new Response(null, { status: 201 }),
  refresh = () => json(sessionOf(3600)),
}: {
  guest?: { used: number; limit: number } | (() => Answer);
  story?: (request: SentRequest) => Answer;
  prompt?: (request: SentRequest) => Answer;
  rows?: (request: SentRequest) => Answer;
  refresh?: () => Answer;
} = {}) {
  const requests: SentRequest[] = [];
  const streams: StoryStream[] = [];
  function nextStream({ signal }: SentRequest): Response {
    const stream = new StoryStream();
    signal?.addEventListener('abort', () => stream.break(signal.reason));
    streams.push(stream);
    return stream.response;
  }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const request: SentRequest = {
      method: init.method ?? 'GET',
      path: new URL(String(input)).pathname,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      signal: init.signal ?? null,
    };
    requests.push(request);
    request.signal?.throwIfAborted();
    const answer = await answerTo(request);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  function answerTo(request: SentRequest): Answer {
    if (request.path === '/functions/v1/guest-session') {
      return typeof guest === 'function' ? guest() : json({ token: 'guest-token', ...guest });
    }
    if (request.path === '/functions/v1/generate-story') return (story ?? nextStream)(request);
    if (request.path === '/functions/v1/random-prompt') return prompt(request);
    if (request.path.startsWith('/rest/v1/')) return rows(request);
    if (request.path === '/auth/v1/token') return refresh();
    return json({ message: 'not found' }, 404);
  }
  return { requests, streams, to: (path: string) => requests.filter((request) => request.path.endsWith(path)) };
}

/** A session as the sign-in service gives it, good for so many seconds. */
export function sessionOf(seconds: number) {
  return {
    access_token: 'user-token',
    refresh_token: 'refresh-1',
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: Math.floor(Date.now() / 1000) + seconds,
    user: { id: 'user-1', email: 'mara@example.com', aud: 'authenticated', app_metadata: {}, user_metadata: {} },
  };
}

/** Keeps a session in this browser, as a former visit would have left it. */
export function storeSession(seconds = 3600): void {
  localStorage.setItem(`sb-${location.hostname.split('.')[0]}-auth-token`, JSON.stringify(sessionOf(seconds)));
}
