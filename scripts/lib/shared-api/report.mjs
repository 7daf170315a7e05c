// The report of what `shared` exports: shared/api.json.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, tool } from '../run.mjs';
import { SetupError } from '../setup.mjs';
import { surfaceOf } from './surface.mjs';

/** @typedef {import('./version-rule.mjs').Report} Report */

/** The report's place in the repository. */
export const REPORT = 'shared/api.json';

/**
 * The report of the sources, from the declarations that TypeScript writes for them.
 *
 * @param {string} base the repository
 * @returns {Promise<Report>}
 * @throws {SetupError} when there are none
 */
export async function currentReport(base) {
  const manifest = JSON.parse(readFileSync(join(base, 'shared/package.json'), 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'storyloom-declarations-'));
  try {
    const options = [
      '--noEmit',
      'false',
      '--declaration',
      '--emitDeclarationOnly',
      '--outDir',
      folder,
      '--rootDir',
      'shared',
    ];
    // What does not fit is found by the check of types; declarations are written all the same.
    const { output } = await run(tool('tsc'), ['-p', 'shared', ...options], { quiet: true, cwd: base });
    if (!existsSync(join(folder, 'src'))) throw new SetupError(`shared has no declarations:\n\n${output}`);
    return { version: manifest.version, ...surfaceOf(manifest, folder) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The report as the repository has it. @param {string} base @returns {Report | undefined} */
export function storedReport(base) {
  const file = join(base, REPORT);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** @param {Report} report */
export const reportText = (report) => `${JSON.stringify(report, null, 2)}\n`;
