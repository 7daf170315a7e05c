import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules, testedModules } from './modules.mjs';
import { root, run, tool } from './run.mjs';
import { SetupError } from './setup.mjs';
import { appFolders } from './workspaces.mjs';

/** @param {readonly string[]} args */
async function git(args) {
  const { code, output } = await run('git', args, { quiet: true });
  if (code !== 0) throw new SetupError(`git ${args.join(' ')} failed:\n\n${output}`);
  return output.split('\n').filter(Boolean);
}

/**
 * Folders of the modules that changed since a commit, and of the tested modules that the changes can make fail: a module
 * depends on others through its package, and on files of the root through `globalDependencies` of turbo.json.
 *
 * @param {string} commit
 * @returns {Promise<{ changed: readonly string[], affected: readonly string[] }>}
 * @throws {SetupError} when there is no such commit
 */
export async function changedSince(commit) {
  const files = [
    ...(await git(['diff', '--name-only', commit, '--'])),
    ...(await git(['ls-files', '--others', '--exclude-standard'])),
  ];
  const { code, output } = await run(tool('turbo'), ['ls', '--affected', '--output=json'], {
    quiet: true,
    env: { TURBO_SCM_BASE: commit },
  });
  if (code !== 0) throw new SetupError(`turbo could not tell what changed:\n\n${output}`);
  const { packages } = JSON.parse(output.slice(output.indexOf('{')));
  const affected = new Set(packages.items.map((/** @type {{ path: string }} */ { path }) => path));
  return {
    changed: modules.filter((module) => files.some((file) => file.startsWith(`${module}/`))),
    affected: testedModules.filter((module) => affected.has(module)),
  };
}

const JOURNEYS = join(root, 'e2e/engines/journeys');

/** The tags in the key journeys. */
function knownTags() {
  const sources = readdirSync(JOURNEYS).map((file) => readFileSync(join(JOURNEYS, file), 'utf8'));
  return new Set(sources.flatMap((source) => source.match(/(?<=')@[a-z][a-z0-9-]*(?=')/g) ?? []));
}

/**
 * Tags of the key journeys of these modules, such as `@generator` of `mfe-generator`, where there are any. Modules that all
 * others depend on, such as `shared`, have all of them.
 *
 * @param {readonly string[]} changed folders
 * @param {readonly string[]} [apps] folders of the modules with pages
 */
export function journeyTags(changed, apps = appFolders()) {
  const isInAll = ['shared', 'storyteller', 'supabase', 'backend', 'e2e'].some((module) => changed.includes(module));
  const known = knownTags();
  return apps
    .filter((module) => isInAll || changed.includes(module))
    .map((module) => `@${module.replace(/^mfe-/, '')}`)
    .filter((tag) => known.has(tag));
}
