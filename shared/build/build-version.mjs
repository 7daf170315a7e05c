import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a module is made of, from its folder. READMEs are not: turbo does not build it again for them. */
const OWN = ['.', ':(exclude)README.md'];
const SHARED = ['../shared', ':(exclude)../shared/README.md'];

/**
 * The last commit that changed the module or `shared`, so that other commits leave its files as they are, and the time of that commit,
 * so that a build gives the same files whenever it runs. Empty without git, outside a repository, and where the history is cut off.
 *
 * @param {string} root
 * @returns {{ commit?: string, built?: string }}
 */
function lastCommit(root) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['--no-optional-locks', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  // A module may be kept in a repository of its own.
  const sources = existsSync(join(root, '../shared')) ? [...OWN, ...SHARED] : OWN;
  try {
    const [commit, seconds, parent] = git('log', '-1', '--format=%H %ct %P', '--', ...sources).split(' ');
    // The oldest commit of a shallow clone seems to have changed everything.
    const isCutOff = !parent && git('rev-parse', '--is-shallow-repository') === 'true';
    if (!commit || isCutOff) return {};
    const isDirty = git('status', '--porcelain', '--', ...sources) !== '';
    return {
      commit: isDirty ? `${commit}-dirty` : commit,
      built: new Date(Number(seconds) * 1000).toISOString().replace('.000', ''),
    };
  } catch {
    return {};
  }
}

/**
 * Which source a module is built from: see `BuildVersion` of the contract.
 *
 * @param {string} root folder of the module, beside `shared`
 * @returns {{ version: string, commit?: string, built?: string }}
 */
export function buildVersion(root) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { version, ...lastCommit(root) };
}
