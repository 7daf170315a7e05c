import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { startProcess } from '../runner/server-process.mjs';
import { publishableKey } from './keys.mjs';
import { post, signUp } from './people.mjs';

/**
 * @typedef {import('./people.mjs').Server} Server
 * @typedef {import('./people.mjs').Person} Person
 */

const PEOPLE = 5;
/** Rows of one request: as many as the server takes. */
const BATCH = 100;
const CATEGORIES = ['fantasy', 'scifi', 'romance', 'mystery', 'adventure', 'historical', 'children'];

/** A prompt of typical length. @param {number} number */
const textOf = (number) =>
  `A keeper of lamp ${number} finds that the road it lights leads somewhere else each night, and that the people who ` +
  'come along it remember the keeper, though the keeper has never met any of them. Tell of the night she follows it.';

/** @param {Server} server @param {Person} person @param {string} table @param {readonly object[]} rows */
async function insert(server, person, table, rows) {
  const headers = { authorization: `Bearer ${person.token}`, prefer: 'return=representation' };
  const made = [];
  for (let from = 0; from < rows.length; from += BATCH) {
    made.push(...(await post(server, `/rest/v1/${table}`, rows.slice(from, from + BATCH), headers)));
  }
  return made;
}

/**
 * Fills a server with public prompts of several users, who like some of each other's, through its data interface as
 * their browsers would.
 *
 * @param {Server} server
 * @param {number} [count] how many to create
 * @returns {Promise<number>} how many prompts there are
 */
export async function fillCommunity(server, count = 1000) {
  /** @type {{ person: Person, prompts: readonly string[] }[]} */
  const people = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    const person = await signUp(server, number);
    const rows = Array.from({ length: count / PEOPLE }, (_, index) => ({
      title: `Lamp ${index} of person ${number}`,
      prompt: textOf(index),
      category: CATEGORIES[index % CATEGORIES.length],
      is_public: true,
    }));
    const made = /** @type {{ id: string }[]} */ (await insert(server, person, 'user_inspirations', rows));
    people.push({ person, prompts: made.map(({ id }) => id) });
  }
  // Each user likes fewer of the others' prompts than the one before, so that the numbers of likes differ.
  for (const [number, { person }] of people.entries()) {
    const others = people.filter((other) => other.person !== person).flatMap(({ prompts }) => prompts);
    const liked = others.filter((_, index) => index % (number + 2) === 0);
    await insert(
      server,
      person,
      'inspiration_likes',
      liked.map((id) => ({ inspiration_id: id })),
    );
  }
  return people.reduce((sum, { prompts }) => sum + prompts.length, 0);
}

/** Two data folders with the same content, and with the statistics of the planner. @param {string} server @param {string} folder */
export async function twoCommunities(server, folder) {
  const [ours, theirs] = [join(folder, 'gateway'), join(folder, 'lite')];
  const start = () => startProcess(join(server, 'main.js'), { env: { PORT: '0', STORYLOOM_DATA: ours } });
  const { origin, stop } = await start();
  const prompts = await fillCommunity({ origin, key: await publishableKey(ours) }).finally(stop);
  // The server collects statistics when it starts, and does not stop before.
  await (await start()).stop();
  await cp(ours, theirs, { recursive: true });
  return { ours, theirs, prompts };
}
