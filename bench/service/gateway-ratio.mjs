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

/** One side in one round: requests a second, and milliseconds of the server's processor time for one. @typedef {{ rate: number, cpu: number }} Round */

const LOADS = [
  { name: 'sequential', atOnce: 1, requests: 30 },
  { name: '10 at once', atOnce: 10, requests: 60 },
];
const ROUNDS = 40;
const WARM_UP = 4;

/** The gateway's requests a second, over those of Lite alone (decision 26). */
const LIMIT = 0.82;

/** @param {Load} load @param {ServerProcess} process @param {number} requests @returns {Promise<Round>} */
async function measure(load, process, requests) {
  const before = await usageOf(process);
  const rate = await load.rate(requests);
  return { rate, cpu: cpuBetween(before, await usageOf(process)) / requests };
}

/**
 * Rounds of both sides, which take turns to begin.
 *
 * @param {readonly [Load, ServerProcess]} gateway
 * @param {readonly [Load, ServerProcess]} lite
 * @param {number} requests of one side in one round
 */
async function race(gateway, lite, requests) {
  /** @type {{ gateway: Round, lite: Round }[]} */
  const rounds = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const gatewayFirst = round % 2 === 0 ? await measure(...gateway, requests) : undefined;
    const ofLite = await measure(...lite, requests);
    rounds.push({ gateway: gatewayFirst ?? (await measure(...gateway, requests)), lite: ofLite });
  }
  return rounds.slice(WARM_UP);
}

/** @param {ServerProcess} gateway @param {ServerProcess} lite @param {string} key @param {typeof LOADS[number]} load */
async function compare(gateway, lite, key, { name, atOnce, requests }) {
  const loadOf = (/** @type {ServerProcess} */ { origin }) => new Load(`${origin}${LIST}`, { apikey: key }, atOnce);
  const ours = loadOf(gateway);
  const theirs = loadOf(lite);
  try {
    const rounds = await race([ours, gateway], [theirs, lite], requests);
    if (ours.answer !== theirs.answer) throw new Error('The gateway and Lite alone do not answer alike.');
    const rows = JSON.parse(ours.answer ?? '[]');
    if (rows.length !== ROWS) throw new Error(`The list is not whole: ${ours.answer}`);
    for (const side of /** @type {const} */ (['gateway', 'lite'])) {
      const [rate, cpu] = /** @type {const} */ (['rate', 'cpu']).map((of) =>
        median(rounds.map((round) => round[side][of])),
      );
      console.log(`  ${name}, ${side}: ${rate?.toFixed(0)} requests/s, ${cpu?.toFixed(2)} ms of processor time each`);
    }
    const ratios = rounds.map((round) => round.gateway.rate / round.lite.rate);
    const words = `of Lite alone, ${name}, median of ${ROUNDS} rounds; ${range(ratios)}`;
    return verdict('gateway-ratio', median(ratios), LIMIT, words, 'least');
  } finally {
    ours.close();
    theirs.close();
  }
}

/**
 * The cost of the gateway: the list of public prompts through it, and from Lite alone in a similar process.
 *
 * @param {string} server folder of the built server
 * @returns {Promise<boolean>} whether it is within its limit
 */
export async function measureGatewayRatio(server) {
  const { folder, remove } = await temporaryFolder();
  /** @type {ServerProcess[]} */
  const running = [];
  try {
    const { ours, theirs, prompts } = await twoCommunities(server, folder);
    console.log(`\nThe ${ROWS} most liked of ${prompts} public prompts, through the gateway and from Lite alone:`);
    const env = { PORT: '0', STORYLOOM_DATA: ours };
    const gateway = await startProcess(join(server, 'main.js'), { env, flags: OBSERVED });
    running.push(gateway);
    const alone = { args: [server, theirs], flags: OBSERVED };
    const lite = await startProcess(join(import.meta.dirname, 'lite-alone.mjs'), alone);
    running.push(lite);
    const key = await publishableKey(ours);
    let within = true;
    for (const load of LOADS) within = (await compare(gateway, lite, key, load)) && within;
    return within;
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
    await remove();
  }
}
