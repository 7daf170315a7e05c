import { join } from 'node:path';
import { startProcess, temporaryFolder } from '../runner/server-process.mjs';
import { compareSizes } from './compare-sizes.mjs';
import { publishableKey } from './keys.mjs';
import { post, signUp } from './people.mjs';

/**
 * @typedef {import('./people.mjs').Server} Server
 * @typedef {import('./people.mjs').Person} Person
 */

const SIZES = { few: 50, many: 5000 };
/** @type {import('./compare-sizes.mjs').Sizes} */
const COMPARED = { part: 'library-size', ...SIZES, limit: 1.5 };
/** The dashboard requests 24 stories, and one more to see whether there is another page. */
const PAGE = 25;
/** Rows of one request, within the largest body that the server takes. */
const BATCH = 50;
const GENERATORS = ['fantasy', 'scifi', 'romance', 'mystery', 'adventure', 'historical', 'children'];

/** Requests for saved stories. Those that are not judged grow with what they find or read, and are only printed. */
const LISTS = [
  { name: 'first page', args: {}, judged: true },
  { name: 'a genre', args: { p_generators: ['romance'] }, judged: false },
  { name: 'by title', args: { p_order: 'title' }, judged: false },
  { name: 'a page in the middle', args: {}, from: 0.5, judged: false },
  { name: 'the page before it', args: { p_backwards: true }, from: 0.5, judged: false },
  { name: 'a word that one in ten has', args: { p_query: 'lamp 1' }, judged: false },
];

/** A row just small enough for its text to be stored in the row. @param {number} number */
const storyOf = (number) => ({
  title: `Lamp ${number % 50} of the road, story ${number}`,
  prompt: `A keeper of lamp ${number} finds that the road it lights leads somewhere else each night. Tell of one.`,
  story: Array.from({ length: 40 }, (_, line) => `Night ${line * number} went by under lamp ${line}.`).join('\n'),
  generator_id: GENERATORS[number % GENERATORS.length],
  language: 'English',
});

/** @param {Server} server @param {Person} person @param {string} name @param {object} args */
const call = (server, person, name, args) =>
  post(server, `/rest/v1/rpc/${name}`, args, { authorization: `Bearer ${person.token}` });

/** Creates a user with this many saved stories. @param {Server} server @param {number} number @param {number} stories */
export async function writer(server, number, stories) {
  const person = await signUp(server, number);
  for (let from = 0; from < stories; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, stories - from) }, (_, index) => storyOf(from + index));
    await post(server, '/rest/v1/user_stories', rows, {
      authorization: `Bearer ${person.token}`,
      prefer: 'return=representation',
    });
  }
  return person;
}

/** The cursor of a page at this position in the list. @param {Server} server @param {Person} person @param {number} place */
async function cursorAt(server, person, place) {
  let after = {};
  for (let seen = 0; seen < place; seen += PAGE) {
    const last = (await call(server, person, 'search_stories', { ...after, p_limit: PAGE })).at(-1);
    after = { p_from_created: last.created_at, p_from_id: last.id };
  }
  return after;
}

/**
 * The cost of the size of a library: the same requests of a user with fifty stories and of one with five
 * thousand, on one server.
 *
 * @param {string} folder of the built server
 * @returns {Promise<boolean>} whether it is within its limit
 */
export async function measureLibrary(folder) {
  const { folder: data, remove } = await temporaryFolder();
  const process = await startProcess(join(folder, 'main.js'), { env: { PORT: '0', STORYLOOM_DATA: data } });
  try {
    const server = { origin: process.origin, key: await publishableKey(data) };
    const few = await writer(server, 0, SIZES.few);
    const many = await writer(server, 1, SIZES.many);
    console.log(`\nA list of own stories, of someone with ${SIZES.few} and someone with ${SIZES.many}:`);
    let within = true;
    for (const { name, args, from, judged } of LISTS) {
      const [atFew, atMany] = from
        ? [await cursorAt(server, few, SIZES.few * from), await cursorAt(server, many, SIZES.many * from)]
        : [{}, {}];
      const askFew = () => call(server, few, 'search_stories', { ...args, ...atFew, p_limit: PAGE });
      const askMany = () => call(server, many, 'search_stories', { ...args, ...atMany, p_limit: PAGE });
      within = (await compareSizes(COMPARED, { name, judged }, askFew, askMany)) && within;
    }
    await compareSizes(
      COMPARED,
      { name: 'how many there are', judged: false },
      () => call(server, few, 'count_stories', {}),
      () => call(server, many, 'count_stories', {}),
    );
    return within;
  } finally {
    await process.stop();
    await remove();
  }
}
