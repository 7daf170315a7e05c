import { SetupError } from '../setup.mjs';

/**
 * @typedef {{ build?: string, 'dry-run'?: boolean, rollback?: boolean, pin?: string, unpin?: boolean, canary?: string, preview?: string, end?: string, remove?: boolean }} Options
 *   of the command line
 */

/** What publishes nothing and takes effect at once. */
const CHANGES = /** @type {const} */ (['rollback', 'pin', 'unpin', 'end', 'remove']);
/** For whom a release is. */
const AUDIENCES = /** @type {const} */ (['canary', 'preview']);

/** @param {Options} options @returns {boolean} whether they publish nothing */
export const isChange = (options) => CHANGES.some((name) => options[name]);

/**
 * @param {Options} options
 * @throws {SetupError} when they contradict each other, or have an impossible value
 */
export function checkOptions(options) {
  const given = [...CHANGES, ...AUDIENCES].filter((name) => options[name]);
  if (given.length > 1)
    throw new SetupError(`--${given.join(' and --')} are different changes: make one after the other.`);
  if (options['dry-run'] && isChange(options))
    throw new SetupError(`--dry-run is for releases. --${given[0]} builds nothing and can be undone at once.`);
  const { canary, preview } = options;
  if (canary !== undefined && !/^[1-9]\d?$/.test(canary))
    throw new SetupError('--canary takes the number of visitors of 100, from 1 to 99.');
  if (preview !== undefined && !/^[a-z0-9-]{1,40}$/.test(preview))
    throw new SetupError('The name of a preview is made of lower-case letters, digits and hyphens.');
}
