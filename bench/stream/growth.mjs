// What a longer story costs over a shorter one, and the usual approach over ours: `npm run bench -- stream-growth`.
import { median } from '../runner/statistics.mjs';
import { range, verdict } from '../runner/verdict.mjs';
import { costOf, describeCost } from './cost.mjs';
import { withStreams } from './with-streams.mjs';

/** The longer story is as long as the service lets a story become, 60,000 characters. */
const SHORT = 2_250;
const LONG = 9_000;
const ROUNDS = 2;
/** A cost in proportion to the length is ×4. */
const GROWTH = 4.2;
/** What react-markdown costs at least, with a state set at every delta, over ours. */
const MARKDOWN = 4;

/** @type {readonly { name: string, side: import('./visit.mjs').Side, words: number }[]} */
const WAYS = [
  { name: 'short', side: 'product', words: SHORT },
  { name: 'long', side: 'product', words: LONG },
  { name: 'markdown', side: 'markdown', words: LONG },
];

await withStreams(async (browser, origin) => {
  console.log('\nLonger stories, and react-markdown, milliseconds of the main thread:');
  /** @type {Record<string, number[]>} */
  const tasks = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, side, words } of round % 2 === 0 ? WAYS : WAYS.toReversed()) {
      const cost = await costOf(browser, origin, side, { words, slowdown: 1 });
      console.log(describeCost(name, cost));
      (tasks[name] ??= []).push(cost.task);
    }
  }
  const { short = [], long = [], markdown = [] } = tasks;
  const lengths = `${LONG} words over ${SHORT}; ${range(long)} over ${range(short)} ms`;
  const ways = `× our page for react-markdown at every delta, ${LONG} words; ${range(markdown)} ms`;
  return [
    verdict('stream-growth', median(long) / median(short), GROWTH, `× for a story ×4 as long, ${lengths}`),
    verdict('markdown-over-stream', median(markdown) / median(long), MARKDOWN, ways, 'least'),
  ];
});
