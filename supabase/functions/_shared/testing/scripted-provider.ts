const utf8 = new TextEncoder();

/** The body of a streamed chunk of an OpenAI-compatible server. */
export function chunk(delta: object, finish: string | null = null): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
}

export const content = (text: string): string => chunk({ content: text });
export const STOP = chunk({}, 'stop');
export const DONE = 'data: [DONE]\n\n';

/** A body that gives these bytes one chunk at a time, and then ends, breaks or stays open; a function hears that it stays. */
export function bodyOf(
  parts: readonly (string | Uint8Array)[],
  then: 'end' | 'break' | 'stay' | (() => void) = 'end',
  onCancel: () => void = () => undefined,
): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream(
    {
      pull(controller) {
        const part = parts[next];
        next += 1;
        if (part !== undefined) return controller.enqueue(typeof part === 'string' ? utf8.encode(part) : part);
        if (then === 'end') controller.close();
        if (then === 'break') controller.error(new TypeError('terminated'));
        return typeof then === 'function' ? then() : undefined;
      },
      cancel: onCancel,
    },
    { highWaterMark: 0 },
  );
}

/** The answer to one call of a provider. */
export type Answer = () => Response | Promise<Response>;

interface ScriptedProvider {
  readonly fetch: typeof fetch;
  readonly requests: { url: string; headers: Headers; body: Record<string, unknown> }[];
}

/** A provider that gives these answers in turn, the last one again and again. */
export function scriptedProvider(...answers: Answer[]): ScriptedProvider {
  const requests: ScriptedProvider['requests'] = [];
  return {
    requests,
    async fetch(input, init) {
      const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
      requests.push({ url: String(input), headers: new Headers(init?.headers), body });
      return answers[Math.min(requests.length, answers.length) - 1]!();
    },
  };
}

export const streams =
  (...parts: (string | Uint8Array)[]): Answer =>
  () =>
    new Response(bodyOf(parts), { headers: { 'content-type': 'text/event-stream' } });

export const refuses =
  (status: number, body: unknown = '', headers: Record<string, string> = {}): Answer =>
  () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });

/** A model's whole answer with that text. */
export const says = (text: unknown, finish = 'stop'): Answer =>
  refuses(200, { choices: [{ message: { content: text }, finish_reason: finish }] });

export const unreachable: Answer = () => Promise.reject(new TypeError('fetch failed'));

/** A short story of 28 words, which are enough to cost one. */
export const GOOD_TEXT =
  '# The Door\nOnce upon a time a keeper found a door below the lamp. Behind it the sea was waiting, and it asked her in for the night.';

/** A story as it should come. */
export const GOOD_STORY: Answer = streams(...GOOD_TEXT.split(/(?<=\n)/).map(content), STOP, DONE);

/** An answer that sends these bytes and no more, and whether its reader has processed all of them and asked for more. */
export function unfinished(...parts: readonly string[]): { readonly answer: Answer; readonly heard: () => boolean } {
  let isHeard = false;
  return { answer: () => new Response(bodyOf(parts, () => void (isHeard = true))), heard: () => isHeard };
}
