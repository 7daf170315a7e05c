// Measures the JavaScript of pages, as transferred to a new visitor.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { compositionOfShell, nameOf } from './composition.mjs';
import { FLAGS } from './flags.mjs';
import { htmlOf, publicPages, SITE } from './public-pages.mjs';
import { startSite } from './site.mjs';
import { scriptsOf } from './transferred.mjs';
import { wake } from './use.mjs';

/**
 * @typedef {import('./transferred.mjs').Script} Script
 * @typedef {Map<string, Map<string, number>>} Composition
 */

/**
 * Pages of the shell alone, and their limits in bytes of compressed JavaScript, without the headers
 * of the responses. 1 kB is 1,000 bytes throughout.
 */
const LIMITS = { '/nowhere': 125_000, '/auth': 125_000 };

/** Pages of modules, once they are used, and their limits. */
const USED = { '/': 135_000, '/generators/fantasy': 184_500, '/inspiration': 235_000 };

/** Limit of a prerendered page until it is used, its inline scripts included, unless it fetches its scripts at once. */
const UNUSED = 2_000;

/** Below this a file is sent as it is. */
const MIN_COMPRESSED_BYTES = 1024;

/** Names that only Supabase's code contains. */
const SUPABASE = /GoTrueClient|PostgrestError/;

const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const line = (/** @type {number} */ bytes, /** @type {string} */ words) =>
  console.log(`  ${kB(bytes).padStart(9)}  ${words}`);

/** @param {readonly Script[]} scripts @param {'bytes' | 'headers'} of */
const sum = (scripts, of) => scripts.reduce((total, script) => total + script[of], 0);

/**
 * The inline scripts of a page as one script, compressed by itself.
 *
 * @param {string} path
 * @returns {Promise<Script>}
 */
async function scriptWithin(path) {
  const html = await htmlOf(path);
  const parts = [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)];
  const source = parts.map(([, content]) => content).join('');
  return {
    path: 'within the page itself',
    bytes: brotliCompressSync(source).length,
    headers: 0,
    encoding: 'br',
    source,
  };
}

/** Whether the marks are still valid: the site's Supabase chunk must contain them. */
async function marksAreKnown() {
  const files = (await readdir(SITE, { recursive: true })).filter((file) => file.endsWith('.js'));
  const sources = await Promise.all(files.map((file) => readFile(join(SITE, file), 'utf8')));
  return sources.some((source) => SUPABASE.test(source));
}

/** @param {readonly Script[]} scripts @param {Composition} composition @returns {Map<string, number>} heaviest first */
function byOwner(scripts, composition) {
  /** @type {Map<string, number>} */
  const owners = new Map();
  for (const { path, bytes } of scripts) {
    for (const [owner, part] of composition.get(nameOf(path)) ?? [['not known', 1]]) {
      owners.set(owner, (owners.get(owner) ?? 0) + part * bytes);
    }
  }
  return new Map([...owners].sort(([, one], [, other]) => other - one));
}

/** @param {readonly Script[]} scripts */
function list(scripts) {
  for (const { bytes, path, encoding } of scripts) line(bytes, `${path} (${encoding})`);
}

/** @param {readonly Script[]} scripts @param {Composition} composition */
function describe(scripts, composition) {
  list(scripts);
  line(sum(scripts, 'headers'), 'headers of the answers, which do not count');
  console.log('  By owner, estimated: each module compressed by itself, before it is minified.');
  const owners = byOwner(scripts, composition);
  for (const [owner, bytes] of owners) line(bytes, owner);
  console.log('  What would bring it down further:');
  line(owners.get('react-router') ?? 0, 'at most, by matching addresses without react-router in the shell');
  line(owners.get('styled-components') ?? 0, 'at most, by styles that are extracted at build');
}

/** @param {string} page and when @param {readonly Script[]} scripts */
function introduce(page, scripts) {
  console.log(`\nCompressed JavaScript of ${page}: ${kB(sum(scripts, 'bytes'))} in ${scripts.length} files`);
}

/** @param {string} path @param {readonly Script[]} scripts @param {number} limit @returns {string[]} */
function problemsOf(path, scripts, limit) {
  const total = sum(scripts, 'bytes');
  return [
    ...(total > limit ? [`${path} transfers ${kB(total)} of JavaScript (limit ${kB(limit)})`] : []),
    ...scripts
      .filter(({ encoding, source }) => encoding !== 'br' && source.length >= MIN_COMPRESSED_BYTES)
      .map((script) => `${script.path} comes without brotli`),
  ];
}

/** @param {string} path @param {readonly Script[]} scripts @returns {string[]} */
function loadsOfSupabase(path, scripts) {
  const loads = scripts.filter(({ source }) => SUPABASE.test(source));
  return loads.map((script) => `${path} loads Supabase in ${script.path}`);
}

const executablePath = process.env.CHROMIUM_PATH;
if (!executablePath) throw new Error('CHROMIUM_PATH is not set: `npm run bench` finds Chromium and sets it.');
const { origin, stop } = await startSite();
const browser = await chromium.launch({ executablePath, args: FLAGS });
const problems = (await marksAreKnown()) ? [] : ['No file of the site has the marks by which Supabase is known'];
try {
  const composition = await compositionOfShell();
  const weigh = (/** @type {string} */ path) => scriptsOf(browser, `${origin}${path}`);
  for (const [path, limit] of Object.entries(LIMITS)) {
    const scripts = await weigh(path);
    introduce(path, scripts);
    describe(scripts, composition);
    problems.push(...problemsOf(path, scripts, limit), ...loadsOfSupabase(path, scripts));
  }
  const pages = new Map((await publicPages([])).map((page) => [page.path, page]));
  for (const [path, limit] of Object.entries(USED)) {
    const page = pages.get(path);
    if (page?.isWritten && !page.isLive) {
      const scripts = [...(await weigh(path)), await scriptWithin(path)];
      introduce(`${path} before it is used`, scripts);
      problems.push(...problemsOf(path, scripts, UNUSED));
    }
    const used = await scriptsOf(browser, `${origin}${path}`, page?.isWritten ? wake : undefined);
    introduce(`${path} once it is used`, used);
    list(used);
    problems.push(...problemsOf(path, used, limit));
  }
} finally {
  await browser.close();
  await stop();
}
for (const problem of problems) console.log(`✗ ${problem}`);
const within = problems.length === 0;
const pages = Object.entries({ ...LIMITS, ...USED }).map(([path, limit]) => `${path} within ${kB(limit)}`);
if (within) console.log(`\n✓ page-weight: ${pages.join(', ')}; the shell’s pages without Supabase`);
process.exitCode = within ? 0 : 1;
