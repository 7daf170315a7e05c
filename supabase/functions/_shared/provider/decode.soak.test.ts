import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomBytes, randomStreams } from '../testing/random-streams.ts';
import { bodyOf } from '../testing/scripted-provider.ts';
import { askAsUser, eventsOf, serviceUnderTest, textOf } from '../testing/service-under-test.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const numRuns = process.env['SOAK'] ? 100_000 : 200;
process.stdout.write(`Fuzzing ${numRuns} streams twice; FUZZ_SEED=${seed} repeats this run.\n`);

/** The events of an answer of these bytes. */
const read = async (bytes: readonly Uint8Array[], then: 'end' | 'break' = 'end') =>
  eventsOf(await askAsUser(serviceUnderTest({ providerFetch: async () => new Response(bodyOf(bytes, then)) })));

it('No stream loses, gains or changes a character, and each ends with its reason', async () => {
  await fc.assert(
    fc.asyncProperty(randomStreams, async ({ bytes, text, reason }) => {
      const events = await read(bytes);
      // Blank lines are not a story.
      const story = text.trim() === '' ? '' : text;
      const nothing = { type: 'error', code: reason === 'filtered' ? 'filtered' : 'empty' };
      expect(textOf(events)).toBe(story);
      expect(events.at(-1)).toMatchObject(story === '' ? nothing : { type: 'end', reason });
    }),
    { seed, numRuns },
  );
});

it('Any bytes lead to an end or an error that is not internal', async () => {
  await fc.assert(
    fc.asyncProperty(randomBytes, fc.constantFrom('end' as const, 'break' as const), async (bytes, then) => {
      const events = await read(bytes, then);
      expect(events[0]?.type).toBe('start');
      expect(events.filter(({ type }) => type === 'end' || type === 'error')).toEqual([events.at(-1)]);
      const last = events.at(-1);
      expect(last?.type === 'error' ? last.code : '').not.toBe('internal');
    }),
    { seed, numRuns },
  );
});
