import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run, tool } from './run.mjs';

const FOLDER = join(root, 'node_modules/.cache/types');

/**
 * TypeScript runs four checkers by default, and each repeats the work on shared types: together they use three times the processor
 * time of one.
 */
const ONE_CHECKER = ['--checkers', '1'];

/** Arguments of `tsc` that check a package, or another configuration. @param {string} folder of its `tsconfig.json` */
export const typeCheck = (folder) => ['--noEmit', '-p', folder, ...ONE_CHECKER];

/**
 * Writes one configuration for all packages with the same options: their program checks `shared` once, and skips files that have not
 * changed since the last run.
 *
 * @param {readonly string[]} folders each with a `tsconfig.json`
 * @returns {readonly string[]} folders of configurations
 */
function programs(folders) {
  /** @type {Map<string, string[]>} */
  const includes = new Map();
  for (const folder of folders) {
    /** @type {{ compilerOptions: { types: string[] }, include: string[] }} */
    const { compilerOptions, include } = JSON.parse(readFileSync(join(root, folder, 'tsconfig.json'), 'utf8'));
    const options = JSON.stringify({ ...compilerOptions, types: compilerOptions.types.toSorted() });
    includes.set(options, [...(includes.get(options) ?? []), ...include.map((path) => join(root, folder, path))]);
  }
  return [...includes].map(([options, paths], index) => {
    const program = join(FOLDER, String(index));
    mkdirSync(program, { recursive: true });
    const configuration = {
      extends: relative(program, join(root, 'tsconfig.base.json')),
      compilerOptions: { ...JSON.parse(options), incremental: true, tsBuildInfoFile: 'info.json' },
      include: paths.map((path) => relative(program, path)),
    };
    writeFileSync(join(program, 'tsconfig.json'), JSON.stringify(configuration));
    return program;
  });
}

/** Checks the types of packages; those without a `tsconfig.json` are skipped. @param {readonly string[]} folders */
export async function checkTypes(folders) {
  const outputs = [];
  let ok = true;
  for (const program of programs(folders.filter((folder) => existsSync(join(root, folder, 'tsconfig.json'))))) {
    const { code, output } = await run(tool('tsc'), typeCheck(program), { quiet: true });
    ok &&= code === 0;
    outputs.push(output);
  }
  return { ok, output: outputs.join('') };
}
