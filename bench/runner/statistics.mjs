/**
 * @typedef {import('./measure.mjs').Cost} Cost
 * @typedef {import('./measure.mjs').Pair} Pair
 * @typedef {Exclude<keyof Cost, 'outcome'>} Figure
 */

/** @param {readonly number[]} values at least one */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[Math.ceil(sorted.length / 2) - 1];
  const high = sorted[Math.floor(sorted.length / 2)];
  if (low === undefined || high === undefined) throw new Error('There are no values to take the median of.');
  return (low + high) / 2;
}

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
