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
