import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SetupError } from '../setup.mjs';

/** Hosts for which the assembly writes what they need; `backend/src/hosting` has each. */
export const HOSTS = /** @type {readonly string[]} */ (['nginx', 'caddy', 'cloudflare', 'netlify']);

/** @typedef {{ host?: string, site?: string, asIs?: boolean, root?: string, backend?: string }} AssembleOptions */

const USAGE = `npm run assemble -- --for <${HOSTS.join('|')}> [--to <folder>] [--root <folder on the server>] [--backend <address>] [--as-is]`;

/**
 * The options of `npm run assemble`.
 *
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {AssembleOptions} `host` is absent for the local server; `site` is the folder of the site;
 *   with `asIs` it is made ready as its releases are, and nothing is assembled
 * @throws {SetupError} that says what to write instead
 */
export function assembleOptions(args, environment) {
  const { for: host, to, root, backend, 'as-is': asIs } = parsed(args);
  const site = to && resolve(to);
  if (host === undefined) {
    if (root ?? backend ?? asIs) throw new SetupError(`Say for which host: ${USAGE}`);
    return { ...(site && { site }) };
  }
  if (!HOSTS.includes(host))
    throw new SetupError(`“${host}” is no host that this can assemble for. There are ${HOSTS.join(', ')}:\n${USAGE}`);
  const address = environment['SITE_URL']?.trim() ?? '';
  if (!/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : ''))
    throw new SetupError(
      `SITE_URL must be the address that people will use, because ${host} does not fill it in as the local server does:\n` +
        `SITE_URL=https://stories.example npm run assemble -- --for ${host}`,
    );
  return { host, ...(site && { site }), ...(asIs && { asIs }), ...(root && { root }), ...(backend && { backend }) };
}

/** @param {readonly string[]} args */
function parsed(args) {
  const text = /** @type {const} */ ({ type: 'string' });
  try {
    return parseArgs({
      args: [...args],
      options: { for: text, to: text, root: text, backend: text, 'as-is': { type: 'boolean' } },
    }).values;
  } catch (error) {
    throw new SetupError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}
