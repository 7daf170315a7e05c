// Which host a site is for, kept in its private record: a release writes pages again, and makes them ready for that host again.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RECORD } from '../release/release-files.mjs';
import { root, run } from '../run.mjs';
import { SetupError } from '../setup.mjs';
import { writeWhole } from '../site-folder.mjs';

/** `backend` is a text in records of earlier releases. @typedef {{ host: string, root?: string, backend?: string | readonly string[], functions?: readonly string[], settings: Readonly<Record<string, string>> }} RecordedHost */

/** Settings that the pages of a site depend on. All of them are public. */
const SETTINGS = ['SITE_URL', 'SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'];

/** @param {string} site */
const fileOf = (site) => join(site, RECORD, 'host.json');

const program = join(root, 'backend/dist/hosting.js');

/** @throws {SetupError} when sites cannot be made ready in this checkout */
export function checkProgram() {
  if (!existsSync(program)) throw new SetupError('The backend has no build yet: run `npm run build` first.');
}

/**
 * Makes a site ready for a host, with the settings of this process.
 *
 * @param {string} site folder
 * @param {Omit<RecordedHost, 'settings'>} options
 * @throws {SetupError} when it could not be made ready; the reason was printed
 */
export async function makeReady(site, options) {
  checkProgram();
  const { host, ...paths } = options;
  const given = Object.entries({ for: host, site, ...paths }).flatMap(([name, values]) =>
    [values].flat().map((value) => `--${name}=${value}`),
  );
  const { code } = await run(process.execPath, [program, ...given], { env: process.env });
  if (code !== 0) throw new SetupError(`${site} is not ready for ${host}.`);
  const settings = Object.fromEntries(
    SETTINGS.flatMap((name) => [[name, process.env[name]]]).filter(([, value]) => value),
  );
  await writeWhole(fileOf(site), JSON.stringify({ ...options, settings }));
}

/**
 * Changes a site, with the settings that it was made ready with unless others are set, and makes it ready for its host again.
 *
 * @param {string} site folder
 * @param {() => Promise<void>} change
 * @throws {SetupError} before the change, when it could not be made ready afterwards
 */
export async function keepReady(site, change) {
  /** @type {RecordedHost | undefined} */
  const recorded = existsSync(fileOf(site)) ? JSON.parse(await readFile(fileOf(site), 'utf8')) : undefined;
  if (recorded) checkProgram();
  for (const [name, value] of Object.entries(recorded?.settings ?? {})) process.env[name] ||= value;
  try {
    await change();
  } finally {
    if (recorded) {
      const { settings: _, ...options } = recorded;
      await makeReady(site, options);
    }
  }
}
