import { root } from '../run.mjs';
import { committedReports } from './committed.mjs';
import { currentReport, REPORT, reportText, storedReport } from './report.mjs';
import { changesOf, versionProblems } from './version-rule.mjs';

const REWRITE = '`npm run api` writes it, with the version that the changes need.';

/**
 * Compares the report of what `shared` exports with its sources, and its version with those that were committed.
 *
 * @param {string} [base] the repository
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function checkSharedApi(base = root) {
  const now = await currentReport(base);
  const stored = storedReport(base);
  if (!stored) return { ok: false, output: `${REPORT} is missing. ${REWRITE}` };
  const versions = versionProblems(now, committedReports(base, now.version));
  if (versions.length > 0) return { ok: false, output: [...versions, REWRITE].join('\n') };
  if (reportText(stored) === reportText(now)) return { ok: true, output: '' };
  const { broken, added } = changesOf(stored, now);
  const changes = [...broken, ...added].map((text) => `  • ${text}`);
  return { ok: false, output: [`${REPORT} is not up to date. ${REWRITE}`, ...changes].join('\n') };
}

/** @type {import('../checks.mjs').Check} */
export const sharedApi = { name: 'the report of what shared exports, and its version', run: () => checkSharedApi() };
