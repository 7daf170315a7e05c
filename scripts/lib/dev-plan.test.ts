import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { devPlan, limitsOf } from './dev-plan.mjs';
import { root } from './run.mjs';

it('starts one module from its sources, and the others as last built or from a deployed site', () => {
  const idsOf = (modules: readonly { readonly id: string }[]) => modules.map(({ id }) => id);
  const others = ['dashboard', 'inspiration', 'marketing'];
  expect(idsOf(devPlan({}).sources)).toEqual(['dashboard', 'generator', 'inspiration', 'marketing']);
  const { sources, builds, ...parts } = devPlan({ id: 'generator' });
  expect([idsOf(sources), idsOf(builds), parts]).toEqual([['generator'], others, { backend: true, shell: true }]);
  const plan = devPlan({ id: 'generator', from: 'https://stories.example/' });
  expect(plan).toMatchObject({ builds: [], from: 'https://stories.example' });
  expect(limitsOf({ ...plan, backend: false })).toEqual([
    'This checkout has no backend: stories, prompts and accounts are those of https://stories.example. What you save there is saved.',
  ]);
});

it('refuses a module that does not exist and an address that is none', () => {
  expect(() => devPlan({ id: 'games' })).toThrow(
    'This checkout has no module “games”. It has dashboard, generator, inspiration, marketing.',
  );
  expect(() => devPlan({ id: 'generator', from: 'stories.example' })).toThrow(
    '--from takes the address of a deployed site, such as https://stories.example: “stories.example” is none.',
  );
  expect(() => devPlan({ from: 'https://stories.example' })).toThrow('Say which module is yours');
});

it('starts what a checkout has, and says what it lacks', async () => {
  const base = await temporaryFolder();
  await mkdir(join(base, 'mfe-games'));
  await writeFile(join(base, 'mfe-games/remote.json'), JSON.stringify({ id: 'games', port: 5175, routes: ['/games'] }));
  const plan = devPlan({ id: 'games', base });
  expect(plan).toMatchObject({ shell: false, backend: false, sources: [{ id: 'games' }], builds: [] });
  expect(limitsOf(plan)).toEqual([
    'This checkout has no shell: each module is shown alone, without header, sign-in and the other modules.',
    'This checkout has no backend: pages that need data say that they can’t reach it.',
  ]);
  for (const folder of ['shell', 'backend']) {
    await mkdir(join(base, folder));
    await writeFile(join(base, folder, 'package.json'), '{}');
  }
  expect(limitsOf(devPlan({ id: 'games', base }))).toEqual([
    'This checkout has no other module: `--from <address>` takes the others from a deployed site.',
  ]);
  expect(limitsOf(devPlan({ id: 'games', from: 'https://stories.example', base }))).toEqual([]);
});

it('refuses a port that another server has, and says what to do', async () => {
  const other = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' };
  const started = promisify(execFile)(process.execPath, ['scripts/dev.mjs', 'generator'], { cwd: root, env });
  await expect(started).rejects.toThrow(`Another server answers at http://127.0.0.1:${port}. Stop it, or set PORT`);
  other.close();
});
