import { join } from 'node:path';
import { startProcess, temporaryFolder } from '../runner/server-process.mjs';
import { fillCommunity } from './community.mjs';
import { compareSizes } from './compare-sizes.mjs';
import { publishableKey } from './keys.mjs';
import { post } from './people.mjs';

/** @typedef {import('./people.mjs').Server} Server */

const SIZES = { few: 100, many: 10_000 };
/** The Inspiration page requests ten prompts, and one more to see whether there is another page. */
const PAGE = 11;

/** @type {import('./compare-sizes.mjs').Sizes} */
const COMPARED = { part: 'community-size', ...SIZES, limit: 1.5 };

/** Requests of visitors. Those that are not judged grow with what they find, and are only printed. */
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

/** The cursor of a page at this position in the list. @param {Server} server @param {number} prompts @param {number} part */
async function cursorAt(server, prompts, part) {
  let after = {};
  for (let seen = 0; seen < prompts * part; seen += 50) {
    const last = (await list(server, { ...after, p_limit: 50 })).at(-1);
    after = { p_after_likes: last.likes_count, p_after_id: last.id };
  }
  return after;
}

/**
 * The cost of the size of the community for a list: the same requests with a hundred public prompts and with
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
    console.log(`\nThe list of public prompts, ${SIZES.few} and ${SIZES.many} of them:`);
    let within = true;
    for (const { name, args, from, judged } of LISTS) {
      const [atFew, atMany] = from
        ? [await cursorAt(few, SIZES.few, from), await cursorAt(many, SIZES.many, from)]
        : [{}, {}];
      const askFew = () => list(few, { ...args, ...atFew });
      const askMany = () => list(many, { ...args, ...atMany });
      within = (await compareSizes(COMPARED, { name, judged }, askFew, askMany)) && within;
    }
    const count = (/** @type {Server} */ server) => post(server, '/rest/v1/rpc/count_inspirations', {});
    await compareSizes(
      COMPARED,
      { name: 'how many there are', judged: false },
      () => count(few),
      () => count(many),
    );
    return within;
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
    await remove();
  }
}
