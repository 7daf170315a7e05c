// Which step of the version a change of the public surface needs, as semantic versioning has it: docs/decisions/029-public-surface.md.

/**
 * @typedef {import('./surface.mjs').Surface} Surface
 * @typedef {import('./surface.mjs').Signature} Signature
 * @typedef {{ version: string } & Surface} Report
 * @typedef {{ broken: readonly string[], added: readonly string[] }} Changes as sentences
 */

/** A member or a parameter that may be left out. */
const OPTIONAL = /^(?:\d+ )?(?:readonly )?(?:[\w$]+|'[^']*')\?[:(<]/;

/** @param {Signature} before @param {Signature} now @returns {'none' | 'added' | 'broken'} */
function changeOf(before, now) {
  const [added, removed] = [now.filter((line) => !before.includes(line)), before.filter((line) => !now.includes(line))];
  if (removed.length > 0 || !added.every((line) => OPTIONAL.test(line))) return 'broken';
  return added.length > 0 ? 'added' : 'none';
}

/**
 * Where two lists of signatures differ.
 *
 * @param {Readonly<Record<string, Signature>>} before
 * @param {Readonly<Record<string, Signature>>} now
 * @param {string} place
 */
function differences(before, now, place) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return names.flatMap((name) => {
    const [old, current] = [before[name], now[name]];
    if (!old) return [{ name, kind: 'added', text: `${name} of ${place} is new` }];
    if (!current) return [{ name, kind: 'broken', text: `${name} of ${place} is gone` }];
    const kind = changeOf(old, current);
    if (kind === 'none') return [];
    const text = kind === 'added' ? `${name} of ${place} has new optional parts` : `${name} of ${place} has changed`;
    return [{ name, kind, text }];
  });
}

/**
 * What changed from one surface to another.
 *
 * @param {Surface} before
 * @param {Surface} now
 * @returns {Changes}
 */
export function changesOf(before, now) {
  const entries = new Set([...Object.keys(before.entries), ...Object.keys(now.entries)]);
  const inEntries = [...entries].flatMap((entry) =>
    differences(before.entries[entry] ?? {}, now.entries[entry] ?? {}, entry),
  );
  // One that came or went is named by a signature that changed.
  const isInBoth = (/** @type {{ name: string }} */ { name }) => name in before.behind && name in now.behind;
  const behind = differences(before.behind, now.behind, 'the types behind the exports').filter(isInBoth);
  const all = [...inEntries, ...behind];
  const textsOf = (/** @type {string} */ kind) => all.filter((one) => one.kind === kind).map(({ text }) => text);
  return { broken: textsOf('broken'), added: textsOf('added') };
}

/** @param {string} version */
const numbersOf = (version) => version.split('.').map(Number);

/**
 * The least version after another one for these changes. Below 1.0.0 the second number stands for what the first one says later.
 *
 * @param {string} version
 * @param {Changes} changes
 */
export function nextVersion(version, { broken, added }) {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  if (broken.length > 0) return major > 0 ? `${major + 1}.0.0` : `0.${minor + 1}.0`;
  if (added.length > 0) return major > 0 ? `${major}.${minor + 1}.0` : `0.${minor}.${patch + 1}`;
  return version;
}

/** Whether a version is at least another one. @param {string} version @param {string} least */
export function isAtLeast(version, least) {
  const [one, other] = [numbersOf(version), numbersOf(least)];
  const index = one.findIndex((number, at) => number !== other[at]);
  return index === -1 || (one[index] ?? 0) > (other[index] ?? 0);
}

/**
 * Why a version does not say what changed, as sentences.
 *
 * @param {Report} now
 * @param {{ same?: Report, earlier?: Report }} committed the first report with this version, and the last one with another version before it
 * @returns {readonly string[]} none when it does
 */
export function versionProblems(now, { same, earlier }) {
  return [same, earlier].flatMap((report) => {
    if (!report) return [];
    const changes = changesOf(report, now);
    const least = nextVersion(report.version, changes);
    if (isAtLeast(now.version, least)) return [];
    const what = [...changes.broken, ...changes.added].map((text) => `  • ${text}`).join('\n');
    return [`Since ${report.version} the public surface of shared has changed, which needs ${least}:\n${what}`];
  });
}
