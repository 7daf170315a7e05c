import { quantile } from './statistics.mjs';

const figure = (/** @type {number} */ value) => String(Number(value.toPrecision(3)));

/** Least and greatest of several values, and where the middle half of them lies. @param {readonly number[]} values */
export function range(values) {
  const [least, low, high, greatest] = [0, 0.25, 0.75, 1].map((part) => figure(quantile(values, part)));
  return `${least}–${greatest}, middle half ${low}–${high}`;
}

/**
 * Prints whether a figure is within its limit.
 *
 * @param {string} name
 * @param {number} value
 * @param {number} limit
 * @param {string} words the unit, and how the figure came to be
 * @param {'most' | 'least'} [kind] whether the limit is the most or the least that is good
 * @returns {boolean}
 */
export function verdict(name, value, limit, words, kind = 'most') {
  const within = kind === 'most' ? value <= limit : value >= limit;
  console.log(`${within ? '✓' : '✗'} ${name} ${figure(value)} (limit: at ${kind} ${figure(limit)}) ${words}`);
  return within;
}
