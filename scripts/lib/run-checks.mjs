import { elapsed } from './run.mjs';

/**
 * Runs the static checks one after the other and prints their findings.
 *
 * @param {readonly import('./checks.mjs').Check[]} checks
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runChecks(checks) {
  /** @type {import('./tally.mjs').Tally} */
  const tally = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const check of checks) {
    const started = performance.now();
    const { ok, output } = await check.run();
    console.log(`${ok ? '✓' : '✗'} ${check.name} (${elapsed(started)})`);
    if (!ok) {
      console.log(output.trimEnd());
      tally.failures.push(`check: ${check.name}`);
    }
    tally[ok ? 'passed' : 'failed'] += 1;
  }
  return tally;
}
