import { join } from 'node:path';
import { startProcess, temporaryFolder } from '../runner/server-process.mjs';
import { median } from '../runner/statistics.mjs';
import { range, verdict } from '../runner/verdict.mjs';
import { fillCommunity } from './community.mjs';
import { publishableKey } from './keys.mjs';
import { post } from './people.mjs';

/** @typedef {import('./people.mjs').Server} Server */

const SIZES = { few: 100, many: 10_000 };
const ROUNDS = 150;
const WARM_UP = 15;
/** What the Inspiration page asks for: ten, and one more that tells of another page. */
const PAGE = 11;

/** The time with many prompts over the time with few. */
const LIMIT = 1.5;

/** What visitors ask for. What is not judged grows with what it finds, and is told. */
const LISTS = [
  { name: 'first page', args: { p_limit: PAGE }, judged: true },
  { name: 'a category', args: { p_categories: ['romance'], p_limit: PAGE }, judged: true },
  {
    name: 'two filters',
    args: { p_difficulties: ['medium'], p_lengths: ['medium', 'long'], p_limit: PAGE },
    judged: true,
  },
  { name: 'a page in the middle', args: { p_limit: PAGE }, from: 0.5, judged: true },
  { name: 'a word that one in ten has', args: { p_query: 'lamp 1', p_limit: PAGE }, judged: false },
];

/** @param {Server} server @param {object} args */
const list = (server, args) => post(server, '/rest/v1/rpc/search_inspirations', args);

/** Where a page begins that lies this far down the list. @param {Server} server @param {number} prompts @param {number} part */
async function cursorAt(server, prompts, part) {
  let after = {};
  for (let seen = 0; seen < prompts * part; seen += 50) {
    const last = (await list(server, { ...after, p_limit: 50 })).at(-1);
    after = { p_after_likes: last.likes_count, p_after_id: last.id };
  }
  return after;
}

/** Milliseconds of one call. @param {() => Promise<unknown>} call */
async function timeOf(call) {
  const started = performance.now();
  await call();
  return performance.now() - started;
}

/**
 * Rounds of both sides, the one that begins changing from round to round.
 *
 * @param {() => Promise<unknown>} few
 * @param {() => Promise<unknown>} many
 */
async function race(few, many) {
  /** @type {{ few: number, many: number }[]} */
  const rounds = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const fewFirst = round % 2 === 0 ? await timeOf(few) : undefined;
    const ofMany = await timeOf(many);
    rounds.push({ few: fewFirst ?? (await timeOf(few)), many: ofMany });
  }
  return rounds.slice(WARM_UP);
}

/** @param {string} name @param {boolean} judged @param {() => Promise<unknown>} few @param {() => Promise<unknown>} many */
async function compare(name, judged, few, many) {
  const rounds = await race(few, many);
  const [ofFew, ofMany] = [median(rounds.map((round) => round.few)), median(rounds.map((round) => round.many))];
  console.log(`  ${name}: ${ofFew.toFixed(1)} ms with ${SIZES.few}, ${ofMany.toFixed(1)} ms with ${SIZES.many}`);
  if (!judged) return true;
  const words = `× the time with ${SIZES.few}, ${name}; ${range(rounds.map((round) => round.many / round.few))}`;
  return verdict('community-size', ofMany / ofFew, LIMIT, words);
}

/**
 * What the size of the community costs those who look at a list: the same requests with a hundred public prompts and with
 * ten thousand.
 *
 * @param {string} folder of the built server
 * @returns {Promise<boolean>} whether it is within its limit
 */
export async function measureCommunity(folder) {
  const { folder: data, remove } = await temporaryFolder();
  /** @type {{ stop: () => Promise<void> }[]} */
  const running = [];
  try {
    /** @type {Record<string, Server>} */
    const servers = {};
    for (const [name, prompts] of Object.entries(SIZES)) {
      const own = join(data, name);
      const process = await startProcess(join(folder, 'main.js'), { env: { PORT: '0', STORYLOOM_DATA: own } });
      running.push(process);
      const server = { origin: process.origin, key: await publishableKey(own) };
      servers[name] = server;
      await fillCommunity(server, prompts);
    }
    const { few, many } = /** @type {{ few: Server, many: Server }} */ (servers);
    console.log(`\nThe list of public prompts, ${SIZES.few} and ${SIZES.many} of them, median of ${ROUNDS} rounds:`);
    let within = true;
    for (const { name, args, from, judged } of LISTS) {
      const [atFew, atMany] = from
        ? [await cursorAt(few, SIZES.few, from), await cursorAt(many, SIZES.many, from)]
        : [{}, {}];
      const askFew = () => list(few, { ...args, ...atFew });
      const askMany = () => list(many, { ...args, ...atMany });
      within = (await compare(name, judged, askFew, askMany)) && within;
    }
    const count = (/** @type {Server} */ server) => post(server, '/rest/v1/rpc/count_inspirations', {});
    await compare(
      'how many there are',
      false,
      () => count(few),
      () => count(many),
    );
    return within;
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
    await remove();
  }
}
