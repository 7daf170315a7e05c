import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from './setup.mjs';
import { readDescriptors } from './workspaces.mjs';

/** @typedef {import('./workspaces.mjs').Descriptor} Descriptor */

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const MAX_ID = 30;

/** First parts of addresses that the shell, the backend or the site's own files answer; `shell` is the host's name. */
const RESERVED = new RegExp(
  `^(?:${[
    'auth|signup|shell',
    'functions|healthz|inbox|metrics|readyz|rest|storage|version',
    'app|assets|index|none|prerender|remotes',
  ].join('|')})$`,
);

/** The first address of a port for development servers of modules; the shell has the one before. */
const FIRST_PORT = 5171;
/** Behind My Stories; the orders of the modules leave room between them. */
const FIRST_ORDER = 45;
const ORDER_STEP = 5;

/** `word-games` → `Word Games` @param {string} id */
export const titleOf = (id) =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/**
 * Checks that a new module can have this name.
 *
 * @param {string} id
 * @param {string} base the repository
 * @throws {SetupError} that says why it can't, and what to do
 */
export function checkNewId(id, base) {
  if (!ID.test(id) || id.length > MAX_ID) {
    throw new SetupError(
      `“${id}” can’t be the name of a module. Take lower-case letters, digits and single hyphens, beginning with a letter, ` +
        `${MAX_ID} at most, such as “word-games”.`,
    );
  }
  if (RESERVED.test(id)) {
    throw new SetupError(`“${id}” is a name that the site itself uses. Choose another one, such as “${id}-pages”.`);
  }
  const descriptors = readDescriptors(base);
  if (descriptors.some((descriptor) => descriptor.id === id)) {
    throw new SetupError(`There is a module “${id}” already, in mfe-${id}. Choose another name.`);
  }
  if (existsSync(join(base, `mfe-${id}`))) {
    throw new SetupError(`The folder mfe-${id} exists and is no module. Move it away if you need it, else remove it.`);
  }
  const owner = descriptors.find(({ routes }) => routes.some((route) => route.split('/')[1] === id));
  if (owner) throw new SetupError(`mfe-${owner.id} has pages under /${id}. Choose another name.`);
  const title = titleOf(id);
  const named = descriptors.find(({ nav }) => nav.some(({ label }) => label === title));
  if (named) throw new SetupError(`The navigation has “${title}” already, of mfe-${named.id}. Choose another name.`);
}

/** A place in the navigation that no item has. @param {readonly Descriptor[]} descriptors */
export function freeOrder(descriptors) {
  const taken = descriptors.flatMap(({ nav }) => nav.map(({ order }) => order));
  let order = FIRST_ORDER;
  while (taken.includes(order)) order += ORDER_STEP;
  return order;
}

/** A port that no other development server has. @param {readonly Descriptor[]} descriptors */
export function freePort(descriptors) {
  const taken = descriptors.map(({ port }) => port);
  let port = FIRST_PORT;
  while (taken.includes(port)) port += 1;
  return port;
}
