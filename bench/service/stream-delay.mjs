import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../runner/statistics.mjs';
import { verdict } from '../runner/verdict.mjs';
import { parseEvent, readEvents } from './events.mjs';
import { promptOf, timesIn } from './order.mjs';
import { newGuest, startStoryService } from './story-service.mjs';
import { cpuBetween, usageOf } from './usage.mjs';

/** @typedef {import('./story-service.mjs').StoryService} StoryService */

const STREAMS = 400;
const EACH_SECOND = 60;

/** Stories that are requested at a time, until all are being written. */
const BEGUN_AT_ONCE = 20;
const SETTLE_MS = 2000;
const MEASURED_MS = 8000;
/** Long enough for all to begin and to be measured. */
const PIECES = 25 * EACH_SECOND;

/** Milliseconds from the moment when the provider writes a delta to that when the reader has read it. */
const LIMIT_MS = 30;

/** Milliseconds of a clock that all processes of the machine share. */
const now = () => Number(process.hrtime.bigint()) / 1e6;

/** Stories that are read at the same time, and how late each of their pieces is. */
class LateReaders {
  #service;
  #agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  isMeasuring = false;
  /** @type {number[]} */
  delays = [];
  /** @type {string[]} */
  faults = [];

  /** @param {StoryService} service */
  constructor(service) {
    this.#service = service;
  }

  /** Begins a story; resolves when its first text has arrived. @param {number} story @returns {Promise<void>} */
  async begin(story) {
    const headers = await newGuest(this.#service, story + 1);
    const order = { story, pauseMs: 0, pieces: PIECES, everyMs: 1000 / EACH_SECOND, stamped: true };
    const asked = { agent: this.#agent, headers, body: { prompt: promptOf(order), runId: crypto.randomUUID() } };
    await new Promise((resolve, reject) => {
      readEvents(`${this.#service.origin}/functions/v1/generate-story`, asked, (event) => {
        resolve(undefined);
        this.#hear(event);
      }).catch((error) => {
        reject(error);
        if (this.isMeasuring) this.faults.push(String(error));
      });
    });
  }

  /** @param {string} event */
  #hear(event) {
    if (!this.isMeasuring) return;
    const read = now();
    for (const written of timesIn(event)) this.delays.push(read - written);
    const { name, data } = parseEvent(event);
    if (name !== 'delta') this.faults.push(`A story ends with ${name} ${data.reason ?? data.message}`);
  }

  close() {
    this.#agent.destroy();
  }
}

/** @param {StoryService} service @param {LateReaders} readers */
async function measure({ backend }, readers) {
  for (let begun = 0; begun < STREAMS; begun += BEGUN_AT_ONCE) {
    await Promise.all(Array.from({ length: BEGUN_AT_ONCE }, (_, index) => readers.begin(begun + index)));
  }
  await pause(SETTLE_MS);
  const before = await usageOf(backend);
  readers.isMeasuring = true;
  await pause(MEASURED_MS);
  readers.isMeasuring = false;
  const after = await usageOf(backend);
  return { cpu: cpuBetween(before, after), memory: after.memory.rss };
}

/**
 * How much later the text of many simultaneous stories arrives than the provider writes it.
 *
 * @param {string} server folder of the built server
 * @returns {Promise<boolean>} whether it is within its limits
 */
export async function measureStreamDelay(server) {
  console.log(`\n${STREAMS} stories at once, ${EACH_SECOND} deltas a second each, for ${MEASURED_MS / 1000} s:`);
  const service = await startStoryService(server);
  const readers = new LateReaders(service);
  try {
    const { cpu, memory } = await measure(service, readers);
    const { delays, faults } = readers;
    for (const fault of faults.slice(0, 5)) console.log(`  ${fault}`);
    const each = `${((cpu * 1000) / delays.length).toFixed(1)} µs of processor time each`;
    const [middle, late, latest] = [0.5, 0.95, 0.99].map((part) => quantile(delays, part));
    console.log(`  ${(delays.length / (MEASURED_MS / 1000)).toFixed(0)} deltas a second, ${each}`);
    console.log(`  processor ${((cpu / MEASURED_MS) * 100).toFixed(0)} % of a core, ${(memory / 1e6).toFixed(0)} MB`);
    const words = `ms from the provider's write to the reader, 95th percentile; median ${middle?.toFixed(1)}, 99th ${latest?.toFixed(1)}`;
    return [
      verdict('stream-delay', late ?? NaN, LIMIT_MS, words),
      verdict('stream-delay-faults', faults.length, 0, `in ${STREAMS} stories`),
    ].every(Boolean);
  } finally {
    readers.close();
    await service.stop();
  }
}
