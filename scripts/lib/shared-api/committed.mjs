import { execFileSync } from 'node:child_process';
import { REPORT } from './report.mjs';

/**
 * The reports of a repository's history that a version is compared with. A clone that is cut off, or a folder without git, has fewer or none.
 *
 * @param {string} base the repository
 * @param {string} version
 * @returns {{ same?: import('./version-rule.mjs').Report, earlier?: import('./version-rule.mjs').Report }} the first report with this
 *   version, and the last one before it with another version
 */
export function committedReports(base, version) {
  const git = (/** @type {readonly string[]} */ args) =>
    execFileSync('git', args, { cwd: base, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 });
  /** @type {import('./version-rule.mjs').Report | undefined} */
  let same;
  try {
    for (const commit of git(['log', '--first-parent', '--diff-filter=AM', '--format=%H', '--', REPORT])
      .split('\n')
      .filter(Boolean)) {
      const report = JSON.parse(git(['show', `${commit}:./${REPORT}`]));
      if (report.version !== version) return { ...(same && { same }), earlier: report };
      same = report;
    }
  } catch {
    // Without git, or outside of a repository.
  }
  return same ? { same } : {};
}
