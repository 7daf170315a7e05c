import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../runner/statistics.mjs';
import { verdict } from '../runner/verdict.mjs';
import { Readers } from './readers.mjs';
import { startStoryService } from './story-service.mjs';
import { usageOf } from './usage.mjs';

const STREAMS = 200;

/** How long memory is measured, in four quarters: five minutes with `SOAK=1`. */
const QUARTER_SECONDS = (process.env.SOAK ? 300 : 32) / 4;
/** As long as the longest story, after which as many stories end as begin. */
const WARM_UP_SECONDS = 30;

/** Percent that memory may grow between the second and the last quarter of the time. */
const GROWTH_LIMIT = 5;

/** How many streams must send text at a time; the other readers wait for their next story. */
const FLOWING_LIMIT = 0.75 * STREAMS;

const MB = 1_000_000;

/** Samples of the memory at the end of a quarter, since a single one would depend on the moment. */
const LOOKS = 3;

/**
 * A quarter of the time: megabytes of the process and of its heap after collections at its end, and how many streams were
 * flowing (medians).
 *
 * @typedef {{ rss: number, heap: number, flowing: number }} Quarter
 */

/** @param {import('./story-service.mjs').StoryService} service @param {Readers} readers @returns {Promise<Quarter>} */
async function watchQuarter({ backend }, readers) {
  const flowing = [];
  const looks = [];
  for (let second = 0; second < QUARTER_SECONDS; second += 1) {
    await pause(1000);
    flowing.push(readers.flowing);
    if (second < QUARTER_SECONDS - LOOKS) continue;
    looks.push((await usageOf(backend, 'usage after collection')).memory);
  }
  return {
    rss: median(looks.map(({ rss }) => rss / MB)),
    heap: median(looks.map(({ heapUsed }) => heapUsed / MB)),
    flowing: median(flowing),
  };
}

/** Percent from the second quarter to the last. @param {readonly Quarter[]} quarters @param {'rss' | 'heap'} of */
const growth = ([, second, , last], of) => ((last?.[of] ?? NaN) / (second?.[of] ?? NaN) - 1) * 100;

/** Lets the readers read for four quarters. @param {import('./story-service.mjs').StoryService} service @param {Readers} readers */
async function watch(service, readers) {
  const reading = (await readers.identities(STREAMS)).map((identity) => readers.read(identity));
  await pause(WARM_UP_SECONDS * 1000);
  const bytes = readers.bytes;
  /** @type {Quarter[]} */
  const quarters = [];
  for (let index = 0; index < 4; index += 1) quarters.push(await watchQuarter(service, readers));
  const kilobytes = (readers.bytes - bytes) / 1000 / (4 * QUARTER_SECONDS);
  readers.stop();
  await Promise.all(reading);
  return { quarters, kilobytes };
}

/**
 * Many simultaneous stories, which end and begin all the time: checks that each one is complete, and the server's memory.
 *
 * @param {string} server folder of the built server
 * @returns {Promise<boolean>} whether all is within its limits
 */
export async function measureStreams(server) {
  console.log(`\n${STREAMS} stories at once, watched for ${4 * QUARTER_SECONDS} s:`);
  const service = await startStoryService(server);
  const readers = new Readers(service);
  try {
    const { quarters, kilobytes } = await watch(service, readers);
    const list = (/** @type {keyof Quarter} */ of) => quarters.map((quarter) => quarter[of].toFixed(0)).join(', ');
    for (const fault of readers.faults.slice(0, 5)) console.log(`  ${fault}`);
    console.log(`  ${readers.whole} stories came whole, ${kilobytes.toFixed(0)} kB/s of events in all`);
    console.log(`  after collections, by quarter: process ${list('rss')} MB, heap ${list('heap')} MB`);
    const least = Math.min(...quarters.map(({ flowing }) => flowing));
    const since = '% from the second quarter to the last';
    return [
      verdict('streams-lost', readers.faults.length, 0, `of ${readers.whole + readers.faults.length} stories`),
      verdict('streams-flowing', least, FLOWING_LIMIT, `of ${STREAMS} at once; by quarter ${list('flowing')}`, 'least'),
      verdict('streams-process-growth', growth(quarters, 'rss'), GROWTH_LIMIT, since),
      verdict('streams-heap-growth', growth(quarters, 'heap'), GROWTH_LIMIT, since),
    ].every(Boolean);
  } finally {
    readers.close();
    await service.stop();
  }
}
