import { Agent } from 'node:http';
import { median } from '../runner/statistics.mjs';
import { range, verdict } from '../runner/verdict.mjs';
import { parseEvent, readEvents } from './events.mjs';
import { promptOf } from './order.mjs';
import { addressOf, signUp } from './people.mjs';
import { FREE_STORIES, newGuest, startStoryService } from './story-service.mjs';

/** @typedef {import('./story-service.mjs').StoryService} StoryService */

const PAIRS = 100;
const WARM_UP = 10;
const PAUSE_MS = 50;

/** Milliseconds by which the first text arrives later than from the provider, for a signed-in user (decision 26). */
const LIMIT_MS = 4;

/** @param {number} story */
const prompt = (story) => promptOf({ story, pauseMs: PAUSE_MS, pieces: 16, everyMs: 5 });

/**
 * Milliseconds from a request to the first event with text.
 *
 * @param {string} url
 * @param {Parameters<typeof readEvents>[1]} asked
 * @param {(event: string) => boolean} isText
 * @returns {Promise<number>}
 */
async function timeToText(url, asked, isText) {
  const started = performance.now();
  /** @type {number | undefined} */
  let first;
  await readEvents(url, asked, (event) => {
    if (first === undefined && isText(event)) first = performance.now() - started;
  });
  if (first === undefined) throw new Error(`${url} gave no text.`);
  return first;
}

/** @param {StoryService} service */
async function measureTimes(service) {
  const { origin, completions, key } = service;
  const agent = new Agent({ keepAlive: true });
  const { token } = await signUp(service, 0);
  /** @type {Record<string, string>} */
  const person = { apikey: key, authorization: `Bearer ${token}`, 'x-forwarded-for': addressOf(0) };
  let guest = person;
  const story = (/** @type {number} */ number, /** @type {Record<string, string>} */ headers) =>
    timeToText(
      `${origin}/functions/v1/generate-story`,
      { agent, headers, body: { prompt: prompt(number), runId: crypto.randomUUID() } },
      (event) => parseEvent(event).name === 'delta',
    );
  const direct = (/** @type {number} */ number) =>
    timeToText(
      completions,
      { agent, body: { stream: true, messages: [{ role: 'user', content: prompt(number) }] } },
      (event) => event.includes('"content"'),
    );
  /** @type {{ direct: number, person: number, guest: number }[]} */
  const times = [];
  for (let number = 0; number < WARM_UP + PAIRS; number += 1) {
    if (number % FREE_STORIES === 0) guest = await newGuest(service, number + 1);
    // The signed-in request is followed by a direct one, because the service still works for it after its story has ended.
    times.push({
      guest: await story(number, guest),
      person: await story(number, person),
      direct: await direct(number),
    });
  }
  agent.destroy();
  return times.slice(WARM_UP);
}

/**
 * How much later the first text of a story arrives through the backend than from its provider.
 *
 * @param {string} server folder of the built server
 * @returns {Promise<boolean>} whether it is within its limit
 */
export async function measureFirstByte(server) {
  console.log(`\nFirst text of a story, from a provider that waits ${PAUSE_MS} ms, milliseconds:`);
  const service = await startStoryService(server);
  try {
    const times = await measureTimes(service);
    for (const side of /** @type {const} */ (['direct', 'person', 'guest'])) {
      const values = times.map((each) => each[side]);
      console.log(`  ${side.padEnd(6)} ${median(values).toFixed(2)}, median; ${range(values)}`);
    }
    const later = (/** @type {'person' | 'guest'} */ side) => times.map((each) => each[side] - each.direct);
    const guests = later('guest');
    console.log(`  guest later by ${median(guests).toFixed(2)}, median; ${range(guests)}`);
    const words = `ms later than the provider's own, signed in, median of ${PAIRS} pairs; ${range(later('person'))}`;
    return verdict('first-byte', median(later('person')), LIMIT_MS, words);
  } finally {
    await service.stop();
  }
}
