import type { EndReason } from '@storyloom/shared/stream';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOnlyTitles, otherAnswer } from '../stories/other-answers.ts';
import { createStoryFilter } from '../story-text/story-filter.ts';
import { bodyOf, chunk, content } from '../testing/scripted-provider.ts';
import { askAsUser, eventsOf, serviceUnderTest, textOf } from '../testing/service-under-test.ts';
import { hasWords } from '../text/has-words.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const numRuns = process.env['SOAK'] ? 100_000 : 200;

process.stdout.write(`Fuzzing ${numRuns} streams twice; FUZZ_SEED=${seed} repeats this run.\n`);

/** The events of an answer of these bytes. */
const read = async (bytes: readonly Uint8Array[], then: 'end' | 'break' = 'end') =>
  eventsOf(await askAsUser(serviceUnderTest({ answers: [() => new Response(bodyOf(bytes, then))] })));

/** Letters that break naive readers: marks of the format, line ends of other kinds, characters of several bytes or of several parts. */
const LETTERS = [
  ...'ab .,:;#*<>{}[]"\\/\'&\n\t\réß你好。한🌍\u2028\u0085\ufeff\u{10FFFF}',
  ...'e\u0301|ब्र|👩‍👩‍👧|🇫🇷|\r\n|data: |[DONE]|\n\n'.split('|'),
];
const told = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 24 });
const SILENT = [
  ...': ping|:|retry: 3000|id: 7|event: ping|data: {"choices":[]}'.split('|').map((line) => `${line}\n\n`),
  ...[{ role: 'assistant', content: '' }, { content: null }, { reasoning: 'data: [DONE]' }].map((delta) =>
    chunk(delta),
  ),
];
const parts = fc.array(
  fc.oneof(
    told.map((text) => ({ text, event: content(text) })),
    told.map((text) => ({ text, event: chunk({ reasoning: 'Hm', content: text }) })),
    fc.constantFrom(...SILENT).map((event) => ({ text: '', event })),
  ),
  { maxLength: 12 },
);
const CUT_OFF = content('cut off before its end').trimEnd();
const endings = fc.oneof(
  fc.constantFrom<{ reason: EndReason; event: string }[]>(
    { reason: 'complete', event: `${chunk({}, 'stop')}data: [DONE]\n\n` },
    { reason: 'complete', event: chunk({}, 'stop').trimEnd() },
    { reason: 'complete', event: 'data: [DONE]' },
    { reason: 'length', event: chunk({}, 'max_tokens') },
    { reason: 'filtered', event: chunk({}, 'content_filter') },
  ),
  fc.nat(CUT_OFF.length - 1).map((at) => ({ reason: 'lost' as const, event: CUT_OFF.slice(0, at) })),
);
// Line ends of one kind within an event: a CR and the LF of a blank line would be a single line end.
const lineEnds = fc.array(fc.constantFrom('\n', '\r\n', '\r'), { minLength: 1, maxLength: 3 });
const sizes = fc.array(fc.constantFrom(1, 2, 3, 7, 40, 1_000_000), { minLength: 1, maxLength: 20 });

function cut(text: string, lengths: readonly number[]): Uint8Array[] {
  const bytes = new TextEncoder().encode(text);
  const pieces: Uint8Array[] = [];
  for (let start = 0; start < bytes.length;) {
    const end = start + lengths[pieces.length % lengths.length]!;
    pieces.push(bytes.slice(start, end));
    start = end;
  }
  return pieces;
}

it('No stream loses, gains or changes a character, and each ends with its reason', async () => {
  await fc.assert(
    fc.asyncProperty(parts, endings, lineEnds, sizes, async (events, { reason, event: last }, ends, lengths) => {
      const framed = [...events.map(({ event }) => event), last].map((event, at) =>
        event.replaceAll('\n', ends[at % ends.length]!),
      );
      const got = await read(cut(framed.join(''), lengths));
      const filter = createStoryFilter({ kind: 'story' });
      const said = filter.push(events.map((event) => event.text).join('')) + filter.end();
      const isOther = otherAnswer(said) !== undefined;
      const story = hasWords(said) && !isOther ? said : '';
      const isTitle = story.length < 200 && isOnlyTitles(story.trim());
      const code = isOther ? 'provider_error' : reason === 'filtered' && !isTitle ? 'filtered' : 'empty';
      const nothing = { type: 'error', code };
      expect(textOf(got)).toBe(story);
      expect(got.at(-1)).toMatchObject(story === '' || isTitle ? nothing : { type: 'end', reason });
    }),
    { seed, numRuns },
  );
});

const FRAGMENTS =
  'data: |\n\n|\r|{"choices":[{"delta":{"content":"|"}}]}|[DONE]|{|[|<|"|null|<think>|</think>|"finish_reason":"stop"|{"error":|\ufeff';

it('Any bytes lead to an end or an error that is not internal', async () => {
  const utf8 = (text: string) => new TextEncoder().encode(text);
  const anything = fc.oneof(
    fc.uint8Array({ maxLength: 30 }),
    fc.constantFrom(...FRAGMENTS.split('|')).map(utf8),
    fc.json().map((text) => utf8(`data: ${text}\n\n`)),
    fc.json().map(utf8),
  );
  const then = fc.constantFrom('end' as const, 'break' as const);
  await fc.assert(
    fc.asyncProperty(fc.array(anything, { maxLength: 12 }), then, async (bytes, end) => {
      const events = await read(bytes, end);
      const last = events.at(-1);
      expect(events[0]?.type).toBe('start');
      expect(events.filter(({ type }) => type === 'end' || type === 'error')).toEqual([last]);
      expect(last?.type === 'error' ? last.code : '').not.toBe('internal');
    }),
    { seed, numRuns },
  );
});
