import { median } from '../runner/statistics.mjs';
import { range, verdict } from '../runner/verdict.mjs';

const ROUNDS = 150;
const WARM_UP = 15;

/**
 * Two sizes of the same thing, and how much longer the larger one may take.
 *
 * @typedef {object} Sizes
 * @property {string} part of the bench
 * @property {number} few
 * @property {number} many
 * @property {number} limit the time with many over the time with few
 */

/** Milliseconds of one call. @param {() => Promise<unknown>} call */
async function timeOf(call) {
  const started = performance.now();
  await call();
  return performance.now() - started;
}

/**
 * Rounds of both sides, which take turns to begin.
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

/**
 * Prints how long both take, and judges the ratio if it has a limit.
 *
 * @param {Sizes} sizes
 * @param {{ name: string, judged: boolean }} what
 * @param {() => Promise<unknown>} few
 * @param {() => Promise<unknown>} many
 * @returns {Promise<boolean>} whether it is within the limit
 */
export async function compareSizes(sizes, { name, judged }, few, many) {
  const rounds = await race(few, many);
  const [ofFew, ofMany] = [median(rounds.map((round) => round.few)), median(rounds.map((round) => round.many))];
  console.log(
    `  ${name}: ${ofFew.toFixed(1)} ms with ${sizes.few}, ${ofMany.toFixed(1)} ms with ${sizes.many}; median of ${ROUNDS} rounds`,
  );
  if (!judged) return true;
  const words = `× the time with ${sizes.few}, ${name}; ${range(rounds.map((round) => round.many / round.few))}`;
  return verdict(sizes.part, ofMany / ofFew, sizes.limit, words);
}
