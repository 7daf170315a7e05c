// Whether a release of a module and a shell can serve each other.
import { satisfies } from 'compare-versions';

/**
 * @typedef {Readonly<Record<string, { version: string, exports?: readonly string[] }>>} Provided shares of a shell by name
 * @typedef {{ readonly shared?: readonly { name: string, requiredVersion?: string }[], readonly uses?: Readonly<Record<string, readonly string[]>> }} Manifest
 *   the parts of a build's `mf-manifest.json` that name shares
 */

/**
 * Shares that a build wants in versions that the shell does not have.
 *
 * @param {Manifest} manifest
 * @param {Provided} provided
 */
export const versionMisfits = ({ shared = [] }, provided) =>
  shared.flatMap(({ name, requiredVersion: wanted }) => {
    const version = provided[name]?.version;
    if (!version || !wanted || wanted === '*' || satisfies(version, wanted)) return [];
    return [{ name, wanted, version }];
  });

/**
 * Exports of shares that a build reads and the shell does not have. Shares of other modules are not compared.
 *
 * @param {Manifest} manifest
 * @param {Provided} provided
 */
export const missingExports = ({ uses = {} }, provided) =>
  Object.entries(uses).flatMap(([share, used]) => {
    const known = provided[share]?.exports;
    const lacking = known ? used.filter((name) => !known.includes(name)) : [];
    return lacking.map((name) => ({ share, name }));
  });
