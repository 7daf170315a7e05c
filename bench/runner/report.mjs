import { medianOf, pairRatios, ratioOfMedians } from './statistics.mjs';

/**
 * @typedef {import('./measure.mjs').Cost} Cost
 * @typedef {import('./measure.mjs').Pair} Pair
 */

const ms = (/** @type {number} */ value) => value.toFixed(0).padStart(6);
const times = (/** @type {number} */ value) => `×${value.toFixed(3)}`;

/** One run as a line. @param {import('./measure.mjs').Side} side @param {Cost} cost */
export function describeRun(side, { total, script, layout, style, task, layouts, outcome }) {
  const parts = `script${ms(script)}  layout${ms(layout)}  style${ms(style)}  (all tasks${ms(task)})`;
  return `  ${side.padEnd(7)} cost${ms(total)} = ${parts}  ${layouts} layouts, ${outcome.words} words in ${outcome.deltas} deltas`;
}

/** What several runs of both sides come to. @param {readonly Pair[]} pairs */
export function describePairs(pairs) {
  const ratios = pairRatios(pairs).map(times).join(' ');
  const of = (/** @type {import('./statistics.mjs').Figure} */ figure) => times(ratioOfMedians(pairs, figure));
  return [
    `  product over floor, ratio of medians: ${of('total')}`,
    `    script ${of('script')}, layout ${of('layout')}, style ${of('style')}, all tasks ${of('task')}`,
    `    pair by pair: ${ratios}`,
  ].join('\n');
}

/**
 * How the cost grows with the story; a cost that only follows its length grows as much as the length.
 *
 * @param {readonly Pair[]} pairs
 * @param {readonly Pair[]} longPairs
 * @param {number} length how many times longer the long story is
 */
export function describeGrowth(pairs, longPairs, length) {
  const growth = (/** @type {(pair: Pair) => Cost} */ side) =>
    times(medianOf(longPairs.map(side), 'total') / medianOf(pairs.map(side), 'total'));
  return [
    `\nGrowth of the cost in a story ×${length} as long:`,
    `  product ${growth(({ product }) => product)}, floor ${growth(({ floor }) => floor)}`,
  ].join('\n');
}
