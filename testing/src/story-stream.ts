import { readStoryStream, type StoryEvent } from '@storyloom/shared/stream';
import { vi } from 'vitest';

export const encode = (text: string) => new TextEncoder().encode(text);

/** One event in the stream. */
export const sent = (name: string, data: unknown, end = '\n') =>
  `event: ${name}${end}data: ${JSON.stringify(data)}${end}${end}`;

/** Starts to read a body whose chunks the test sends. */
export function openStream(options?: Parameters<typeof readStoryStream>[2]) {
  const cancel = vi.fn();
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
    cancel,
  });
  const events: StoryEvent[] = [];
  const done = readStoryStream(body, (event) => events.push(event), options);
  return { push: (text: string) => controller.enqueue(encode(text)), events, done, cancel };
}
