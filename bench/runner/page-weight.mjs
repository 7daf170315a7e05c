// Weighs the JavaScript of pages, as it comes over the network to somebody who has never been here.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { compositionOfShell, nameOf } from './composition.mjs';
import { FLAGS } from './flags.mjs';
import { startSite } from './site.mjs';
import { scriptsOf } from './transferred.mjs';

/**
 * @typedef {import('./transferred.mjs').Script} Script
 * @typedef {Map<string, Map<string, number>>} Composition
 */

/** Pages that are in the shell alone, which have a limit, and others for comparison. */
const LIMITED = ['/nowhere', '/auth'];
const OTHERS = ['/', '/generators'];

/** Bytes of compressed JavaScript, without the headers of the answers. 1 kB is 1,000 bytes throughout. */
const LIMIT = 140_000;

/** Below this a file is sent as it is. */
const MIN_COMPRESSED_BYTES = 1024;

/** Names that only Supabase's own code has. */
const SUPABASE = /GoTrueClient|PostgrestError/;

const site = join(import.meta.dirname, '../../dist');
const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const line = (/** @type {number} */ bytes, /** @type {string} */ words) =>
  console.log(`  ${kB(bytes).padStart(9)}  ${words}`);

/** @param {readonly Script[]} scripts @param {'bytes' | 'headers'} of */
const sum = (scripts, of) => scripts.reduce((total, script) => total + script[of], 0);

/** Whether the marks are good for anything: the site's own Supabase chunk has them. */
async function marksAreKnown() {
  const files = (await readdir(site, { recursive: true })).filter((file) => file.endsWith('.js'));
  const sources = await Promise.all(files.map((file) => readFile(join(site, file), 'utf8')));
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

/** @param {readonly Script[]} scripts @param {Composition} composition */
function describe(scripts, composition) {
  for (const { bytes, path, encoding } of scripts) line(bytes, `${path} (${encoding})`);
  line(sum(scripts, 'headers'), 'headers of the answers, which do not count');
  console.log('  By owner, estimated: each module compressed by itself, before it is minified.');
  const owners = byOwner(scripts, composition);
  for (const [owner, bytes] of owners) line(bytes, owner);
  const federation = [...owners].filter(([owner]) => owner.startsWith('federation'));
  console.log('  What would bring it down further:');
  line(
    federation.reduce((total, [, bytes]) => total + bytes, 0),
    'at most, by a loader of our own (import maps, a share registry) in place of the federation runtime',
  );
  line(owners.get('react-router') ?? 0, 'at most, by matching addresses without react-router in the shell');
  line(owners.get('styled-components') ?? 0, 'at most, by styles that are extracted at build');
}

/** @param {string} path @param {readonly Script[]} scripts @returns {string[]} */
function problemsOf(path, scripts) {
  const total = sum(scripts, 'bytes');
  return [
    ...(total > LIMIT ? [`${path} transfers ${kB(total)} of JavaScript (limit ${kB(LIMIT)})`] : []),
    ...scripts
      .filter(({ source }) => SUPABASE.test(source))
      .map((script) => `${path} loads Supabase in ${script.path}`),
    ...scripts
      .filter(({ encoding, source }) => encoding !== 'br' && source.length >= MIN_COMPRESSED_BYTES)
      .map((script) => `${script.path} comes without brotli`),
  ];
}

const executablePath = process.env.CHROMIUM_PATH;
if (!executablePath) throw new Error('CHROMIUM_PATH is not set: `npm run bench` finds Chromium and sets it.');
const { origin, stop } = await startSite();
const browser = await chromium.launch({ executablePath, args: FLAGS });
const problems = (await marksAreKnown()) ? [] : ['No file of the site has the marks by which Supabase is known'];
try {
  const composition = await compositionOfShell();
  for (const path of [...LIMITED, ...OTHERS]) {
    const scripts = await scriptsOf(browser, `${origin}${path}`);
    console.log(`\nCompressed JavaScript of ${path}: ${kB(sum(scripts, 'bytes'))} in ${scripts.length} files`);
    if (!LIMITED.includes(path)) continue;
    describe(scripts, composition);
    problems.push(...problemsOf(path, scripts));
  }
} finally {
  await browser.close();
  await stop();
}
for (const problem of problems) console.log(`✗ ${problem}`);
const within = problems.length === 0;
if (within) console.log(`\n✓ page-weight of ${LIMITED.join(' and ')} within ${kB(LIMIT)}, without Supabase`);
process.exitCode = within ? 0 : 1;
