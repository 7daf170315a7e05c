import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { begin, keptStories, readingOf, rejoin, type Reading } from '../_shared/testing/kept-stories.ts';
import { until, wait } from '../_shared/testing/service-under-test.ts';

/** How many stories are cut at random places. */
const STORIES = process.env['SOAK'] ? 300 : 12;

/** Where a connection is lost, as a part of the story, and which process is asked next. */
const cuts = fc.array(
  fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), process: fc.constantFrom('handlers', 'other') }),
  { minLength: 1, maxLength: 5 },
);
const PIECES = ['Once ', 'upon ', 'a time', '. ', '\n\n', '灯', '🌍', 'é', '"', '\\', '\u2028', 'x'.repeat(300)];
const stories = fc.array(fc.constantFrom(...PIECES), { minLength: 8, maxLength: 40 });

it('Wherever connections are lost, the parts are the whole story, without a character missing or twice', async () => {
  await fc.assert(
    fc.asyncProperty(stories, cuts, async (pieces, lost) => {
      const kept = await keptStories({ runsOnMs: 1000 });
      const readings: Reading[] = [await begin(kept.handlers)];
      const latest = (): Reading => readings.at(-1)!;
      const writing = (async () => {
        for (const piece of ['# ', ...pieces, '.']) {
          await kept.say(piece);
          // Time for the process to store some of it, and for readers to get it.
          await wait(4);
        }
        await kept.finish();
      })();
      for (const { at, process } of lost.toSorted((one, other) => one.at - other.at)) {
        const wanted = Math.floor(at * pieces.length);
        const ids = () => readings.flatMap((reading) => reading.ids);
        await until(() => latest().closed || ids().length >= wanted);
        await latest().leave();
        const after = ids().at(-1);
        readings.push(readingOf(await rejoin(kept[process], after === undefined ? {} : { after })));
      }
      await until(() => latest().closed);
      await writing;
      const ids = readings.flatMap((reading) => reading.ids);
      expect(ids).toEqual(ids.map((_, index) => index + 1));
      expect(readings.map(({ text }) => text).join('')).toBe(['# ', ...pieces, '.'].join(''));
    }),
    { numRuns: STORIES },
  );
}, 600_000);
