import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDependencies } from './dependency-rules.mjs';
import { root, run, tool } from './run.mjs';

/** @typedef {{ name: string, run: () => Promise<{ ok: boolean, output: string }> }} Check */

/** @param {string} name @param {string} program @param {readonly string[]} args @returns {Check} */
function command(name, program, args) {
  return {
    name,
    async run() {
      const { code, output } = await run(tool(program), args, { quiet: true });
      return { ok: code === 0, output };
    },
  };
}

/** @type {readonly string[]} */
const workspaces = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;

/** The rules must see modules and keep them apart. @type {Check} */
const dependencies = {
  name: 'dependency rules',
  async run() {
    const { modules, violations } = await checkDependencies(root, workspaces);
    const lines = violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`);
    return { ok: modules > 100 && violations.length === 0, output: [`${modules} modules`, ...lines].join('\n') };
  },
};

/** What the planted fixture breaks; a checker that sees nothing would report nothing. */
const PLANTED = ['apps-share-only-shared', 'features-do-not-meet', 'packages-by-name-only'];

/** @type {Check} */
const plantedViolation = {
  name: 'dependency rules catch a planted violation',
  async run() {
    const fixture = join(root, 'scripts/fixtures/dependency-violation');
    const { violations } = await checkDependencies(fixture, ['mfe-one', 'mfe-two']);
    const missed = PLANTED.filter((rule) => !violations.some((violation) => violation.rule === rule));
    return { ok: missed.length === 0, output: missed.map((rule) => `not caught: ${rule}`).join('\n') };
  },
};

/** Everything that needs neither a build nor a browser. @type {readonly Check[]} */
export const checks = [
  command('formatting', 'oxfmt', ['--check']),
  command('lint', 'oxlint', ['--deny-warnings']),
  dependencies,
  plantedViolation,
  command('dead code', 'knip', ['--no-progress']),
  command('types', 'turbo', ['run', 'types', '--output-logs=errors-only']),
  command('types of the scripts', 'tsc', ['--noEmit', '-p', 'scripts']),
];
