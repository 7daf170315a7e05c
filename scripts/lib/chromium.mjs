import { existsSync } from 'node:fs';
import { SetupError } from './setup.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same engine without windows, tabs and address bar, which are a fifth of the work. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Path of the Chromium that the journeys of `npm test` drive: `CHROMIUM_PATH`, else the headless shell where it is
 * installed. The key journeys in three engines, the screenshots and the benchmark use {@link findChromium}.
 *
 * @returns {string}
 * @throws {SetupError} when there is none, with how to get one
 */
export function findTestChromium() {
  return process.env.CHROMIUM_PATH === undefined && existsSync(SHELL) ? SHELL : findChromium();
}

/**
 * Path of the full Chromium; `CHROMIUM_PATH` takes precedence over the usual places.
 *
 * @returns {string}
 * @throws {SetupError} when there is none, with how to get one
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new SetupError(
      `CHROMIUM_PATH is ${chosen}, where there is no file. Correct it, or unset it to search the usual places.`,
    );
  }
  const found = PLACES.find((path) => existsSync(path));
  if (found) return found;
  throw new SetupError(
    `No Chromium in ${PLACES.join(', ')}. Install one (Debian and Ubuntu: apt-get install chromium; Fedora: dnf install chromium), ` +
      'or set CHROMIUM_PATH to the executable of a Chromium or Chrome.',
  );
}
