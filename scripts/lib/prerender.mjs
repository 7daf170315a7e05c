import { spawn } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from './run.mjs';
import { SetupError } from './setup.mjs';

/** @typedef {import('./page-html.mjs').PrerenderedPage} PrerenderedPage */

/** The folder of a module's build that prerenders its pages; it is not part of the site. */
export const PRERENDER = 'prerender';

/**
 * Prerenders the pages of the shell and of all remotes, and their files, each with its build and the shell's, as in a browser.
 *
 * @param {{ releases: object, builds: Readonly<Record<string, string>>, shell: string }} options release map, and
 *   folders of the builds: of remotes by id, and of the shell
 * @throws SetupError when a page can't be prerendered, with the reason
 * @returns {Promise<{ pages: PrerenderedPage[], files: { path: string, content: string }[], startScript: string }>}
 */
export async function prerenderPages({ releases, builds, shell }) {
  const remotes = Object.keys(builds).filter((id) => existsSync(join(builds[id] ?? '', PRERENDER)));
  if (remotes.length === 0) return { pages: [], files: [], startScript: '' };
  if (!existsSync(join(shell, PRERENDER)))
    throw new SetupError('The shell’s build is not whole: run `npm run build` again.');
  // Below the project's own `node_modules`, where Node finds React.
  const work = join(root, 'node_modules/.cache/storyloom-prerender', String(process.pid));
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  try {
    await cp(join(shell, PRERENDER), join(work, 'node_modules/storyloom-host'), { recursive: true });
    for (const id of remotes) await cp(join(builds[id] ?? '', PRERENDER), join(work, id), { recursive: true });
    // Each in a process of its own: the names of styles in a page depend on all code that was loaded before, and a release must
    // not change the pages of other modules.
    const parts = [undefined, ...remotes].map(async (remote) => JSON.parse(await run(work, { releases, remote })));
    /** @type {Awaited<ReturnType<typeof prerenderPages>>[]} */
    const done = await Promise.all(parts);
    return {
      pages: done.flatMap(({ pages }) => pages),
      files: done.flatMap(({ files }) => files),
      startScript: done[0]?.startScript ?? '',
    };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
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
  if (code !== 0) throw new SetupError(`The public pages could not be written:\n\n${errors}`);
  return output;
}
