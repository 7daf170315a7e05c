import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root, run } from '../run.mjs';
import { SetupError, step } from '../setup.mjs';
import {
  entryIn,
  forEverybody,
  releaseBefore,
  withCanary,
  withEntry,
  withoutModule,
  withPreview,
} from './change-map.mjs';
import { pagesProblem, problemsOf, refusal, shellOf } from './gate.mjs';
import { checkOptions, isChange } from './options.mjs';
import { putInService } from './put-in-service.mjs';
import { contentOf, entryOf, nameIn, publish, readJson } from './release-files.mjs';
import { exclusively } from './lock.mjs';
import { reasonAgainstPages } from './site-pages.mjs';
import { readDescriptors } from '../workspaces.mjs';
import { log, readMap, writeMap } from './site-record.mjs';

/**
 * @typedef {import('./site-record.mjs').ReleaseMap} ReleaseMap
 * @typedef {import('./site-record.mjs').RemoteRelease} RemoteRelease
 * @typedef {import('./options.mjs').Options} Options
 */

/** Builds the module of this checkout, which needs no other module. @param {string} id @returns {Promise<string>} folder */
export async function buildModule(id) {
  const folder = join(root, `mfe-${id}`);
  if (id === 'shell')
    throw new SetupError('The shell is not released alone: `npm run assemble` puts its build in service.');
  if (!existsSync(folder)) {
    const known = readDescriptors().map((descriptor) => descriptor.id);
    throw new SetupError(`This checkout has no module “${id}”. It has ${known.join(', ') || 'none'}.`);
  }
  await step(`Building ${id}`, async () => {
    const { code, output } = await run('npm', ['run', 'build'], { cwd: folder, quiet: true });
    if (code !== 0) throw new SetupError(`${id} does not build:\n\n${output}`);
  });
  return join(folder, 'dist');
}

/** Says what a release would change. @param {string} site @param {string} id @param {string} build */
async function describe(site, id, build) {
  const { name, files } = await contentOf(build);
  const place = `remotes/${id}/${name}`;
  if (existsSync(join(site, place))) console.log(`The site has this release already: ${place}`);
  else for (const file of files.keys()) console.log(`+ ${place}/${file}`);
  console.log('± remotes.json, and pages of the module whose words differ');
}

/** @param {string} site @param {string} id @param {string} build @param {ReleaseMap} map @throws {SetupError} with everything that keeps the build from being released */
async function checkBuild(site, id, build, map) {
  const others = map.remotes.filter((remote) => remote.id !== id);
  const problems = await problemsOf(id, build, await shellOf(site), others);
  if (problems.length > 0) throw refusal(id, problems);
}

/**
 * Publishes the build and returns the entry of its release.
 *
 * @param {string} site @param {string} id @param {string} build @param {ReleaseMap} map
 * @throws {SetupError} with everything that keeps the build from being released, before anything is written
 */
async function publishChecked(site, id, build, map) {
  await checkBuild(site, id, build, map);
  return entryOf(site, id, await publish(site, id, build));
}

/** @param {ReleaseMap} map @param {string} id @param {RemoteRelease} published @param {Options} options */
function entryAfterRelease(map, id, published, { canary, preview }) {
  const current = map.remotes.find((remote) => remote.id === id);
  if (canary !== undefined)
    return { action: `canary ${canary} %`, entry: withCanary(entryIn(map, id), Number(canary), published) };
  if (preview !== undefined)
    return { action: `preview ${preview}`, entry: withPreview(entryIn(map, id), preview, published) };
  if (current?.pinned) {
    const isSame = nameIn(current) === nameIn(published);
    console.log(
      isSame
        ? `${id} is pinned to this release, which is in service. \`--unpin\` ends that.`
        : `${id} is pinned to ${nameIn(current)}: the release is published and not in service. \`--unpin\` ends that.`,
    );
    return { action: 'publish', entry: current };
  }
  return { action: 'release', entry: forEverybody(current, published) };
}

/**
 * The entry after a change that publishes nothing; none when the module is removed.
 *
 * @param {string} site @param {RemoteRelease} current @param {Options} options
 * @returns {Promise<{ action: string, entry?: RemoteRelease }>}
 */
async function changedEntry(site, current, { rollback, pin, unpin, end, remove }) {
  const { previews, ...withoutPreviews } = current;
  const { canary, ...withoutCanary } = current;
  const { pinned, ...withoutPin } = current;
  if (remove) return { action: 'removal' };
  if (rollback) return { action: 'rollback', entry: forEverybody(current, await releaseBefore(site, current)) };
  if (pin)
    return { action: 'pin', entry: { ...forEverybody(current, await entryOf(site, current.id, pin)), pinned: true } };
  if (unpin) {
    if (!pinned) throw new SetupError(`${current.id} is not pinned.`);
    return { action: 'unpin', entry: withoutPin };
  }
  if (end !== 'canary' && end !== 'preview') throw new SetupError('--end takes “canary” or “preview”.');
  if (end === 'canary' ? !canary : !previews) throw new SetupError(`${current.id} has no ${end}.`);
  return end === 'canary'
    ? { action: 'end of the canary', entry: withoutCanary }
    : { action: 'end of previews', entry: withoutPreviews };
}

/** Changes which releases are in service. @param {string} site @param {string} id @param {Options} options */
async function change(site, id, options) {
  const map = await readMap(site);
  const current = entryIn(map, id);
  const { action, entry } = await changedEntry(site, current, options);
  // At once: the pages, which are the same words in most cases, follow.
  const changed = entry ? withEntry(map, id, entry) : withoutModule(map, id);
  await writeMap(site, changed);
  await report(site, id, action, entry ?? current, entry && current);
  await putInService(site, changed);
}

/** @param {string} site @param {string} id @param {string} build folder @param {Options} options */
async function publishAndServe(site, id, build, options) {
  const map = await readMap(site);
  const published = await publishChecked(site, id, build, map);
  const { action, entry } = entryAfterRelease(map, id, published, options);
  await step(`Putting ${id} in service`, () => putInService(site, withEntry(map, id, entry), { released: id }));
  const before = map.remotes.find((remote) => remote.id === id);
  await report(site, id, action, published, action === 'release' ? before : undefined);
}

/**
 * Releases a module, or changes which of its releases is in service. Nothing of other modules changes, also when they are released
 * at the same time.
 *
 * @param {string} id of the module
 * @param {string} to folder of the site
 * @param {Options} options
 * @throws {SetupError} that says what to do; nothing is changed then
 */
export async function releaseModule(id, to, options) {
  const site = resolve(to);
  if (!existsSync(join(site, 'remotes.json')))
    throw new SetupError(
      `${to} is not an assembled site. \`npm run assemble\` makes one, in a checkout with the shell.`,
    );
  checkOptions(options);
  if (isChange(options)) return exclusively(site, () => change(site, id, options));
  const build = options.build ? resolve(options.build) : await buildModule(id);
  if (!options['dry-run']) return exclusively(site, () => publishAndServe(site, id, build, options));
  const map = await readMap(site);
  await checkBuild(site, id, build, map);
  const planned = withEntry(map, id, await readJson(join(build, 'remote.json')));
  const reason = await reasonAgainstPages(site, planned, id, build);
  if (reason) throw refusal(id, [pagesProblem(reason)]);
  return describe(site, id, build);
}

/** @param {string} site @param {string} id @param {string} action @param {RemoteRelease} entry @param {RemoteRelease} [before] */
async function report(site, id, action, entry, before) {
  const release = nameIn(entry) ?? '';
  const previous = before && nameIn(before);
  await log(site, { action, id, release, ...(previous && previous !== release && { previous }) });
  console.log(`${id}: ${action}, ${release}${previous && previous !== release ? ` (before: ${previous})` : ''}`);
}
