import { storyEventParser, type StoryEvent } from '@storyloom/shared/stream';
import type { ServerResponse } from 'node:http';
import { onTestFinished, vi } from 'vitest';
import { createHandlers, type FunctionName, type Handler } from '../handlers.ts';
import type { ServiceLimits } from '../limits.ts';
import { serviceOn } from './provider-server.ts';
import { content, DONE, STOP } from './scripted-provider.ts';
import { AS_USER, STORY_BODY, storyRequest, textOf, until } from './service-under-test.ts';

/** Handlers of one process. */
export type Process = Readonly<Record<FunctionName, Handler>>;

export type KeptStories = Awaited<ReturnType<typeof keptStories>>;

/** A service of two processes with one database, whose provider says what the test says. */
export async function keptStories(limits: Partial<ServiceLimits> = {}) {
  let provider: ServerResponse | undefined;
  // Waits of kept runs, short enough for tests.
  const waits = { storeMs: 20, followMs: 10, unattendedMs: 500, wordMs: 100, ...limits };
  const service = await serviceOn((response) => (provider = response), waits);
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const pass = (ms: number): void => void (now += ms);
  const passUntil = (isSo: () => boolean): Promise<void> =>
    until(() => {
      pass(20);
      return isSo();
    });
  const stopping = new AbortController();
  const ending = new AbortController();
  const kept = { ...service.deps, stopping: stopping.signal };
  const next = createHandlers({ ...kept });
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return request.url.endsWith('/functions/v1/generate-story') ? next['generate-story'](request) : kept.fetch(request);
  };
  const deps = { ...kept, fetch, ending: ending.signal };
  const send = async (text: string): Promise<void> => {
    await until(() => provider !== undefined);
    provider?.write(text);
  };
  return {
    ...service,
    deps,
    handlers: createHandlers(deps),
    /** Another process, or the other functions on a host that runs each in a process of its own. */
    other: createHandlers(deps),
    /** Has the provider of the latest run write a text, when it has been asked. */
    say: (text: string) => send(content(text)),
    /** Ends the story of the latest run. */
    async finish() {
      await send(STOP + DONE);
      provider?.end();
    },
    /** The process to which the first one hands its stories. */
    next,
    /** Tells the first process that its host is about to end it. */
    end: () => ending.abort(),
    /** Has both processes stop, as their host does. */
    stop: () => stopping.abort(),
    /** Moves the clock that says how long nobody was heard of. It stands still otherwise: a busy machine is no silence. */
    pass,
    /** Moves it until a condition holds. */
    passUntil,
    /** Moves it until some work is done. */
    async passWhile<T>(work: Promise<T>): Promise<T> {
      let isDone = false;
      const note = (): void => void (isDone = true);
      work.then(note, note);
      await passUntil(() => isDone);
      return work;
    },
  };
}

interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls a function of a process with a body, as a signed-in user unless the headers say otherwise. */
export const call = (
  process: Process,
  name: FunctionName,
  body: unknown,
  { headers = AS_USER }: CallOptions = {},
): Promise<Response> => process[name](storyRequest({ body, headers }));

export type Reading = ReturnType<typeof readingOf>;

/** Reads an answer until it ends or the reader leaves. */
export function readingOf(response: Response) {
  const events: StoryEvent[] = [];
  const ids: number[] = [];
  let closed = false;
  const parse = storyEventParser((event, id = NaN) => {
    events.push(event);
    ids.push(id);
  });
  const reader = response
    .body!.pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  const read = async (): Promise<void> => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parse(value);
    }
    closed = true;
  };
  void read().catch(() => undefined);
  return {
    events,
    ids,
    get text() {
      return textOf(events);
    },
    /** The stream has ended. */
    get closed() {
      return closed;
    },
    leave: () => reader.cancel(),
  };
}

/** Begins a story that can be rejoined. */
export async function begin(
  process: Process,
  runId = 'run-1',
  { headers = AS_USER, ...fields }: CallOptions & { readonly genre?: string } = {},
): Promise<Reading> {
  const body = { ...STORY_BODY, rejoinable: true, runId, ...fields };
  return readingOf(await call(process, 'generate-story', body, { headers }));
}

/** A reading that has got this text of its story. */
export async function heard(stories: KeptStories, reading: Reading, text: string): Promise<Reading> {
  await stories.say(text);
  await until(() => reading.text === text);
  return reading;
}

/** A story that can be rejoined, whose reader has left it after “Once”. */
export async function leftAfterOnce(stories: KeptStories, process = stories.handlers): Promise<Reading> {
  const reading = await heard(stories, await begin(process), 'Once');
  await reading.leave();
  return reading;
}

/** The whole of what a run still has for a reader who comes back. */
export async function rejoined(...asked: Parameters<typeof rejoin>): Promise<Reading> {
  const reading = readingOf(await rejoin(...asked));
  await until(() => reading.closed);
  return reading;
}

/** Asks for a run again, after what a reading had, or from its start. */
export function rejoin(
  process: Process,
  { after, headers = AS_USER }: CallOptions & { readonly after?: Reading | number } = {},
): Promise<Response> {
  const id = typeof after === 'object' ? after.ids.at(-1) : after;
  const last = id === undefined ? {} : { 'last-event-id': String(id) };
  return call(process, 'rejoin-story', { runId: 'run-1' }, { headers: { ...headers, ...last } });
}

export const stop = (process: Process, runId = 'run-1', options: CallOptions = {}): Promise<Response> =>
  call(process, 'stop-story', { runId }, options);
