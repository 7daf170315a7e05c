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

/** Answers by what is requested: `rows` is the database, `notes` those of the user's stories, `refresh` an expired session. */
type Answers = Partial<
  Record<'story' | 'prompt' | 'outline' | 'rows' | 'notes' | 'refresh' | 'stop', (request: SentRequest) => Answer>
>;

interface Circumstances {
  /** The usage of the free stories. */
  guest?: { used: number; limit: number; demo?: boolean } | (() => Answer);
  /** Runs can be rejoined. */
  keeps?: boolean;
}

/** Fakes the backend at the network. Without `story`, each run is the next of `streams`, which breaks when the page aborts. */
export function serveStories({
  guest = { used: 0, limit: 3 },
  keeps = false,
  story,
  prompt = () => json({ prompt: 'A random prompt' }),
  outline = () => json({ chapters: [{ title: 'The Lamp', summary: 'It goes out.' }] }),
  rows = () => new Response(null, { status: 201 }),
  notes = () => json([]),
  refresh = () => json(fakeSession()),
  stop = () => new Response(null, { status: 204 }),
}: Answers & Circumstances = {}) {
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
    'rejoin-story': (request) =>
      keeps ? nextStream(request) : json({ error: { code: 'not_found', message: 'Gone' } }, 404),
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
