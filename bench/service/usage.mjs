import { once } from 'node:events';
import { join } from 'node:path';

/** @typedef {{ cpu: NodeJS.CpuUsage, memory: NodeJS.MemoryUsage }} Usage */

/** Node's flags for a server whose usage can be asked for. */
export const OBSERVED = ['--expose-gc', '--import', join(import.meta.dirname, 'observed.mjs')];

/**
 * The usage that a server started with {@link OBSERVED} reports.
 *
 * @param {Pick<import('../runner/server-process.mjs').ServerProcess, 'child'>} server
 * @param {'usage' | 'usage after collection'} [asked] the latter collects garbage first
 * @returns {Promise<Usage>}
 */
export async function usageOf({ child }, asked = 'usage') {
  const said = once(child, 'message');
  child.send(asked);
  const [usage] = await said;
  return usage;
}

/** Milliseconds of processor time between two moments. @param {Usage} before @param {Usage} after */
export const cpuBetween = (before, after) =>
  (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / 1000;
