import { ratioOfMedians, ratiosByRound } from './statistics.mjs';

/** @typedef {import('./measure.mjs').Cost} Cost */

const ms = (/** @type {number} */ value) => value.toFixed(0).padStart(6);
const times = (/** @type {number} */ value) => `×${value.toFixed(3)}`;

/** One run as a line. @param {string} name @param {Cost} cost */
export function describeRun(name, { total, script, layout, style, task, layouts, outcome }) {
  const parts = `script${ms(script)}  layout${ms(layout)}  style${ms(style)}  (all tasks${ms(task)})`;
  return `  ${name.padEnd(13)} cost${ms(total)} = ${parts}  ${layouts} layouts, ${outcome.words} words in ${outcome.deltas} deltas`;
}

/**
 * The ratio of several runs to several others.
 *
 * @param {string} name which over which
 * @param {readonly Cost[]} runs
 * @param {readonly Cost[]} others
 */
export function describeRatio(name, runs, others) {
  const of = (/** @type {import('./statistics.mjs').Figure} */ figure) => times(ratioOfMedians(runs, others, figure));
  return [
    `  ${name}, ratio of medians: ${of('total')}`,
    `    script ${of('script')}, layout ${of('layout')}, style ${of('style')}, all tasks ${of('task')}`,
    `    round by round: ${ratiosByRound(runs, others).map(times).join(' ')}`,
  ].join('\n');
}
