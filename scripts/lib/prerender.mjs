import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from './run.mjs';
import { SetupError } from './setup.mjs';

/** @typedef {import('./page-html.mjs').PrerenderedPage} PrerenderedPage */

/** The folder of a module's build that prerenders its pages; it is not part of the site. */
export const PRERENDER = 'prerender';

/**
 * Prerenders the pages of the shell, or of one module with its build and the shell's, as in a browser. Each time in a process of its
 * own: the names of styles in a page depend on all code that was loaded before, and a release must not change other modules' pages.
 *
 * @param {{ releases: object, shell: string, remote?: { id: string, build: string } }} options release map, and folders of the builds
 *   for prerendering
 * @throws SetupError when a page can't be prerendered, with the reason
 * @returns {Promise<{ pages: PrerenderedPage[], files: { path: string, content: string }[], startScript: string }>}
 */
export async function prerenderPages({ releases, shell, remote }) {
  // Below the project's own `node_modules`, where Node finds React.
  const cache = join(root, 'node_modules/.cache/storyloom-prerender');
  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(join(cache, 'work-'));
  try {
    await cp(shell, join(work, 'node_modules/storyloom-host'), { recursive: true });
    if (remote) await cp(remote.build, join(work, remote.id), { recursive: true });
    return JSON.parse(await run(work, { releases, remote: remote?.id }));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Lines of an error that are shown: its message, and where it was thrown. */
const SHOWN_LINES = 4;

/** The error in the output of a process that ended with it. @param {string} output */
function reasonIn(output) {
  const start = Math.max(0, output.search(/^\w*Error\b.*: /m));
  return output.slice(start).trim().split('\n').slice(0, SHOWN_LINES).join('\n');
}

/** @param {string} work @param {{ releases: object, remote: string | undefined }} input */
async function run(work, input) {
  const child = spawn(process.execPath, [join(root, 'scripts/lib/prerender-pages.mjs'), work]);
  child.stdin.end(JSON.stringify(input));
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.on('close', resolve)),
  ]);
  if (code !== 0) throw new SetupError(reasonIn(errors));
  return output;
}
