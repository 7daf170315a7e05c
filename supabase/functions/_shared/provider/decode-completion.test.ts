import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hasWorkedLong, isWorkWaiting } from '../other-work.ts';
import { bodyOf, chunk, content, DONE, STOP } from '../testing/scripted-provider.ts';
import { type CompletionSignal, decodeCompletion } from './decode-completion.ts';
import { createStoryFilter } from '../story-text/story-filter.ts';

async function read(body: ReadableStream<Uint8Array>) {
  let [text, finish, done, failed] = ['', undefined as string | undefined, false, false];
  const filter = createStoryFilter();
  for await (const signals of decodeCompletion(body, new AbortController().signal)) {
    for (const signal of signals) {
      if (signal.type === 'done') done = true;
      if (signal.type === 'unreadable' || (signal.type === 'chunk' && signal.chunk.error)) failed = true;
      if (signal.type !== 'chunk') continue;
      text += filter.push(signal.chunk.text);
      finish ??= signal.chunk.finish;
    }
  }
  return { text: text + filter.end(), finish, done, failed };
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

/** A text's bytes cut in two at every place, and one byte at a time. */
function everySplit(bytes: string): Uint8Array[][] {
  const all = new TextEncoder().encode(bytes);
  const halves = Array.from({ length: all.length + 1 }, (_, at) => [all.slice(0, at), all.slice(at)]);
  return [...halves, Array.from(all, (byte) => Uint8Array.of(byte))];
}

/** Answers that are the same story, however they are framed. */
const FRAMINGS: Readonly<Record<string, string>> = {
  plain: WHOLE,
  'comments and events without data': `: ping\n\n:\n\nretry: 3000\n\nevent: ping\n\n${hello}: x\n\n${STOP}${DONE}`,
  'no space after the colon': WHOLE.replaceAll('data: ', 'data:'),
  CRLF: WHOLE.replaceAll('\n', '\r\n'),
  'bare CR': WHOLE.replaceAll('\n', '\r'),
  'a byte order mark': `\u{feff}${WHOLE}`,
  'data over several lines': hello + STOP.replace('"index"', '\ndata: "index"') + DONE,
  'no blank line at the end': WHOLE.trimEnd(),
  'a list of chunks': `[${(hello + STOP).replaceAll('data: ', '').trimEnd().replaceAll('\n\n', ',')}]`,
  'empty choices and null content': `data: {"choices":[]}\n\n${chunk({ content: null })}${hello}${STOP}data: {"choices":[],"usage":{}}\n\n${DONE}`,
  'reasoning beside content': chunk({ reasoning: 'Hm.', content: '# 你好🌍\n' }) + content('Once upon') + STOP + DONE,
  'thoughts in the text': content('<think>Plan: a') + content(' < b</th') + content('ink>\n\n') + WHOLE,
  'content in parts': chunk({ content: parts }) + STOP + DONE,
  'content in parts without a type': chunk({ content: [{ text: good.text }] }) + STOP + DONE,
  'content in parts of an output': chunk({ content: [{ type: 'output_text', text: good.text }] }) + STOP + DONE,
  'an index as text': WHOLE.replaceAll('"index":0', '"index":"0"'),
  'a message in place of a delta': message + STOP + DONE,
  'a text in place of a delta': text + STOP + DONE,
  'a second choice': `${hello}data: {"choices":[{"index":1,"delta":{"content":"no"}}]}\n\n${STOP}${DONE}`,
  JSON: `\n ${JSON.stringify(json)}`,
};

const FAILED = { text: '', failed: true };
const ENDS: readonly (readonly [bytes: string, expected: object])[] = [
  [hello + STOP, { ...good, done: false }],
  [hello + DONE, { ...good, finish: undefined }],
  [hello + chunk({}, 'eos_token_id') + DONE, good],
  [hello, { ...good, finish: undefined, done: false }],
  [`${hello}data: {"choices":[{"del`, { ...good, finish: undefined, done: false }],
  [hello + chunk({}, 'length') + DONE, { ...good, finish: 'length' }],
  [hello + chunk({}, 'content_filter') + DONE, { ...good, finish: 'filtered' }],
  [hello + chunk({}, `${'no '.repeat(30)}safety`) + DONE, { ...good, finish: 'lost' }],
  ['{"choices":[{"mess', FAILED],
  ['data: {"error":{"message":"no"}}\n\n', FAILED],
  ['{"error":"no"}', FAILED],
  ['{"object":"error","message":"no"}', FAILED],
  ['data: {"type":"error","message":"no"}\n\n', FAILED],
  ['event: error\ndata: {"code":503}\n\n', FAILED],
  ['event: error\ndata: no room\n\n', FAILED],
  ['[{"error":{"code":503,"message":"no"}}]', FAILED],
  [hello + chunk({}, 'error'), { ...good, finish: 'lost', done: false }],
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

  it('is unreadable, with the reason, when it is in another form', async () => {
    const piece = { model: 'm', created_at: '2026-11-30T12:00:00Z', message: { content: 'Once' }, done: false };
    const line = `${JSON.stringify(piece)}\n`;
    for (const [answer, why] of [
      [gzipSync(WHOLE), 'compressed'],
      [Buffer.from(`\u{feff}${WHOLE}`, 'utf16le'), 'not UTF-8'],
      [line + line, '/v1'],
      [line, '/v1'],
      ['<!doctype html><title>Hi</title>', 'AI_BASE_URL'],
      ['{"choices":[{"mess', 'cut'],
    ] as const) {
      const found: CompletionSignal[] = [];
      for await (const signals of decodeCompletion(bodyOf([answer]), new AbortController().signal))
        found.push(...signals);
      expect(found).toEqual([{ type: 'unreadable', why: expect.stringContaining(why) }]);
    }
  });

  it('ends at DONE even if the connection stays open', async () => {
    for (const end of ['\n\n', '\r\n\r\n', '\r\r']) {
      let cancelled = false;
      const body = bodyOf([hello, `data: [DONE]${end}`], 'stay', () => (cancelled = true));
      expect(await read(body)).toMatchObject({ done: true, text: good.text });
      expect(cancelled).toBe(true);
    }
  });

  it('may come after any amount of white space', async () => {
    const blank = new TextEncoder().encode('\n'.repeat(16_384));
    const blanks = Array.from({ length: 4000 }, () => blank);
    expect(await read(bodyOf([...blanks, WHOLE]))).toMatchObject(good);
  });

  it('waits for another round of the event loop when this one has worked long', async () => {
    const answer = decodeCompletion(bodyOf([WHOLE]), new AbortController().signal);
    while (!hasWorkedLong());
    const first = answer.next();
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    expect(isWorkWaiting()).toBe(true);
    expect((await first).done).toBe(false);
    await answer.return();
  });

  it('is an error when its JSON or one of its events never ends', async () => {
    const endless = Array.from({ length: 50 }, () => 'x'.repeat(100_000));
    for (const start of ['{"text":"', 'data: ']) {
      await expect(read(bodyOf([start, ...endless]))).rejects.toThrow('The model sent something that is not a story');
    }
  });

  it('is an error when an event has thousands of lines', async () => {
    await expect(read(bodyOf(['data: x\n'.repeat(5000)]))).rejects.toThrow(
      'The model sent something that is not a story',
    );
    expect(await read(bodyOf(['data: x\n\n'.repeat(5000), WHOLE]))).toMatchObject(good);
  });

  it('is an error when hundreds of its events are broken, or it never ends', async () => {
    for (const events of ['data:{\n\n'.repeat(400), 'data:{}\n\n'.repeat(260_000)]) {
      await expect(read(bodyOf([events]))).rejects.toThrow('The model sent something that is not a story');
    }
    expect(await read(bodyOf(['data:{\n\n'.repeat(200), WHOLE]))).toMatchObject(good);
  });

  it('is an error when its JSON has more lists, values or names than any answer', async () => {
    const names = JSON.stringify(Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`n${index}`, 1])));
    const values = [`[${'[],'.repeat(100_000)}[]]`, `{${'"a":1,'.repeat(30_000)}"b":1}`];
    for (const data of ['['.repeat(500_000), ...values, names]) {
      await expect(read(bodyOf([`data: ${data}\n\n`]))).rejects.toThrow('The model sent something that is not a story');
    }
  });
});
