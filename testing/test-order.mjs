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
 * Files that were saved since the last run of `npm run test:watch`.
 *
 * @type {Set<string>}
 */
const saved = new Set();

/**
 * The plugin of Vitest that notes what is saved, for `TestOrder`.
 *
 * @returns {import('vitest/config').Plugin}
 */
export const noteSaved = () => ({
  name: 'storyloom-note-saved',
  configureServer({ watcher }) {
    watcher.on('change', (path) => saved.add(path));
  },
});

/** More imports than lie between any two files. */
const FAR = 1e6;

/**
 * How many imports lie between each file and the nearest one that was saved.
 *
 * @param {readonly TestFile[]} files
 * @returns {Map<string, number>} of those that import it, by path
 */
function distancesFromSaved(files) {
  const servers = new Set(files.map(({ project }) => project.vite));
  const graphs = [...servers].flatMap(({ environments }) =>
    Object.values(environments).map((each) => each.moduleGraph),
  );
  const distances = new Map([...saved].map((path) => [path, 0]));
  for (const [path, distance] of distances) {
    for (const graph of graphs) {
      for (const module of graph.getModulesByFile(path) ?? []) {
        for (const { file } of module.importers) if (file && !distances.has(file)) distances.set(file, distance + 1);
      }
    }
  }
  return distances;
}

/**
 * The order of the test files of each module: those with a document first, then the others. Where files share processes
 * (`isolate: false`), a process takes the next file only if that is of the same kind; otherwise it ends, and another loads jsdom and
 * all libraries again. Within each kind the longest come first, or with `--sequence.seed` all in a random order. After a save in
 * `npm run test:watch` those come first that import what was saved most directly, and their kind before the others.
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
    const distances = distancesFromSaved(sorted);
    saved.clear();
    const distance = (/** @type {TestFile} */ { moduleId }) => distances.get(moduleId) ?? FAR;
    /** @type {Map<string, number>} */
    const nearest = new Map();
    for (const file of sorted) nearest.set(kind(file), Math.min(distance(file), nearest.get(kind(file)) ?? FAR));
    const nearestOfKind = (/** @type {TestFile} */ file) => nearest.get(kind(file)) ?? FAR;
    return sorted.sort(
      (a, b) => nearestOfKind(a) - nearestOfKind(b) || kind(a).localeCompare(kind(b)) || distance(a) - distance(b),
    );
  }
}
