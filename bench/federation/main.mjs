// The federated site against one build of the same sources: how soon a page is painted on a slow phone, and how much JavaScript
// it transfers once it is used.
import { chromium } from '@playwright/test';
import { FLAGS } from '../runner/flags.mjs';
import { PHONE, visit } from '../runner/landing-visit.mjs';
import { publicPages } from '../runner/public-pages.mjs';
import { temporaryFolder } from '../runner/server-process.mjs';
import { startSite } from '../runner/site.mjs';
import { median } from '../runner/statistics.mjs';
import { scriptsOf } from '../runner/transferred.mjs';
import { wake } from '../runner/use.mjs';
import { range, verdict } from '../runner/verdict.mjs';
import { makeSingleSite } from './single-build.mjs';

const PATH = '/generators/fantasy';
const SOURCES = ['mfe-generator/src/remote.ts', 'mfe-generator/src/features/generation/components/generator-page.tsx'];
const ROUNDS = 5;

/** Federated over single, from issue 19: what a page written before its scripts can gain, and what federation may cost. */
const LIMITS = { first: 0.6, largest: 0.9, scripts: 1.06 };

const executablePath = process.env.CHROMIUM_PATH;
if (!executablePath) throw new Error('CHROMIUM_PATH is not set: `npm run bench` finds Chromium and sets it.');
const { folder, remove } = await temporaryFolder();
await makeSingleSite(folder, SOURCES);
const sites = { federated: await startSite(), single: await startSite(folder) };
const browser = await chromium.launch({ executablePath, args: FLAGS });

/** @typedef {keyof typeof sites} Name */

/** @param {Name} name */
async function paintsOf(name) {
  const { first, paint } = await visit(browser, PHONE, `${sites[name].origin}${PATH}`, 'still');
  return { first, largest: paint.time };
}

async function judgePaints() {
  /** @type {Record<Name, { first: number, largest: number }[]>} */
  const runs = { federated: [], single: [] };
  // The first visits fill the caches of the servers.
  for (const name of /** @type {const} */ (['federated', 'single'])) await paintsOf(name);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = /** @type {Name[]} */ (round % 2 === 0 ? ['federated', 'single'] : ['single', 'federated']);
    for (const name of order) runs[name].push(await paintsOf(name));
  }
  return /** @type {const} */ (['first', 'largest']).map((which) => {
    const [ours, theirs] = [runs.federated, runs.single].map((of) => of.map((run) => run[which]));
    const words = `${median(ours ?? []).toFixed(0)} ms (${range(ours ?? [])}) over ${median(theirs ?? []).toFixed(0)} ms (${range(theirs ?? [])}), medians of ${ROUNDS}`;
    return verdict(
      `federation-${which}-paint ${PATH}`,
      median(ours ?? []) / median(theirs ?? []),
      LIMITS[which],
      words,
    );
  });
}

async function judgeScripts() {
  const written = (await publicPages([])).some(({ path, isWritten }) => path === PATH && isWritten);
  const sum = async (/** @type {Name} */ name, /** @type {typeof wake | undefined} */ use) => {
    const scripts = await scriptsOf(browser, `${sites[name].origin}${PATH}`, use);
    return scripts.reduce((total, { bytes }) => total + bytes, 0) / 1000;
  };
  const ours = await sum('federated', written ? wake : undefined);
  const theirs = await sum('single', undefined);
  const words = `${ours.toFixed(1)} kB over ${theirs.toFixed(1)} kB`;
  return verdict(`federation-scripts ${PATH}`, ours / theirs, LIMITS.scripts, words);
}

try {
  console.log('\nThe federated site against one build of the same sources, slow 4G, CPU slowed down ×4:');
  const within = [...(await judgePaints()), await judgeScripts()];
  process.exitCode = within.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await Promise.all(Object.values(sites).map(({ stop }) => stop()));
  await remove();
}
