import { checks } from './checks.mjs';
import { elapsed } from './run.mjs';

/**
 * Runs the static checks one after the other and prints what each found.
 *
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runChecks() {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const check of checks) {
    const started = performance.now();
    const { ok, output } = await check.run();
    console.log(`${ok ? '✓' : '✗'} ${check.name} (${elapsed(started)})`);
    if (!ok) console.log(output.trimEnd());
    tally[ok ? 'passed' : 'failed'] += 1;
  }
  return tally;
}
