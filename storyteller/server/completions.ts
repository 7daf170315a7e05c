import { LANGUAGE_TAGS, type Language } from '@storyloom/shared/domain';
import type { DemoAnswer } from './storyteller.ts';

const MODEL = 'demo';
const FRAMES_PER_SECOND = 20;
/** Words of a piece at full speed. */
const UNPACED_WORDS = 40;

const refuse = (message: string, code?: string): Response =>
  Response.json({ error: { message, type: 'invalid_request_error', ...(code && { code }) } }, { status: 400 });

const refuseForNow = (seconds: number): Response =>
  Response.json({ error: { type: 'rate_limit_error' } }, { status: 429, headers: { 'retry-after': String(seconds) } });

/** Answers the body of a request, perhaps in another thread. The signal aborts when the answer is no longer needed. */
export type AnswerDemo = (body: string, signal?: AbortSignal) => DemoAnswer | Promise<DemoAnswer>;

/** Pieces as a model would send them: a few words with what follows them, blank lines included. */
function* piecesOf(text: string, language: Language, size: number): Generator<string> {
  const segmenter = new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'word' });
  let piece = '';
  let words = 0;
  for (const paragraph of text.split(/(?<=\n)(?=[^\n])/)) {
    for (const { segment, isWordLike } of segmenter.segment(paragraph)) {
      if (isWordLike && words === size) {
        yield piece;
        piece = '';
        words = 0;
      }
      piece += segment;
      if (isWordLike) words += 1;
    }
  }
  if (piece !== '') yield piece;
}

/**
 * Answers like a chat-completions server, streamed or whole. It replaces `fetch`, so a demo story takes the same path as a real one.
 * @param wordsPerSecond 0 for full speed
 */
export function demoCompletions(wordsPerSecond: number, answerTo: AnswerDemo): typeof fetch {
  return async (_input, init) => {
    const answered = await answerTo(String(init?.body), init?.signal ?? undefined);
    if ('busySeconds' in answered) return refuseForNow(answered.busySeconds);
    if ('refusal' in answered) return refuse(answered.refusal, answered.code);
    const { text, language, stream: isStream, unused = [] } = answered;
    const storyloom = unused.length > 0 ? { storyloom: { unused } } : {};
    const answer = { id: 'chatcmpl-demo', created: Math.floor(Date.now() / 1000), model: MODEL };
    if (!isStream) {
      const choices = [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }];
      return Response.json({ ...answer, object: 'chat.completion', choices, ...storyloom });
    }
    const size = wordsPerSecond > 0 ? Math.max(1, Math.round(wordsPerSecond / FRAMES_PER_SECOND)) : UNPACED_WORDS;
    const delay = wordsPerSecond > 0 ? (size / wordsPerSecond) * 1000 : 0;
    const frame = (delta: object, finish: string | null = null): string => {
      const choices = [{ index: 0, delta, finish_reason: finish }];
      const more = finish === null ? {} : storyloom;
      return `data: ${JSON.stringify({ ...answer, object: 'chat.completion.chunk', choices, ...more })}\n\n`;
    };
    const stream = eventStream(piecesOf(text, language, size), frame, delay, init?.signal ?? undefined);
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
  };
}

function eventStream(
  pieces: Iterator<string>,
  frame: (delta: object, finish?: string) => string,
  delay: number,
  signal: AbortSignal | undefined,
): ReadableStream<Uint8Array> {
  const utf8 = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(utf8.encode(frame({ role: 'assistant', content: '' }))),
    async pull(controller) {
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      if (signal?.aborted) return controller.error(signal.reason);
      const piece = pieces.next();
      if (!piece.done) return controller.enqueue(utf8.encode(frame({ content: piece.value })));
      controller.enqueue(utf8.encode(`${frame({}, 'stop')}data: [DONE]\n\n`));
      controller.close();
    },
  });
}
