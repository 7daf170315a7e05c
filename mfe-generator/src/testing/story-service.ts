import { fakeSession } from '@storyloom/testing/fake-auth';
import { type Answer, fakeNetwork, json, type SentRequest } from '@storyloom/testing/network';
import { vi } from 'vitest';

/** The body of a streamed story; the test sends its events. */
export class StoryStream {
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  /** Id of the last event. */
  #id: number;
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

  /** @param after id of the event after which a run is rejoined */
  constructor(after = 0) {
    this.#id = after;
  }

  send(event: string, data: unknown): void {
    this.#id += 1;
    const text = `id: ${this.#id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    this.#controller.enqueue(new TextEncoder().encode(text));
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
  /** A whole run at once. */
  tell(text: string, reason = 'complete', words = 3): void {
    this.start();
    this.write(text);
    this.end(reason, words);
  }
  /** The connection closes without an event. */
  close(): void {
    this.#controller.close();
  }
  /** The connection breaks. */
  break(error: unknown = new TypeError('network error')): void {
    this.#controller.error(error);
  }
}

const gone = () => json({ error: { code: 'not_found', message: 'The text isn’t kept here any more.' } }, 404);

/**
 * Fakes the backend at the network. `guest` is the usage of the free stories; `story` answers story requests, `prompt` those for
 * a random prompt, `outline` those for an outline, `rows` the database, `refresh` the renewal of an expired session, `stop` those to stop a run. Without `story`,
 * each request is answered by the next of `streams`, which breaks when the page aborts. With `keeps` each request to rejoin a run is,
 * too; without, no run is there any more.
 */
export function serveStories({
  guest = { used: 0, limit: 3 },
  story,
  prompt = () => json({ prompt: 'A random prompt' }),
  outline = () => json({ chapters: [{ title: 'The Lamp', summary: 'It goes out.' }] }),
  rows = () => new Response(null, { status: 201 }),
  notes = () => json([]),
  refresh = () => json(fakeSession()),
  keeps = false,
  stop = () => new Response(null, { status: 204 }),
}: {
  guest?: { used: number; limit: number; demo?: boolean } | (() => Answer);
  story?: (request: SentRequest) => Answer;
  prompt?: (request: SentRequest) => Answer;
  outline?: (request: SentRequest) => Answer;
  rows?: (request: SentRequest) => Answer;
  /** The notes of the user's stories, when they are read and when they are saved. */
  notes?: (request: SentRequest) => Answer;
  refresh?: () => Answer;
  keeps?: boolean;
  stop?: () => Answer;
} = {}) {
  const streams: StoryStream[] = [];
  function nextStream({ signal, headers }: SentRequest): Response {
    const stream = new StoryStream(Number(headers.get('last-event-id')));
    signal?.addEventListener('abort', () => stream.break(signal.reason));
    streams.push(stream);
    return stream.response;
  }
  const answers: Readonly<Record<string, (request: SentRequest) => Answer>> = {
    'guest-session': typeof guest === 'function' ? guest : () => json({ token: 'guest-token', ...guest }),
    'generate-story': story ?? nextStream,
    'rejoin-story': (request) => (keeps ? nextStream(request) : gone()),
    'stop-story': stop,
    'random-prompt': prompt,
    'outline-story': outline,
    story_notes: notes,
    save_story_notes: notes,
    token: refresh,
  };
  const requests = fakeNetwork((request) => (answers[request.name] ?? rows)(request));
  return { requests, streams, to: (path: string) => requests.filter((request) => request.path.endsWith(path)) };
}
