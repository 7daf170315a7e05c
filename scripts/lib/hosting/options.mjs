import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SetupError } from '../setup.mjs';

/** Hosts for which the assembly writes what they need; `backend/src/hosting` has each. */
export const HOSTS = /** @type {readonly string[]} */ (['nginx', 'caddy', 'cloudflare', 'netlify']);

/** Hosts that can ask servers of the operator's own. */
const OWN_SERVERS = ['nginx', 'caddy'];

/** @typedef {{ host?: string, site?: string, asIs?: boolean, root?: string, backend?: readonly string[], functions?: readonly string[] }} AssembleOptions */

const USAGE = `npm run assemble -- --for <${HOSTS.join('|')}> [--to <folder>] [--root <folder on the server>] [--backend <address>]… [--functions <address>]… [--as-is]`;

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
  const { for: host, to, root, backend, functions, 'as-is': asIs } = parsed(args);
  const site = to && resolve(to);
  if (host === undefined) {
    if (root ?? backend ?? functions ?? asIs) throw new SetupError(`Say for which host: ${USAGE}`);
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
  if (functions) checkOwnFunctions(host, environment);
  return {
    host,
    ...(site && { site }),
    ...(asIs && { asIs }),
    ...(root && { root }),
    ...(backend && { backend: backend.map((text) => addressOf('--backend', text)) }),
    ...(functions && { functions: functions.map((text) => addressOf('--functions', text)) }),
  };
}

/** @param {string} host @param {Readonly<Record<string, string | undefined>>} environment */
function checkOwnFunctions(host, environment) {
  if (!OWN_SERVERS.includes(host))
    throw new SetupError(`--functions is for ${OWN_SERVERS.join(' and ')}: ${host} asks no servers of yours.`);
  if (environment['SUPABASE_URL']?.trim())
    throw new SetupError(
      '--functions is for functions beside a backend of yours, but SUPABASE_URL is set: the pages ask that project for data and functions.',
    );
}

/** The address of a server without a slash at its end. @param {string} option @param {string} text */
function addressOf(option, text) {
  const [, address] = /^(http:\/\/(?:\[[\da-f:]+\]|[a-z\d.-]+)(?::\d+)?)\/?$/i.exec(text) ?? [];
  if (!address || !URL.canParse(address))
    throw new SetupError(
      `${option} ${text} is no address of a server: write it with http, its host and its port, and without a path, such as ${option} http://127.0.0.1:4000`,
    );
  return address;
}

/** @param {readonly string[]} args */
function parsed(args) {
  const text = /** @type {const} */ ({ type: 'string' });
  const texts = /** @type {const} */ ({ type: 'string', multiple: true });
  try {
    return parseArgs({
      args: [...args],
      options: { for: text, to: text, root: text, backend: texts, functions: texts, 'as-is': { type: 'boolean' } },
    }).values;
  } catch (error) {
    throw new SetupError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}
