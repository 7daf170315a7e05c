import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keysOf, startProcess } from '../../src/testing/server-process.ts';
import { temporaryFolder } from '../../src/testing/test-server.ts';
import { connectionProbes } from './connections.ts';
import { findStalls } from './find-stalls.ts';
import { createProbes } from './probes.ts';
import { hostileProvider } from './provider.ts';
import { visitorsOf } from './visitors.ts';
import { gaugeEnvironment, watchServer } from './watch.ts';

const isShort = process.env['SOAK'] !== '1';
/** Fixed in `npm test`, so that a run does not fail by chance; new in each soak. */
const seed = Number(process.env['FUZZ_SEED'] ?? (isShort ? 1 : Date.now() % 2 ** 31));

/** A site with one page of a usual size. */
async function siteIn(folder: string): Promise<string> {
  await mkdir(folder);
  await writeFile(
    path.join(folder, 'index.html'),
    `<!doctype html><title>The site</title>${'<p>A door.</p>'.repeat(3000)}`,
  );
  await writeFile(path.join(folder, 'remotes.json'), '{"remotes":[]}');
  return folder;
}

it(`nothing that a stranger or a model sends makes others wait (FUZZ_SEED=${seed})`, async () => {
  const provider = await hostileProvider();
  onTestFinished(provider.close);
  const folder = await temporaryFolder();
  const [data, gauge] = ['data', 'gauge'].map((name) => path.join(folder, name)) as [string, string];
  const { ready } = startProcess({
    ...gaugeEnvironment(gauge),
    STORYLOOM_DATA: data,
    STORYLOOM_SITE: await siteIn(path.join(folder, 'site')),
    TRUSTED_PROXIES: '127.0.0.1',
    AI_BASE_URL: provider.url,
    AI_MODEL: 'hostile',
    AI_MODERATION_MODEL: 'hostile',
    AI_PARALLEL: '100',
    STORY_FIRST_TOKEN_SECONDS: '2',
    STORY_IDLE_SECONDS: '1',
    STORY_TOTAL_SECONDS: '6',
  });
  const url = await ready;
  // Only a soak judges the time between two answers.
  const watch = await watchServer(url, gauge, isShort ? 15 : 5);
  onTestFinished(() => void watch.stop());
  const visitors = await visitorsOf(url, (await keysOf(data)).publishableKey);
  const all = [
    ...connectionProbes(visitors, watch, isShort ? 1 : 4),
    ...(await createProbes(visitors, provider, isShort, seed)),
  ];
  const probes = all.filter(({ name }) => name.includes(process.env['STALL_PROBES'] ?? ''));
  expect(probes.length).toBeGreaterThan(0);
  // Programs beside `npm test` delay answers, but add no work to the server.
  expect(await findStalls(watch, probes, isShort ? 'workMs' : 'gapMs')).toEqual([]);
}, 1_800_000);
