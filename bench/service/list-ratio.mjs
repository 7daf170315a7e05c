import { once } from 'node:events';
import { join } from 'node:path';
import { startProcess, temporaryFolder } from '../runner/server-process.mjs';
import { median } from '../runner/statistics.mjs';
import { range, verdict } from '../runner/verdict.mjs';
import { twoCommunities } from './community.mjs';
import { publishableKey } from './keys.mjs';
import { LIST, ROWS } from './lists.mjs';
import { Load } from './load.mjs';
import { cpuBetween, OBSERVED, usageOf } from './usage.mjs';

/** @typedef {import('../runner/server-process.mjs').ServerProcess} ServerProcess */

/** The least part of the bare SELECT's requests a second that the server reaches, by the number of its clients (decision 26). */
const LOADS = [
  { atOnce: 1, requests: 60, limit: 0.26 },
  { atOnce: 20, requests: 200, limit: 0.42 },
];
const ROUNDS = 20;
const WARM_UP = 6;

/** @param {ServerProcess} bare @param {typeof LOADS[number]} load @returns {Promise<number>} requests a second */
async function bareRate({ child }, load) {
  const said = once(child, 'message');
  child.send(load);
  const [{ rate }] = await said;
  return rate;
}

/** @param {ServerProcess} gateway @param {ServerProcess} bare @param {string} key @param {typeof LOADS[number]} load */
async function compare(gateway, bare, key, load) {
  const list = new Load(`${gateway.origin}${LIST}`, { apikey: key }, load.atOnce);
  try {
    /** @type {{ gateway: number, bare: number, cpu: number }[]} */
    const rounds = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const bareFirst = round % 2 === 0 ? await bareRate(bare, load) : undefined;
      const before = await usageOf(gateway);
      const rate = await list.rate(load.requests);
      const cpu = cpuBetween(before, await usageOf(gateway)) / load.requests;
      rounds.push({ gateway: rate, cpu, bare: bareFirst ?? (await bareRate(bare, load)) });
    }
    if (JSON.parse(list.answer ?? '[]').length !== ROWS) throw new Error(`The list is not whole: ${list.answer}`);
    const judged = rounds.slice(WARM_UP);
    const [ours, theirs, cpu] = /** @type {const} */ (['gateway', 'bare', 'cpu']).map((of) =>
      median(judged.map((round) => round[of])),
    );
    console.log(
      `  ${load.atOnce} at once: ${ours?.toFixed(0)} requests/s, ${cpu?.toFixed(2)} ms of processor time each; bare ${theirs?.toFixed(0)}`,
    );
    const ratios = judged.map((round) => round.gateway / round.bare);
    const words = `of the bare SELECT, ${load.atOnce} at once, median of ${ROUNDS} rounds; ${range(ratios)}`;
    return verdict('list-ratio', median(ratios), load.limit, words, 'least');
  } finally {
    list.close();
  }
}

/**
 * What a list costs beside its SELECT: the list of public prompts over HTTP, and its statement with its parameters asked of PGlite
 * in a process without a server.
 *
 * @param {string} server folder of the built server
 * @returns {Promise<boolean>} whether it is within its limits
 */
export async function measureListRatio(server) {
  const { folder, remove } = await temporaryFolder();
  /** @type {ServerProcess[]} */
  const running = [];
  try {
    const { ours, theirs, prompts } = await twoCommunities(server, folder);
    console.log(`\nThe ${ROWS} most liked of ${prompts} public prompts, over HTTP and as a bare SELECT:`);
    const gateway = await startProcess(join(server, 'main.js'), {
      env: { PORT: '0', STORYLOOM_DATA: ours },
      flags: OBSERVED,
    });
    running.push(gateway);
    const bare = await startProcess(join(import.meta.dirname, 'bare-select.mjs'), { args: [server, theirs, LIST] });
    running.push(bare);
    const key = await publishableKey(ours);
    let within = true;
    for (const load of LOADS) within = (await compare(gateway, bare, key, load)) && within;
    return within;
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
    await remove();
  }
}
