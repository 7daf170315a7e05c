import { gzipSync } from 'node:zlib';
import { SLOW_TEXTS } from '@storyloom/functions/testing/slow-texts';
import { chunk, content } from '@storyloom/functions/testing/scripted-provider';

/** How a provider answers: with its start once, then with one unit again and again. */
export interface Behaviour {
  readonly name: string;
  /** 200 by default. */
  readonly status?: number;
  /** Beside the type of an event stream. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Writes bytes to the connection, without the head of an answer. */
  readonly raw?: boolean;
  readonly start?: string | Uint8Array;
  readonly unit?: string | Uint8Array;
  /** What happens after the last byte; the answer ends by default. */
  readonly afterwards?: 'end' | 'break' | 'stay';
}

const BEGUN = content('# The Door\n\nOnce there was a door. ');
const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n';
const MEGABYTE = 1024 * 1024;
const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

const streams = (
  units: Readonly<Record<string, string | Uint8Array>>,
  start: string | Uint8Array = BEGUN,
): Behaviour[] => Object.entries(units).map(([name, unit]) => ({ name, unit, start }));
/** Text in pieces of a few characters. */
const says = (texts: Readonly<Record<string, string>>): Behaviour[] =>
  Object.entries(texts).map(([name, text]) => ({
    name: `${name}, again and again`,
    start: BEGUN,
    unit: content(text),
  }));
/** One JSON value that does not end before the answer. */
const begins = (starts: Readonly<Record<string, readonly [start: string, unit: string]>>): Behaviour[] =>
  Object.entries(starts).map(([name, [start, unit]]) => ({ name, start: `${BEGUN}data: ${start}`, unit }));
const refuses = (status: number, name: string, start: string, unit: string): Behaviour => ({
  name: `status ${status} with ${name}`,
  status,
  headers: { 'content-type': 'application/json' },
  start,
  unit,
});
const message = '{"error":{"message":"';

const STREAMS: readonly Behaviour[] = [
  ...streams({
    comments: ': ping\n\n',
    'lines of nothing': '\n',
    'line ends of another kind': '\r',
    spaces: ' ',
    'events without choices': 'data: {}\n\n',
    'events without data': 'data:\n\n',
    'events of null': 'data: null\n\n',
    'ends that are none': 'data: [DONE',
    'fields of other kinds': 'id: 7\nevent: ping\nretry: 3000\n\n',
    'marks of byte order': '\uFEFF',
    'bytes that are not UTF-8': Uint8Array.of(0xff, 0xc0, 0x80),
    'the zero byte': '\0',
    'text in UTF-16': Buffer.from(content('word '), 'utf16le'),
    'tool calls': chunk({ tool_calls: [{ index: 0, function: { name: 'x', arguments: '{"a":' } }] }),
    usage: `data: {"choices":[],"usage":{"completion_tokens":1e308,"prompt_tokens":-1}}\n\n`,
    roles: chunk({ role: 'assistant' }),
    refusals: chunk({ refusal: 'No. ' }),
    'finish reasons': chunk({}, 'stop'),
    'unknown finish reasons': chunk({}, 'x'.repeat(500)),
    'no more than brackets': '[{',
    'many choices': `data: {"choices":[${'{"delta":{"content":"a"}},'.repeat(500)}{}]}\n\n`,
    'contents that are no text': 'data: {"choices":[{"delta":{"content":[{"text":{"a":1e999}}]}}]}\n\n',
    'short thoughts': chunk({ reasoning_content: 'hm ' }),
    'long thoughts': chunk({ reasoning_content: 'hm '.repeat(8000) }),
    'long pieces': content('word '.repeat(5000)),
  }),
  ...streams({ 'thoughts without an end': content('hm ') }, content('<think>')),
  ...streams({ 'a fence without an end': content('x\n') }, content('```markdown\n')),
  ...says({
    nothing: '',
    blanks: ' \n\n ',
    'line ends': '\n',
    words: 'word ',
    'one letter': 'x',
    'half characters': '\uD83D',
    'characters without width': '\u200B\u00AD',
    ampersands: '&',
    fences: '```\n',
    endings: 'The end. ',
    greetings: 'Sure! Here is your story:\n\n',
    'tags of thoughts': '<think></think>',
    'an unfinished tag': '<think',
    turns: '<|im_end|>\n',
    titles: '# The Door\n',
  }),
  ...begins({
    'a line without an end': ['', 'x'],
    'a text without an end': ['{"choices":[{"delta":{"content":"', 'word '],
    'escapes without an end': ['{"choices":[{"delta":{"content":"', '\\ud83d\\u0000'],
    'nested lists': ['', '['],
    'nested objects': ['', '{"a":'],
    'nested objects with lists': ['{"choices":', '[{"delta":'],
    'endless choices': ['{"choices":[', '{},'],
    'endless fields': ['{', '"a":1,'],
    'a number of many digits': ['{"choices":[{"index":', '9'],
    'an error in English': [message, 'This model is loading. '],
    'an error of quotation marks': [message, escaped('"')],
    'an error of Arabic ligatures': [message, '\uFDFA'],
    'an error of nested objects': ['{"error":', '{"error":'],
  }),
];

/** Events of a megabyte each, which are complete. */
const WHOLE: readonly Behaviour[] = Object.entries({
  'a piece of a megabyte': content('word '.repeat(MEGABYTE / 5)),
  'an error of a megabyte in English': `data: {"error":{"message":"${'This model is loading. '.repeat(MEGABYTE / 23)}"}}\n\n`,
  'an error of a megabyte of quotation marks': `data: {"error":{"message":"${'\\"'.repeat(MEGABYTE / 2)}"}}\n\n`,
  'an error of a megabyte of Arabic ligatures': `data: {"error":{"message":"${'\uFDFA'.repeat(MEGABYTE / 3)}"}}\n\n`,
  'nested lists, all closed': `data: ${'['.repeat(MEGABYTE / 2)}${']'.repeat(MEGABYTE / 2)}\n\n`,
  'a choice of many fields': `data: {"choices":[{${Array.from({ length: 50_000 }, (_, at) => `"a${at}":{}`).join()}}]}\n\n`,
}).map(([name, start]) => ({ name, start }));

const ANSWERS: readonly Behaviour[] = [
  {
    name: 'one JSON answer of words',
    headers: { 'content-type': 'application/json' },
    start: '{"choices":[{"message":{"content":"',
    unit: 'word ',
  },
  { name: 'a page', headers: { 'content-type': 'text/html' }, start: '<html><body>', unit: '<p>Busy</p>' },
  { name: 'a picture', headers: { 'content-type': 'image/png' }, unit: Uint8Array.of(0x89, 0x50, 0x4e, 0x47) },
  {
    name: 'a compressed bomb',
    headers: { 'content-encoding': 'gzip' },
    start: gzipSync(Buffer.alloc(64 * MEGABYTE, 'data: {}\n\n')),
  },
  { name: 'a wrong length', headers: { 'content-length': '20' }, unit: 'data: {}\n\n', afterwards: 'break' },
  { name: 'an answer that breaks off', start: `${BEGUN}data: {"cho`, afterwards: 'break' },
  { name: 'silence after some words', start: BEGUN, afterwards: 'stay' },
  { name: 'no answer at all', raw: true, afterwards: 'stay' },
  { name: 'a redirect', status: 307, headers: { location: '/v1/chat/completions' }, unit: 'x' },
  { name: 'a status that is none', raw: true, start: 'HTTP/1.1 999999 No\r\n\r\n' },
  { name: 'bytes that are not HTTP', raw: true, unit: '\x16\x03\x01\0' },
  { name: 'headers without an end', raw: true, start: HEAD, unit: 'x-a: b\r\n' },
  { name: 'a header without an end', raw: true, start: `${HEAD}x-a: `, unit: 'b' },
  { name: 'many hints before the answer', raw: true, unit: 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n' },
  { name: 'chunks of one byte', raw: true, start: `${HEAD}transfer-encoding: chunked\r\n\r\n`, unit: '1\r\na\r\n' },
  {
    name: 'chunks with extensions',
    raw: true,
    start: `${HEAD}transfer-encoding: chunked\r\n\r\n`,
    unit: '1;a=b\r\na\r\n',
  },
  {
    name: 'a trailer without an end',
    raw: true,
    start: `${HEAD}transfer-encoding: chunked\r\n\r\n0\r\n`,
    unit: 'x-a: b\r\n',
  },
];

const REFUSALS: readonly Behaviour[] = [
  refuses(400, 'quotation marks', message, '\\"'),
  refuses(400, 'a text that is no JSON', '', '"'),
  refuses(400, 'words about parameters', message, "Unsupported parameter: 'max_tokens' is not supported. "),
  refuses(400, 'words about the window', message, "This model's maximum context length is 4096 tokens. "),
  refuses(400, 'keys', message, 'sk-aA1 Bearer '),
  refuses(400, 'Arabic ligatures', message, '\uFDFA'),
  refuses(400, 'addresses', message, 'http://a.b/c?d '),
  refuses(400, 'nested errors', '{"error":', '{"error":'),
  refuses(401, 'spaces', message, ' '),
  refuses(404, 'a page', '<html>', '<b>'),
  refuses(413, 'numbers', message, '1, '),
  refuses(422, 'details', '{"detail":[', '{"msg":"No","loc":["body"]},'),
  { ...refuses(429, 'a time of many digits', message, 'try again in 9'), headers: { 'retry-after': '9'.repeat(4000) } },
  refuses(500, 'words', message, 'overloaded '),
  refuses(503, 'JSON without an end', '[', '[],'),
];

/** The texts that make readers slow, as what a model says. Refusals are last, because the service learns from them. */
export const BEHAVIOURS: readonly Behaviour[] = [...STREAMS, ...WHOLE, ...ANSWERS, ...REFUSALS];

export const SAID_TEXTS: readonly Behaviour[] = Object.entries(SLOW_TEXTS).map(([kind, textOf]) => ({
  name: `a model’s text of ${kind}`,
  start: BEGUN,
  unit: Array.from({ length: 20 }, (_, at) => content(textOf(4000).slice(at * 32, at * 32 + 32))).join(''),
}));
