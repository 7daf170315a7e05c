import { existsSync } from 'node:fs';
import { SetupError } from './setup.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of the Chromium that browser tests and the benchmark drive; `CHROMIUM_PATH` goes before the usual places.
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
