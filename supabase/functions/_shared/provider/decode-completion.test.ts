import { describe, expect, it } from 'vitest';
import { bodyOf, chunk, content, DONE, STOP } from '../testing/scripted-provider.ts';
import { everySplit } from '../testing/splits.ts';
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

const WHOLE = hello + STOP + DONE;
const text = 'data: {"choices":[{"text":"# 你好🌍\\nOnce upon"}]}\n\n';
const message = text.replace('{"text":', '{"message":{"content":').replace('upon"}', 'upon"}}');
const parts = [
  { type: 'thinking', thinking: 'Hm' },
  { type: 'text', text: good.text },
];
const json = { choices: [{ message: { content: good.text }, finish_reason: 'stop' }] };

/** Answers that are the same story, however they are framed. */
const FRAMINGS: Readonly<Record<string, string>> = {
  plain: WHOLE,
  'comments and keep-alives': `: ping\n\n:\n\n: OPENROUTER PROCESSING\n\n${hello}: x\n\n${STOP}${DONE}`,
  'no space after the colon': WHOLE.replaceAll('data: ', 'data:'),
  CRLF: WHOLE.replaceAll('\n', '\r\n'),
  'bare CR': WHOLE.replaceAll('\n', '\r'),
  'a byte order mark': `\u{feff}${WHOLE}`,
  'events without data': `retry: 3000\n\nid: 7\n\nevent: ping\n\n${WHOLE}`,
  'data over several lines': hello + STOP.replace('"index"', '\ndata: "index"') + DONE,
  'no blank line at the end': WHOLE.trimEnd(),
  'empty choices': `data: {"choices":[]}\n\n${hello}${STOP}data: {"choices":[],"usage":{}}\n\n${DONE}`,
  'a role and null content': chunk({ role: 'assistant' }) + chunk({ content: null }) + WHOLE,
  'reasoning fields': chunk({ reasoning_content: 'Hm.' }) + chunk({ reasoning: 'So.' }) + WHOLE,
  'reasoning beside content': chunk({ reasoning: 'Hm.', content: '# 你好🌍\n' }) + content('Once upon') + STOP + DONE,
  'thoughts in the text': content('<think>Plan: a') + content(' < b</th') + content('ink>\n\n') + WHOLE,
  'an end of thoughts alone': content('</think>\n') + WHOLE,
  'content in parts': chunk({ content: parts }) + STOP + DONE,
  'a message in place of a delta': message + STOP + DONE,
  'a text in place of a delta': text + STOP + DONE,
  'a second choice': `${hello}data: {"choices":[{"index":1,"delta":{"content":"no"}}]}\n\n${STOP}${DONE}`,
  JSON: `\n ${JSON.stringify(json)}`,
  'pretty JSON': JSON.stringify(json, null, 2),
};

const FAILED = { text: '', failed: true };
const ENDS: readonly (readonly [bytes: string, expected: Partial<Read>])[] = [
  [hello + STOP, { ...good, done: false }],
  [hello + DONE, { ...good, finish: undefined }],
  [hello, { ...good, finish: undefined, done: false }],
  [`${hello}data: {"choices":[{"del`, { ...good, finish: undefined, done: false }],
  [hello + chunk({}, 'length') + DONE, { ...good, finish: 'length' }],
  [hello + chunk({}, 'content_filter') + DONE, { ...good, finish: 'filtered' }],
  ['{"choices":[{"mess', FAILED],
  ['data: {"error":{"message":"no"}}\n\n', FAILED],
  ['{"error":"no"}', FAILED],
  ['{"object":"error","message":"no"}', FAILED],
  ['[{"error":{"code":503,"message":"no"}}]', FAILED],
  [chunk({}, 'error'), FAILED],
  ['<!doctype html><title>Hi</title>', FAILED],
  ['', { text: '', finish: undefined, done: false, failed: false }],
];

describe('a provider’s answer, split at every byte', () => {
  it.each(Object.entries(FRAMINGS))('is the same story with %s', async (_, bytes) => {
    for (const split of everySplit(bytes)) expect(await read(bodyOf(split))).toMatchObject(good);
  });

  it('ends as its last bytes say', async () => {
    for (const [bytes, expected] of ENDS) {
      for (const split of everySplit(bytes)) expect(await read(bodyOf(split)), bytes).toMatchObject(expected);
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

  it('is an error when its JSON or one of its events never ends', async () => {
    const endless = Array.from({ length: 50 }, () => 'x'.repeat(100_000));
    await expect(read(bodyOf(['{"text":"', ...endless]))).rejects.toThrow('answer too large');
    await expect(read(bodyOf([`data: `, ...endless]))).rejects.toThrow();
  });
});
