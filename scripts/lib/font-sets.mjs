import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { SetupError } from './setup.mjs';

/**
 * A set of fonts that a machine may have: a fontconfig file, `e2e/fonts/<name>.conf`, with the only fonts that
 * the browser can use, and the Debian packages with these fonts, each with one of its files.
 *
 * @typedef {{ name: string, packages: Readonly<Record<string, string>> }} FontSet
 */

const LIBERATION = { 'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf' };
const DEJAVU = { 'fonts-dejavu-core': '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf' };
const NOTO_CJK = { 'fonts-noto-cjk': '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc' };

/** The journeys run in this one. @type {FontSet} */
export const FIRST_SET = { name: 'liberation', packages: LIBERATION };

/** Layout is measured again in these. @type {readonly FontSet[]} */
export const OTHER_SETS = [
  { name: 'dejavu', packages: DEJAVU },
  // A machine with Chinese fonts also has Latin fonts, which may be preferred to them.
  { name: 'noto-cjk', packages: { ...NOTO_CJK, ...LIBERATION } },
];

/** The Playwright project that measures layout in one of {@link OTHER_SETS}. @param {FontSet} set */
export const layoutProject = ({ name }) => `layout-${name}`;

/**
 * Why a set cannot be used here, as a sentence; `undefined` when it can.
 *
 * @param {FontSet} set
 * @param {{ platform?: NodeJS.Platform, exists?: (path: string) => boolean }} [machine]
 */
export function reasonAgainst({ packages }, { platform = process.platform, exists = existsSync } = {}) {
  if (platform !== 'linux') return 'FONTCONFIG_FILE chooses fonts on Linux only';
  const missing = Object.keys(packages).filter((name) => !exists(packages[name] ?? ''));
  return missing.length === 0 ? undefined : `install ${missing.join(' and ')} (Debian and Ubuntu: apt-get install)`;
}

/**
 * Environment for a browser that uses only the fonts of a set; empty where fonts can't be chosen.
 *
 * @param {FontSet} set
 * @param {Parameters<typeof reasonAgainst>[1]} [machine]
 * @returns {Record<string, string>}
 */
export function fontEnv(set, machine) {
  return reasonAgainst(set, machine) === undefined
    ? { FONTCONFIG_FILE: join(root, 'e2e/fonts', `${set.name}.conf`) }
    : {};
}

/**
 * The Playwright projects that measure layout in other fonts and can run here, and a line for each set of fonts that can't.
 *
 * @param {Parameters<typeof reasonAgainst>[1] & { ci?: boolean }} [machine] `ci`: a set that is missing is a failure
 * @throws {SetupError} that names the sets and the packages
 * @returns {{ projects: string[], skips: string[] }}
 */
export function chooseLayouts({ ci = process.env.CI === 'true', ...machine } = {}) {
  const lines = [FIRST_SET, ...OTHER_SETS].flatMap((set) => {
    const reason = reasonAgainst(set, machine);
    return reason === undefined ? [] : [`font set “${set.name}”: ${reason}`];
  });
  if (ci && lines.length > 0) throw new SetupError(`Fonts that the journeys need are missing:\n${lines.join('\n')}`);
  const usable = OTHER_SETS.filter((set) => reasonAgainst(set, machine) === undefined);
  return { projects: usable.map(layoutProject), skips: lines };
}
