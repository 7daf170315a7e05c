/**
 * @typedef {import('./measure.mjs').Cost} Cost
 * @typedef {Exclude<keyof Cost, 'outcome'>} Figure
 */

/**
 * The quantile of the values, interpolated between neighbors.
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
const medianOf = (runs, figure) => median(runs.map((run) => run[figure]));

/**
 * The ratio of the cost of a run to the cost of the others.
 *
 * @param {readonly Cost[]} runs
 * @param {readonly Cost[]} others
 * @param {Figure} figure
 */
export const ratioOfMedians = (runs, others, figure = 'total') => medianOf(runs, figure) / medianOf(others, figure);

/** The same of each round by itself, smallest first. @param {readonly Cost[]} runs @param {readonly Cost[]} others */
export const ratiosByRound = (runs, others) =>
  runs
    .flatMap((run, round) => {
      const other = others[round];
      return other ? [run.total / other.total] : [];
    })
    .sort((a, b) => a - b);
