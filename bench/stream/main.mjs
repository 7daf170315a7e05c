// What the generator's page costs the main thread while a story arrives through the service, over a page that only appends
// paragraphs: `npm run bench -- stream`.
import { smoothnessOf } from './smoothness.mjs';
import { withStreams } from './with-streams.mjs';
import { costOf, describeCost } from './cost.mjs';
import { median } from '../runner/statistics.mjs';
import { range, verdict } from '../runner/verdict.mjs';

/** @typedef {import('./cost.mjs').Cost} Cost */

const WORDS = 5_000;
/** Each with both pages, unthrottled and slowed down. */
const ROUNDS = 2;
/** The page's thread time over the floor's, by how many times slower the CPU is made (docs/decisions/024-story-stream.md). */
const LIMITS = new Map([
  [1, 1.3],
  [4, 1.35],
]);
/** Of the main thread, and from the last byte until all of the story is painted, in milliseconds. */
const LONGEST_MS = 80;
const LAST_MS = 40;
/** The stories in which these are seen, and their words. */
const STORIES = 5;
const SHORT = 1_500;
const SLOWDOWNS = [...LIMITS.keys()];
const SIDES = /** @type {const} */ (['floor', 'product']);

await withStreams(async (browser, origin) => {
  console.log(`\nA story of ${WORDS} words at 500 deltas a second, milliseconds of the main thread:`);
  /** @type {Map<string, Cost[]>} */
  const costs = new Map();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const slowdown of SLOWDOWNS) {
      // The order is turned round every time, so that neither side always comes first.
      for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed()) {
        const cost = await costOf(browser, origin, side, { words: WORDS, slowdown });
        const name = `${side} ×${slowdown}`;
        console.log(describeCost(name, cost));
        costs.set(name, [...(costs.get(name) ?? []), cost]);
      }
    }
  }
  const tasks = (/** @type {string} */ name) => (costs.get(name) ?? []).map(({ task }) => task);
  /** @type {import('./smoothness.mjs').Smoothness[]} */
  const seen = [];
  for (let story = 0; story < STORIES; story += 1) {
    seen.push(await smoothnessOf(browser, origin, { words: SHORT, slowdown: Math.max(...SLOWDOWNS) }));
  }
  const longest = seen.map((each) => each.longest);
  const last = seen.map((each) => each.last);
  const ratios = SLOWDOWNS.map((slowdown) => {
    const [floor, product] = SIDES.map((side) => tasks(`${side} ×${slowdown}`));
    if (!floor || !product) throw new Error('Nothing was measured.');
    const words = `× a plain page, CPU ×${slowdown}; ${range(product)} over ${range(floor)} ms`;
    return verdict(
      `stream-over-floor-${slowdown}`,
      median(product) / median(floor),
      LIMITS.get(slowdown) ?? NaN,
      words,
    );
  });
  return [
    ...ratios,
    verdict('longest-task', median(longest), LONGEST_MS, `ms, CPU ×4, median of ${STORIES} stories; ${range(longest)}`),
    verdict('last-byte-to-paint', median(last), LAST_MS, `ms, CPU ×4; ${range(last)}`),
  ];
});
