// What `npm run dev` starts: servers of sources, and of the last builds of the other modules.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { SetupError } from './setup.mjs';
import { readDescriptors } from './workspaces.mjs';

/**
 * @typedef {import('./workspaces.mjs').Descriptor} Descriptor
 * @typedef {object} DevPlan
 * @property {boolean} backend whether this checkout has its sources
 * @property {boolean} shell whether this checkout has its sources
 * @property {readonly Descriptor[]} sources modules with hot reload
 * @property {readonly Descriptor[]} builds modules of which the last build is served
 * @property {string} [from] address of the site that the others come from, without a slash at its end
 */

/** @param {string} from @returns {string} @throws {SetupError} */
function addressOf(from) {
  if (URL.canParse(from) && /^https?:$/.test(new URL(from).protocol)) return from.replace(/\/+$/, '');
  throw new SetupError(
    `--from takes the address of a deployed site, such as https://stories.example: “${from}” is none.`,
  );
}

/**
 * What to start for one module, or without one for all.
 *
 * @param {{ id?: string, from?: string, base?: string }} options id of the module, address of a deployed site, and the repository
 * @returns {DevPlan}
 * @throws {SetupError} that says what to write instead
 */
export function devPlan({ id, from, base = root }) {
  const descriptors = readDescriptors(base);
  const has = (/** @type {string} */ folder) => existsSync(join(base, folder, 'package.json'));
  const parts = { backend: has('backend'), shell: has('shell') };
  if (id === undefined) {
    if (from !== undefined) throw new SetupError('Say which module is yours: npm run dev -- <module> --from <address>');
    return { ...parts, sources: descriptors, builds: [] };
  }
  const own = descriptors.filter((descriptor) => descriptor.id === id);
  if (own.length === 0) {
    const known = descriptors.map((descriptor) => descriptor.id).join(', ');
    throw new SetupError(`This checkout has no module “${id}”. It has ${known || 'none'}.`);
  }
  if (from !== undefined) return { ...parts, sources: own, builds: [], from: addressOf(from) };
  return { ...parts, sources: own, builds: descriptors.filter((descriptor) => descriptor.id !== id) };
}

/**
 * What the plan leaves out, as sentences.
 *
 * @param {DevPlan} plan
 * @returns {readonly string[]}
 */
export function limitsOf({ backend, shell, sources, builds, from }) {
  const limits = [];
  if (!shell)
    limits.push(
      'This checkout has no shell: each module is shown alone, without header, sign-in and the other modules.',
    );
  else if (sources.length === 1 && builds.length === 0 && !from)
    limits.push('This checkout has no other module: `--from <address>` takes the others from a deployed site.');
  if (!backend)
    limits.push(
      from
        ? `This checkout has no backend: stories, prompts and accounts are those of ${from}. What you save there is saved.`
        : 'This checkout has no backend: pages that need data say that they can’t reach it.',
    );
  return limits;
}
