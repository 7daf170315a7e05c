/**
 * @typedef {import('./measure.mjs').Cost} Cost
 * @typedef {import('./measure.mjs').Pair} Pair
 * @typedef {Exclude<keyof Cost, 'outcome'>} Figure
 */

/**
 * The value that a part of the values lies below, between two neighbours where need be.
 *
 * @param {readonly number[]} values at least one
 * @param {number} part from 0 to 1
 */
export function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  const place = part * (sorted.length - 1);
  const low = sorted[Math.floor(place)];
  const high = sorted[Math.ceil(place)];
  if (low === undefined || high === undefined) throw new Error('There are no values to take a part of.');
  return low + (high - low) * (place - Math.floor(place));
}

/** @param {readonly number[]} values at least one */
export const median = (values) => quantile(values, 0.5);

/** The median of one figure over several runs. @param {readonly Cost[]} runs @param {Figure} figure */
export const medianOf = (runs, figure) => median(runs.map((run) => run[figure]));

/** How many times the floor the product costs. @param {readonly Pair[]} pairs @param {Figure} figure */
export function ratioOfMedians(pairs, figure) {
  const product = pairs.map((pair) => pair.product);
  const floor = pairs.map((pair) => pair.floor);
  return medianOf(product, figure) / medianOf(floor, figure);
}

/** The same of each pair by itself, smallest first. @param {readonly Pair[]} pairs */
export const pairRatios = (pairs) =>
  pairs.map(({ floor, product }) => product.total / floor.total).sort((a, b) => a - b);
