import { describe, expect, it } from 'vitest';
import { bodyOf, chunk, content, DONE, STOP } from '../testing/scripted-provider.ts';
import { everySplit, randomSplit } from '../testing/splits.ts';
import { decodeCompletion } from './decode-completion.ts';
import { createStoryFilter } from './story-filter.ts';

interface Read {
  text: string;
  finish: string | undefined;
  done: boolean;
  failed: boolean;
}

async function* signalsOf(body: ReadableStream<Uint8Array>) {
  for await (const signals of decodeCompletion(body, new AbortController().signal)) yield* signals;
}

async function read(body: ReadableStream<Uint8Array>): Promise<Read> {
  const result: Read = { text: '', finish: undefined, done: false, failed: false };
  const filter = createStoryFilter();
  for await (const signal of signalsOf(body)) {
    if (signal.type === 'done') result.done = true;
    if (signal.type === 'unreadable' || (signal.type === 'chunk' && signal.chunk.error)) result.failed = true;
    if (signal.type !== 'chunk') continue;
    result.text += filter.push(signal.chunk.text);
    result.finish ??= signal.chunk.finish;
  }
  result.text += filter.end();
  return result;
}

const hello = content('# 你好🌍\n') + content('Once upon');
const good = { text: '# 你好🌍\nOnce upon', finish: 'complete', done: true, failed: false };

const fixtures: [title: string, bytes: string, expected: Partial<Read>][] = [
  ['plain events', hello + STOP + DONE, good],
  ['comments and keep-alives', `: ping\n\n:\n\n: OPENROUTER PROCESSING\n\n${hello}: x\n\n${STOP}${DONE}`, good],
  ['no space after the colon', (hello + STOP + DONE).replaceAll('data: ', 'data:'), good],
  ['CRLF', (hello + STOP + DONE).replaceAll('\n', '\r\n'), good],
  ['bare CR', (hello + STOP + DONE).replaceAll('\n', '\r'), good],
  ['a byte order mark', `\u{feff}${hello}${STOP}${DONE}`, good],
  ['control-only events', `retry: 3000\n\nid: 7\n\nevent: ping\n\n${hello}${STOP}${DONE}`, good],
  ['data over several lines', hello + STOP.replace('"index"', '\ndata: "index"') + DONE, good],
  ['a last event without its blank line', hello + STOP + DONE.trimEnd(), good],
  [
    'empty choices first and last',
    `data: {"choices":[]}\n\n${hello}${STOP}data: {"choices":[],"usage":{}}\n\n${DONE}`,
    good,
  ],
  ['role only and null content', chunk({ role: 'assistant' }) + chunk({ content: null }) + hello + STOP + DONE, good],
  ['reasoning fields', chunk({ reasoning_content: 'Hm.' }) + chunk({ reasoning: 'So.' }) + hello + STOP + DONE, good],
  [
    'reasoning and content in one delta',
    chunk({ reasoning: 'Hm.', content: '# 你好🌍\n' }) + content('Once upon') + STOP + DONE,
    good,
  ],
  [
    'thoughts in the text',
    content('<think>Plan: a') + content(' < b</th') + content('ink>\n\n') + hello + STOP + DONE,
    good,
  ],
  ['an end of thoughts without a beginning', content('</think>\n') + hello + STOP + DONE, good],
  [
    'parts of content',
    chunk({
      content: [
        { type: 'thinking', thinking: 'Hm' },
        { type: 'text', text: '# 你好🌍\nOnce upon' },
      ],
    }) +
      STOP +
      DONE,
    good,
  ],
  [
    'a message where a delta belongs',
    `data: {"choices":[{"message":{"content":"# 你好🌍\\nOnce upon"}}]}\n\n${STOP}${DONE}`,
    good,
  ],
  ['text where a delta belongs', `data: {"choices":[{"text":"# 你好🌍\\nOnce upon"}]}\n\n${STOP}${DONE}`, good],
  [
    'a second choice that was not asked for',
    `${hello}data: {"choices":[{"index":1,"delta":{"content":"no"}}]}\n\n${STOP}${DONE}`,
    good,
  ],
  ['stop without DONE', hello + STOP, { ...good, done: false }],
  ['DONE without a reason', hello + DONE, { ...good, finish: undefined }],
  ['neither stop nor DONE', hello, { ...good, finish: undefined, done: false }],
  ['an end in the middle of an event', `${hello}data: {"choices":[{"del`, { ...good, finish: undefined, done: false }],
  ['length', hello + chunk({}, 'length') + DONE, { ...good, finish: 'length' }],
  ['content filter', hello + chunk({}, 'content_filter') + DONE, { ...good, finish: 'filtered' }],
  ['a JSON body', `\n {"choices":[{"message":{"content":"# 你好🌍\\nOnce upon"},"finish_reason":"stop"}]}`, good],
  [
    'a JSON body, pretty',
    JSON.stringify({ choices: [{ message: { content: good.text }, finish_reason: 'stop' }] }, null, 2),
    good,
  ],
  ['half a JSON body', '{"choices":[{"mess', { text: '', failed: true }],
  ['an error', 'data: {"error":{"message":"no"}}\n\n', { text: '', failed: true }],
  ['an error as a JSON body', '{"error":"no"}', { text: '', failed: true }],
  ['an error as a list', '[{"error":{"code":503,"message":"no"}}]', { text: '', failed: true }],
  ['a page', '<!doctype html><title>Hi</title>', { text: '', failed: true }],
  ['nothing', '', { text: '', finish: undefined, done: false, failed: false }],
];

describe('a provider’s answer', () => {
  it.each(fixtures)('A provider’s answer is read with %s, split at every byte', async (_, bytes, expected) => {
    for (const parts of everySplit(bytes)) expect(await read(bodyOf(parts))).toMatchObject(expected);
  });

  it('Nothing is lost in 300 random splits of a long mixed stream', async () => {
    const story = Array.from({ length: 60 }, (_, at) => `Line ${at} 你好🌍 <b>é</b>\n`);
    const ends = ['\n', '\r\n', '\r'];
    for (let seed = 0; seed < 300; seed += 1) {
      const bytes =
        story
          .map(content)
          .join(': ping\n\n')
          .replaceAll('\n', ends[seed % 3]!) +
        STOP +
        DONE;
      expect((await read(bodyOf(randomSplit(bytes, seed)))).text).toBe(story.join(''));
    }
  });

  it.each(['\n\n', '\r\n\r\n', '\r\r'])(
    'An answer ends at DONE with %j even if the connection stays open',
    async (end) => {
      let cancelled = false;
      const body = bodyOf([hello, `data: [DONE]${end}`], 'stay', () => (cancelled = true));
      expect(await read(body)).toMatchObject({ done: true, text: good.text });
      expect(cancelled).toBe(true);
    },
  );

  it('A JSON body that never ends is an error', async () => {
    const endless = ['{"text":"', ...Array.from({ length: 50 }, () => 'x'.repeat(100_000))];
    await expect(read(bodyOf(endless))).rejects.toThrow('answer too large');
  });

  it('An event that never ends is an error', async () => {
    const endless = Array.from({ length: 50 }, () => 'x'.repeat(100_000));
    await expect(read(bodyOf([`data: `, ...endless]))).rejects.toThrow();
  });
});
