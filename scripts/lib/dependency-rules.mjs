import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './run.mjs';

const require = createRequire(import.meta.url);

/**
 * dependency-cruiser's swc parser reads every file as plain TypeScript, so JSX is a syntax error to it. This teaches it
 * `.tsx` before it takes its copy of the parser.
 */
function teachJsx() {
  const swc = require('@swc/core');
  const parse = /** @type {(file: string, options: object) => object} */ (/** @type {unknown} */ (swc.parseFileSync));
  Object.assign(swc, {
    parseFileSync: (/** @type {string} */ file, /** @type {object} */ options) =>
      parse(file, { ...options, tsx: /\.[jt]sx$/.test(file) }),
  });
}

/**
 * Checks a tree against `.dependency-cruiser.cjs`.
 *
 * @param {string} baseDir
 * @param {readonly string[]} folders of `baseDir`
 * @returns {Promise<{ modules: number, violations: { rule: string, from: string, to: string }[] }>}
 */
export async function checkDependencies(baseDir, folders) {
  teachJsx();
  const { cruise } = await import('dependency-cruiser');
  const { forbidden, options } = require(join(root, '.dependency-cruiser.cjs'));
  const result = await cruise(
    [...folders],
    { ...options, baseDir, validate: true, ruleSet: { forbidden } },
    { ...options.enhancedResolveOptions, extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  );
  if (typeof result.output === 'string') throw new TypeError('dependency-cruiser gave a text, not a result');
  const { summary, modules } = result.output;
  return {
    modules: modules.length,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
