import type { StoryRequest } from '../stories/story-request.ts';
import { composeStory } from './compose.ts';

/** Pieces as a model would send them: a word with what follows it, blank lines included. */
function piecesOf(text: string, size: number): string[] {
  const words = text.match(/\s*\S+\s*?/g) ?? [];
  const pieces: string[] = [];
  for (let start = 0; start < words.length; start += size) pieces.push(words.slice(start, start + size).join(''));
  return pieces;
}

const FRAMES_PER_SECOND = 20;

/**
 * A text provider without AI, as something to call instead of `fetch`: it answers with the same bytes as a
 * chat-completions server, so that a demo goes through everything a real story goes through.
 */
export function demoStoryteller(story: StoryRequest, wordsPerSecond: number): typeof fetch {
  return async (_input, init) => {
    const paced = wordsPerSecond > 0;
    const size = paced ? Math.max(1, Math.round(wordsPerSecond / FRAMES_PER_SECOND)) : 40;
    const delay = paced ? (size / wordsPerSecond) * 1000 : 0;
    const body = completionStream(piecesOf(composeStory(story), size), delay, init?.signal ?? undefined);
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
}

function completionStream(
  pieces: readonly string[],
  delay: number,
  signal: AbortSignal | undefined,
): ReadableStream<Uint8Array> {
  const utf8 = new TextEncoder();
  const frame = (delta: object, finish: string | null = null): Uint8Array =>
    utf8.encode(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`);
  let next = 0;
  return new ReadableStream({
    start: (controller) => controller.enqueue(frame({ role: 'assistant', content: '' })),
    async pull(controller) {
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      if (signal?.aborted) return controller.error(signal.reason);
      const piece = pieces[next];
      next += 1;
      if (piece !== undefined) return controller.enqueue(frame({ content: piece }));
      controller.enqueue(frame({}, 'stop'));
      controller.enqueue(utf8.encode('data: [DONE]\n\n'));
      controller.close();
    },
  });
}
