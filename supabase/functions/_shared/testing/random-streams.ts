import type { EndReason } from '@storyloom/shared/stream';
import * as fc from 'fast-check';
import { chunk, content } from './scripted-provider.ts';

/** A random answer of a provider, and what its reader must get. */
export interface RandomStream {
  readonly bytes: readonly Uint8Array[];
  readonly text: string;
  readonly reason: EndReason;
}

/** Letters that break naive readers: marks of the format, line ends of other kinds, characters of several bytes or of several parts. */
const LETTERS = [
  ...'ab .,:;#*<>{}[]"\\/\'&\n\t\réß你好。한🌍\u2028\u0085\ufeff\u{10FFFF}',
  ...'e\u0301|ब्र|👩‍👩‍👧|🇫🇷|\r\n|data: |[DONE]|\n\n'.split('|'),
];

const words = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 24 });

const silent = fc.constantFrom(
  ...[': ping\n\n', ':\n\n', 'retry: 3000\n\n', 'id: 7\n\n', 'event: ping\n\n', 'data: {"choices":[]}\n\n'],
  ...[{ role: 'assistant', content: '' }, { content: null }, { reasoning: 'data: [DONE]' }].map((delta) =>
    chunk(delta),
  ),
  chunk({ reasoning_content: 'Hm "so" {' }),
);

const told = fc.tuple(words, fc.constantFrom('delta', 'reasoned', 'text', 'pretty')).map(([text, shape]) => {
  const value = { choices: [{ index: 0, delta: { content: text } }] };
  const lines = JSON.stringify(value, null, 1).split('\n');
  const events = {
    delta: content(text),
    reasoned: chunk({ reasoning: 'Hm', content: text }),
    text: `data: ${JSON.stringify({ choices: [{ text }] })}\n\n`,
    pretty: `${lines.map((line) => `data: ${line}\n`).join('')}\n`,
  };
  return { event: events[shape as keyof typeof events], text };
});

const events = fc.array(
  fc.oneof({ weight: 2, arbitrary: told }, { weight: 1, arbitrary: silent.map((event) => ({ event, text: '' })) }),
  { maxLength: 12 },
);

const END = 'data: [DONE]';
const CUT_OFF = content('cut off before its end').trimEnd();
const endings = fc.oneof(
  fc.constantFrom<readonly [reason: EndReason, bytes: string][]>(
    ['complete', `${chunk({}, 'stop')}${END}\n\n`],
    ['complete', chunk({}, 'stop').trimEnd()],
    ['complete', END],
    ['length', `${chunk({}, 'length')}${END}\n\n`],
    ['length', chunk({}, 'max_tokens')],
    ['filtered', chunk({}, 'content_filter')],
  ),
  fc.nat(CUT_OFF.length - 1).map((at): readonly [EndReason, string] => ['lost', CUT_OFF.slice(0, at)]),
);

const sizes = fc.array(fc.constantFrom(1, 2, 3, 7, 40, 1_000_000), { minLength: 1, maxLength: 20 });

function cut(text: string, lengths: readonly number[]): Uint8Array[] {
  const bytes = new TextEncoder().encode(text);
  const pieces: Uint8Array[] = [];
  for (let start = 0, turn = 0; start < bytes.length; turn += 1) {
    const size = lengths[turn % lengths.length]!;
    pieces.push(bytes.slice(start, start + size));
    start += size;
  }
  return pieces;
}

/** Answers in every framing of the checklist, cut anywhere. */
export const randomStreams: fc.Arbitrary<RandomStream> = fc
  .record({
    parts: events,
    ending: endings,
    // Line ends of one kind within an event: a CR and the LF of a blank line would be a single line end.
    ends: fc.array(fc.constantFrom('\n', '\r\n', '\r'), { minLength: 1, maxLength: 3 }),
    spaced: fc.boolean(),
    mark: fc.boolean(),
    lengths: sizes,
  })
  .map(({ parts, ending, ends, spaced, mark, lengths }) => {
    const framed = [...parts.map(({ event }) => event), ending[1]].map((event, at) => {
      const prefixed = spaced ? event : event.replaceAll(/(?<=^|\n)data: /g, 'data:');
      return prefixed.replaceAll('\n', ends[at % ends.length]!);
    });
    const bytes = `${mark ? '\ufeff' : ''}${framed.join('')}`;
    return { bytes: cut(bytes, lengths), text: parts.map(({ text }) => text).join(''), reason: ending[0] };
  });

const fragments =
  'data: |\n\n|\r|{"choices":[{"delta":{"content":"|"}}]}|[DONE]|{|[|<|"|null|<think>|</think>|"finish_reason":"stop"|{"error":|\ufeff'.split(
    '|',
  );

/** Any bytes at all, among them pieces of what a provider sends. */
export const randomBytes: fc.Arbitrary<readonly Uint8Array[]> = fc.array(
  fc.oneof(
    fc.uint8Array({ maxLength: 30 }),
    fc.constantFrom(...fragments).map((text) => new TextEncoder().encode(text)),
    fc.json().map((text) => new TextEncoder().encode(`data: ${text}\n\n`)),
    fc.json().map((text) => new TextEncoder().encode(text)),
  ),
  { maxLength: 12 },
);
