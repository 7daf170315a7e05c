import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';

/** @typedef {import('vitest/node').TestSpecification} TestFile */

/** @param {TestFile} file */
const hasDocument = ({ moduleId }) => readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/**
 * @param {readonly TestFile[]} files
 * @param {number} seed
 */
function inRandomOrder(files, seed) {
  /** @type {(file: TestFile) => string} */
  const chance = ({ project, moduleId }) =>
    createHash('sha1')
      .update(`${seed} ${relative(project.config.root, moduleId)}`)
      .digest('hex');
  return files
    .map((file) => ({ file, chance: chance(file) }))
    .sort((a, b) => (a.chance < b.chance ? -1 : 1))
    .map(({ file }) => file);
}

/**
 * The order of the test files of each module: those with a document first, then the others. Where files share processes
 * (`isolate: false`), a process takes the next file only if that is of the same kind; otherwise it ends, and another loads jsdom and
 * all libraries again. Within each kind the longest come first, or with `--sequence.seed` all in a random order.
 */
export class TestOrder extends BaseSequencer {
  /**
   * @override
   * @param {TestFile[]} files
   */
  async sort(files) {
    const { seed } = this.ctx.config.sequence;
    const sorted = seed === undefined ? await super.sort(files) : inRandomOrder(files, seed);
    const documents = new Set(sorted.filter(hasDocument));
    const kind = (/** @type {TestFile} */ file) => `${file.project.name} ${documents.has(file) ? 0 : 1}`;
    return sorted.sort((a, b) => kind(a).localeCompare(kind(b)));
  }
}
